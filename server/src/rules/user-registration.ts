import { createHmac } from 'node:crypto'
import { findAccountByEmail } from '../store/accounts'
import { isAccessCode } from '../store/access-codes'
import type { Database } from '../store/database'
import { saveRegisteredOrganization } from '../store/organizations'
import { secretNamed } from '../store/secrets'
import type { PasswordPolicy, Region, UserSettings } from '../store/settings'
import { accessCodeHash, useAccessCode } from './access-codes'
import { nameFaults } from './account-names'
import { recordAttempt } from './attempts'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword, passwordMatches } from './passwords'
import type { RateLimits } from './rate-limits'
import type { FieldFault } from './refusal'
import { storeRegistration, type Registration } from './registration'

export interface UserRegistration extends Omit<Registration, 'kind'> {
  organization: string
  /** As typed, never trimmed. */
  password: string
  /** As typed, never trimmed. */
  accessCode?: string
  region?: Region
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
 * the same statements and password hashes. Two registrations of an address with different passwords leave it without one, so
 * that the owner chooses it after confirming: nobody gets into an account that another person confirmed.
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
  const codeHash = needsCode ? await accessCodeHash(database, accessCode) : undefined
  if (codeHash !== undefined) {
    const refused = await checkCode(database, registration, codeHash, rateLimits)
    if (refused) return refused
  }

  const known = await findAccountByEmail(database.db, 'user', email)
  const isSame = await passwordMatches(password, known?.password_hash)
  const organizationId = await organizationIdFor(database, email)
  const ofUser = {
    organizationId,
    passwordHash: await hashPassword(password),
    samePassword: isSame ? (known?.password_hash ?? null) : null,
  }
  const isRegistered = await database.db.transaction().execute(async (transaction) => {
    if (codeHash !== undefined && !(await useAccessCode(transaction, codeHash, email))) return false
    await saveRegisteredOrganization(transaction, {
      id: organizationId,
      name: organization.trim(),
      region: regionOf(registration.region, settings),
      email,
    })
    await storeRegistration(transaction, { ...registration, kind: 'user', ofUser })
    return true
  })
  return isRegistered ? { outcome: 'registered', organizationId } : { outcome: 'wrong-code' }
}

/** Wrong codes are limited by network, so that nobody finds one by trying. */
async function checkCode(
  { db }: Database,
  { actor }: UserRegistration,
  codeHash: string,
  rateLimits: RateLimits,
): Promise<UserRegistrationOutcome | undefined> {
  const { networkAddress = 'unknown' } = actor
  const wait = await rateLimits.wrongAccessCode.take(networkAddress)
  if (wait !== undefined) return { outcome: 'limited', retryAfterSeconds: wait }
  if (await isAccessCode(db, codeHash)) {
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
