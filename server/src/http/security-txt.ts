import type { SecurityContact } from '../config/security-contact'

const lifeDays = 180
const dayMs = 86_400_000

/**
 * Returns a contact as RFC 9116 writes it. It is valid for 180 days, because it is as current as the settings of the running server.
 *
 * @param portalUrl - Where browsers reach the portal. Named as the canonical place if it is https.
 */
export function securityTxt(
  { contacts, policy, languages }: SecurityContact,
  portalUrl: string,
  now: Date,
): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + lifeDays) * dayMs)
  const canonical = new URL('/.well-known/security.txt', portalUrl)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    ...(canonical.protocol === 'https:' ? [`Canonical: ${canonical.href}`] : []),
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ]
  return `${lines.join('\n')}\n`
}
