import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { hostServer } from '../../demo/hosts/host-server.mjs'
import { type Host, hosts } from '../../demo/hosts/hosts.mjs'
import { ownServer, type OwnServerOptions } from '../../demo/hosts/own-server.mjs'

/** How an application's own server is started, where it has one. */
export type ServerStart = Pick<OwnServerOptions, 'command' | 'environment'>

async function servedFolder({ folder }: Host, portalUrl: string) {
  const server = hostServer(resolve('demo/hosts', folder), portalUrl)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** An application of `demo/hosts` on an origin of its own. */
export async function servedHost(name: string, portalUrl: string, start: ServerStart = {}) {
  const host = hosts.find((one) => one.name === name)
  if (!host) throw new Error(`There is no host ${name}.`)
  return host.server ? ownServer(host, { portalUrl, ...start }) : servedFolder(host, portalUrl)
}
