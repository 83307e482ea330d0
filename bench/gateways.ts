import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/support/server/free-port'

interface Setup {
  /** `host:port`, as the next. */
  api: string
  portal: string
  gatewayKey: string
  /** Whether it asks about each request. Else it is the same without that. */
  isChecked: boolean
}

const programs = {
  nginx: {
    file: 'demo/gateways/nginx/portal.conf.template',
    unchecked: (text: string) => text.replace('auth_request /portal-check;', ''),
    async prepare(folder: string) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off;
          ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')} include configuration; }`,
      )
      return ['-p', folder, '-c', join(folder, 'nginx.conf')]
    },
  },
  caddy: {
    file: 'demo/gateways/caddy/Caddyfile',
    unchecked: (text: string) => text.replace(/^\t\tforward_auth[^]*?^\t\t}$/m, ''),
    prepare: async (folder: string) => [
      ...['run', '--config', join(folder, 'configuration'), '--adapter', 'caddyfile'],
    ],
  },
}

/** Starts a gateway of Debian's packages with its configuration of `demo/gateways`. */
export async function startGateway(
  program: keyof typeof programs,
  { api: API, portal: PORTAL, gatewayKey: GATEWAY_KEY, isChecked }: Setup,
): Promise<{ url: string; close(): Promise<void> }> {
  const { file, unchecked, prepare } = programs[program]
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const LISTEN = String(await freePort())
  const variables: Record<string, string> = { LISTEN, API, PORTAL, GATEWAY_KEY }
  const written = await readFile(file, 'utf8')
  const text = isChecked ? written : unchecked(written)
  if (text === written && !isChecked) throw new Error(`${file} has no check to leave out.`)
  const substituted = text.replace(/\{?\$\{?([A-Z_]+)\}/g, (found, name: string) => variables[name] ?? found)
  await writeFile(join(folder, 'configuration'), substituted)
  const child = spawn(program, await prepare(folder), {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${LISTEN}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`)
    await wait(50)
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
