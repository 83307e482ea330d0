import type { GatewayVersion } from '../../store/gateway-versions'

/** What a client sent to the API. */
export interface SentCredentials {
  /** By names in lower case. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  query: URLSearchParams
}

export interface ShownCredential {
  kind: 'key' | 'token'
  value: string
}

/** Whether requests to the version show tokens. */
export function takesTokens({ strategies }: Pick<GatewayVersion, 'strategies'>): boolean {
  return strategies.some(({ credential_type }) => credential_type !== 'key_auth')
}

/** Names of headers and query parameters that carry keys for the version. */
export function keyNamesOf({ strategies }: Pick<GatewayVersion, 'strategies'>): string[] {
  const names = strategies.flatMap(({ credential_type, key_names }) =>
    credential_type === 'key_auth' ? key_names : [],
  )
  return [...new Set(names)]
}

/**
 * Finds the key or token where the auth strategies of the version have it. The same one may be sent in several places.
 *
 * @returns 'none', or 'several' if there are different ones: nobody could say which of them counts.
 */
export function findCredential(
  { headers, query }: SentCredentials,
  version: Pick<GatewayVersion, 'strategies'>,
): ShownCredential | 'none' | 'several' {
  const bearer = bearerIn(headers.authorization)
  const keys = keyNamesOf(version).flatMap((name) => {
    const header = name.toLowerCase()
    const inHeader = header === 'authorization' ? (bearer ?? headers[header]) : headers[header]
    return [...[inHeader ?? []].flat(), ...query.getAll(name)]
  })
  const shown = new Map<string, ShownCredential>()
  for (const value of keys) if (value !== '') shown.set(value, { kind: 'key', value })
  if (takesTokens(version) && bearer !== undefined && !shown.has(bearer))
    shown.set(bearer, { kind: 'token', value: bearer })
  const [first, ...others] = shown.values()
  if (!first) return 'none'
  return others.length > 0 ? 'several' : first
}

function bearerIn(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^bearer +(\S+)$/i.exec(header)?.[1] : undefined
}
