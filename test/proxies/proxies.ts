import { chmod, readFile } from 'node:fs/promises'
import type { TestContext } from 'node:test'
import { type TestFolder, testFolder } from '../support/server/folder'
import { nginxCommand, type ProxyProcess, startProxyProcess } from '../support/server/proxy-process'

/** Variables of every configuration. */
interface Variables {
  readonly LISTEN: string
  /** `host:port`, as the next. */
  readonly NODE_1: string
  readonly NODE_2: string
  /** Of Caddy, in the place of LISTEN. */
  readonly SITE: string
}

export interface ReverseProxy {
  readonly name: string
  /** Requests with a body cannot go to another node until its health check has noticed the end of one. */
  readonly losesBodies?: true
  command(folder: TestFolder, variables: Variables): Promise<ProxyProcess['command']>
}

export const reverseProxies: readonly ReverseProxy[] = [
  {
    name: 'nginx',
    async command(folder, variables) {
      const text = await readFile('demo/proxies/nginx.conf', 'utf8')
      // As `envsubst` writes them.
      const substituted = text.replace(
        /\$\{(LISTEN|NODE_1|NODE_2)\}/g,
        (_, name: keyof Variables) => variables[name],
      )
      return nginxCommand(folder, substituted)
    },
  },
  {
    name: 'Caddy',
    // Debian's version. Later ones keep the body.
    losesBodies: true,
    command: async () => ['caddy', 'run', '--config', 'demo/proxies/Caddyfile', '--adapter', 'caddyfile'],
  },
  { name: 'HAProxy', command: async () => ['haproxy', '-db', '-f', 'demo/haproxy/portal.cfg'] },
]

/** Starts a proxy before two nodes, and ends it with the test. */
export async function startReverseProxy(
  t: TestContext,
  { name, command }: ReverseProxy,
  port: number,
  [NODE_1, NODE_2]: readonly [string, string],
): Promise<void> {
  const folder = await testFolder(t)
  // Proxies that are started as root give up its rights before they read some of their files.
  await chmod(folder.path, 0o755)
  const address = `127.0.0.1:${port}`
  const environment = { LISTEN: address, SITE: `http://:${port}`, NODE_1, NODE_2 }
  await startProxyProcess(t, {
    name,
    command: await command(folder, environment),
    environment,
    port,
    folder: folder.path,
  })
}
