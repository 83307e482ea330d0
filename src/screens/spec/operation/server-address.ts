import type { Server } from '../../../reference'

/** Address of a server with the default of each variable, without a slash at its end; empty where there is no server. */
export function addressOfServer(server: Server | undefined): string {
  if (!server) return ''
  const values = new Map(server.variables.map((variable) => [variable.name, variable.default]))
  return server.url
    .replace(/[{]([^{}]+)[}]/g, (whole, name: string) => values.get(name) ?? whole)
    .replace(/[/]$/, '')
}
