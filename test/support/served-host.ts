import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { hostServer } from '../../demo/hosts/host-server.mjs'
import { hosts } from '../../demo/hosts/hosts.mjs'

/** An application of `demo/hosts` on an origin of its own. */
export async function servedHost(name: string, portalUrl: string) {
  const host = hosts.find((one) => one.name === name)
  if (!host) throw new Error(`There is no host ${name}.`)
  const server = hostServer(resolve('demo/hosts', host.folder), portalUrl)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}
