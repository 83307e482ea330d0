/** Both halves of HTTP Basic (RFC 7617) as they were sent. OAuth has them percent-encoded. */
export interface BasicCredentials {
  readonly user: string
  readonly password: string
}

/** @param value - Of the header. @returns undefined for another scheme. Halves are empty where nothing can be read. */
export function basicCredentialsOf(value: string | undefined): BasicCredentials | undefined {
  const encoded = /^basic +(\S+)$/i.exec(value ?? '')?.[1]
  if (encoded === undefined) return undefined
  const decoded = Buffer.from(encoded, 'base64').toString()
  const [, user = '', password = ''] = /^([^:]*):(.*)$/s.exec(decoded) ?? []
  return { user, password }
}
