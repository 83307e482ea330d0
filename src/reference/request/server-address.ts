import type { Server } from '../protocol/shared-types'

/**
 * Address of a server with its variables filled in, absolute, without a slash at its end.
 *
 * @param values - By the variable's name; default: its default.
 * @param base - What a relative address starts from. Default: it stays relative.
 */
export function filledAddress(
  server: Server,
  values: Readonly<Record<string, string>> = {},
  base?: string,
): string {
  const defaults = new Map(server.variables.map((variable) => [variable.name, variable.default]))
  const filled = server.url.replace(
    /[{]([^{}]+)[}]/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : defaults.get(name)) ?? whole,
  )
  const absolute = base !== undefined && URL.canParse(filled, base) ? new URL(filled, base).href : filled
  return absolute.replace(/[/]$/, '')
}
