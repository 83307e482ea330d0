import { isEmailAddress } from '../lib/email-address'
import { ConfigError, type EnvironmentReader } from './environment'

/** For those who find a weakness of this portal, as RFC 9116 has it. */
export interface SecurityContact {
  /** SECURITY_CONTACT. Addresses as `mailto:`, `tel:` or `https:`, the preferred one first. */
  readonly contacts: readonly string[]
  /** SECURITY_POLICY. Page that says how reports are handled, over https. */
  readonly policy?: string
  /** SECURITY_LANGUAGES. Tags of the languages that reports may be in. Empty: any. */
  readonly languages: readonly string[]
}

/** Reads the contact. Undefined without SECURITY_CONTACT. */
export function readSecurityContact(read: EnvironmentReader): SecurityContact | undefined {
  const contacts = read.attempt(() => readContacts(read), undefined)
  const policy = read.attempt(() => readPolicy(read), undefined)
  const languages = read.attempt(() => readLanguages(read), [])
  if (contacts === undefined || contacts.length > 0)
    return contacts && { contacts, ...(policy ? { policy } : {}), languages }
  // One that cannot be used has been noted already.
  const lonely = policy === undefined ? languages.length > 0 && 'SECURITY_LANGUAGES' : 'SECURITY_POLICY'
  read.attempt(() => {
    if (lonely)
      throw new ConfigError(`${lonely} is set, but SECURITY_CONTACT is not. Set SECURITY_CONTACT as well.`)
  }, undefined)
  return undefined
}

function readContacts(read: EnvironmentReader): string[] {
  const contacts = read.list('SECURITY_CONTACT')
  const wrong = contacts.find((contact) => !isContact(contact))
  if (wrong === undefined) return contacts
  throw new ConfigError(
    `SECURITY_CONTACT must be addresses such as mailto:security@example.com, https://example.com/security or tel:+1-201-555-0123, not "${wrong}".`,
  )
}

function isContact(text: string): boolean {
  if (/^mailto:/i.test(text)) return isEmailAddress(text.slice('mailto:'.length))
  return /^tel:\+?[\d.()-]+$/i.test(text) || isHttps(text)
}

function readPolicy(read: EnvironmentReader): string | undefined {
  const policy = read.text('SECURITY_POLICY')
  if (policy === undefined || isHttps(policy)) return policy
  throw new ConfigError(`SECURITY_POLICY must be an https address, not "${policy}".`)
}

const isHttps = (text: string): boolean => /^https:\/\/[!-~]+$/i.test(text) && URL.canParse(text)

function readLanguages(read: EnvironmentReader): string[] {
  const languages = read.list('SECURITY_LANGUAGES')
  const wrong = languages.find((language) => !isLanguageTag(language))
  if (wrong === undefined) return languages
  throw new ConfigError(`SECURITY_LANGUAGES must be language tags such as en, de, not "${wrong}".`)
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
