import { createHmac } from 'node:crypto'
import { isAccessCode } from '../store/access-codes'
import type { Database } from '../store/database'
import { saveRegisteredOrganization } from '../store/organizations'
import { secretNamed } from '../store/secrets'
import type { PasswordPolicy, Region, UserSettings } from '../store/settings'
import { saveUserRegistration } from '../store/user-registrations'
import { accessCodeHashes, useAccessCode } from './access-codes'
import { nameFaults } from './account-names'
import { recordAttempt } from './attempts'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword } from './passwords'
import type { RateLimits } from './rate-limits'
import type { FieldFault } from './refusal'
import { storeRegistration, type Registration } from './registration'
import { inTransaction } from '../store/transactions'

export interface UserRegistration extends Omit<Registration, 'kind'> {
  organization: string
  /** As typed, never trimmed. */
  password: string
  /** As typed, never trimmed. */
  accessCode?: string
  region?: Region
  /** Hash of what the cookie of the browser holds. */
  browserHash: string
}

export type UserRegistrationOutcome =
  | { outcome: 'registered'; organizationId: string }
  | { outcome: 'closed' | 'wrong-code' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'invalid'; faults: FieldFault[] }
  | { outcome: 'weak'; faults: PasswordFault[] }

interface Circumstances {
  settings: UserSettings
  policy: PasswordPolicy
  rateLimits: RateLimits
}

/**
 * Signs up a user with an organization. Known and unknown addresses get the same outcome, an ID of an organization included, after
 * the same statements and password hashes. Each browser has a registration of its own; its password counts if the same browser
 * confirms the address.
 */
export async function registerUser(
  database: Database,
  registration: UserRegistration,
  { settings, policy, rateLimits }: Circumstances,
): Promise<UserRegistrationOutcome> {
  if (settings.registration === 'invitation') return { outcome: 'closed' }
  const { accessCode = '', email, organization, password } = registration
  const faults = nameFaults({ organization })
  if (faults.length > 0) return { outcome: 'invalid', faults }
  const weaknesses = passwordFaults(password, policy)
  if (weaknesses.length > 0) return { outcome: 'weak', faults: weaknesses }
  const needsCode = settings.registration === 'access_code'
  const codeHashes = needsCode ? await accessCodeHashes(database, accessCode) : undefined
  if (codeHashes !== undefined) {
    const refused = await checkCode(database, registration, codeHashes, rateLimits)
    if (refused) return refused
  }

  const organizationId = await organizationIdFor(database, email)
  const passwordHash = await hashPassword(password)
  const named = { name: organization.trim(), region: regionOf(registration.region, settings) }
  const isRegistered = await inTransaction(database.db, async (transaction) => {
    if (codeHashes !== undefined && !(await useAccessCode(transaction, codeHashes, email))) return false
    const account = { ...registration, kind: 'user', ofUser: { organizationId } } as const
    const accountId = await storeRegistration(transaction, account)
    await saveRegisteredOrganization(transaction, { id: organizationId, ...named, accountId })
    await saveUserRegistration(transaction, {
      account_id: accountId,
      browser_hash: registration.browserHash,
      full_name: registration.fullName,
      language: registration.language,
      organization_id: organizationId,
      organization_name: named.name,
      region: named.region,
      password_hash: passwordHash,
    })
    return true
  })
  return isRegistered ? { outcome: 'registered', organizationId } : { outcome: 'wrong-code' }
}

/** Wrong codes are limited by network, so that nobody finds one by trying. */
async function checkCode(
  { db }: Database,
  { actor }: UserRegistration,
  codeHashes: readonly string[],
  rateLimits: RateLimits,
): Promise<UserRegistrationOutcome | undefined> {
  const { networkAddress = 'unknown' } = actor
  const wait = await rateLimits.wrongAccessCode.take(networkAddress)
  if (wait !== undefined) return { outcome: 'limited', retryAfterSeconds: wait }
  if (await isAccessCode(db, codeHashes)) {
    await rateLimits.wrongAccessCode.giveBack(networkAddress)
    return undefined
  }
  await recordAttempt(db, { actor, action: 'access-code.wrong', subject: 'none' })
  return { outcome: 'wrong-code' }
}

/** The forms name a region in any case, so where there is one, nothing else can be meant. */
function regionOf(given: Region | undefined, { regions }: UserSettings): Region {
  return regions.find((region) => region === given) ?? regions[0] ?? 'us'
}

/** Returns the ID that the organization of a registration has, the same each time, also where none is made. */
async function organizationIdFor(database: Database, email: string): Promise<string> {
  const key = await secretNamed(database, 'organization-ids')
  const bytes = createHmac('sha256', key).update(email.toLowerCase()).digest().subarray(0, 16)
  // The bits that make it a UUID of version 8, whose content is the maker's own.
  bytes[6] = (Number(bytes[6]) & 0x0f) | 0x80
  bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
