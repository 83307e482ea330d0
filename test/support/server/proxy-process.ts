import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { TestFolder } from './folder'
import { isPortOpen } from './is-port-open'
import { keepLogLine } from './log-file'
import { until } from './until'

export interface ProxyProcess {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly environment: Readonly<Record<string, string>>
  readonly port: number
  /** Its home directory. */
  readonly folder: string
}

/** Starts a proxy of Debian's packages, waits until it listens, and ends it with the test. */
export async function startProxyProcess(
  t: TestContext,
  { name, command: [program, ...args], environment, port, folder }: ProxyProcess,
): Promise<void> {
  const child = spawn(program, args, {
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With its workers in a group of its own.
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += String(text)
      keepLogLine(String(text))
    })
  const ended = once(child, 'exit')
  t.after(async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${printed}`)
    return isPortOpen(port)
  }, `${name} listens`)
}

/** Writes a file of `conf.d` and what includes it. @returns the command that runs nginx with them in the foreground. */
export async function nginxCommand(
  folder: TestFolder,
  configuration: string,
): Promise<ProxyProcess['command']> {
  await folder.write({
    'portal.conf': configuration,
    // What Debian's nginx.conf has, for any user.
    'nginx.conf': `
      daemon off;
      pid nginx.pid;
      error_log stderr info;
      events {}
      http {
        access_log off;
        client_body_temp_path body;
        proxy_temp_path proxy;
        fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi;
        scgi_temp_path scgi;
        include portal.conf;
      }`,
  })
  return ['nginx', '-p', folder.path, '-c', join(folder.path, 'nginx.conf')]
}
