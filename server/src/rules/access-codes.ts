import { createHmac, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  deleteAccessCode,
  insertAccessCode,
  isAccessCode,
  useAccessCode as takeUse,
  type AccessCodeRecord,
} from '../store/access-codes'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import type { Schema } from '../store/schema'
import { readSecret, type SecretVersion } from '../store/secrets'
import { Refusal, refuseFaults, type FieldFault } from './refusal'
import { addressHash } from './rate-limits'
import { takenField } from './unique-values'
import { inTransaction } from '../store/transactions'

/** What an operator decides about a code. */
export interface AccessCodeInput {
  name: string
  /** As typed, never trimmed. Default: a random one. */
  code?: string
  /** Addresses that may use it. Default: any number. */
  maxUses?: number
  /** Default: never. */
  expiresAt?: Date
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const shortestCode = 8
const longestCode = 256
/** Without those that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Creates a code. Throws `Refusal` if the input is not valid, or the name or the code is taken. @returns the code in clear, which nothing tells again. */
export async function createAccessCode(
  database: Database,
  { name, code = newCode(), maxUses, expiresAt }: AccessCodeInput,
  actor: Actor,
): Promise<{ record: AccessCodeRecord; code: string }> {
  refuseFaults(faultsOf({ name, code, maxUses }))
  const [codeHash, ...earlierHashes] = await accessCodeHashes(database, code)
  const record = await inTransaction(database.db, async (transaction) => {
    if (earlierHashes.length > 0 && (await isAccessCode(transaction, earlierHashes))) throw takenField('name')
    const created = await insertAccessCode(transaction, {
      name,
      codeHash,
      maxUses: maxUses ?? null,
      expiresAt: expiresAt ?? null,
    })
    if (!created) throw takenField('name')
    await recordChange(transaction, {
      actor,
      action: 'access-code.create',
      subject: created.id,
      details: { name, max_uses: maxUses ?? null, expires_at: expiresAt?.toISOString() ?? null },
    })
    return created
  })
  return { record, code }
}

/** Voids a code. Accounts that registered with it stay. Throws `Refusal` if there is none of that name. */
export async function revokeAccessCode(db: Transaction<Schema>, name: string, actor: Actor): Promise<void> {
  const id = await deleteAccessCode(db, name)
  if (id === undefined) throw new Refusal('unknown')
  await recordChange(db, { actor, action: 'access-code.revoke', subject: id, details: { name } })
}

/** Uses a code for the address of a registration. @returns its ID; undefined if it lets nobody in. */
export function useAccessCode(
  db: Transaction<Schema>,
  codeHashes: readonly string[],
  email: string,
): Promise<string | undefined> {
  return takeUse(db, codeHashes, addressHash({ kind: 'user', email }))
}

/**
 * Returns what the database may store of a code, with the current secret of the portal first: operators may choose codes that can be
 * guessed. Codes of before a rotation are stored with an older one.
 */
export async function accessCodeHashes(
  database: Pick<Database, 'db' | 'keyring'>,
  code: string,
): Promise<[string, ...string[]]> {
  const { current, accepted } = await readSecret(database, 'access-codes')
  const hashWith = ({ key }: SecretVersion) => createHmac('sha256', key).update(code).digest('hex')
  return [hashWith(current), ...accepted.slice(1).map(hashWith)]
}

function faultsOf({ name, code = '', maxUses = 1 }: Pick<AccessCodeInput, 'name' | 'code' | 'maxUses'>) {
  const faults: FieldFault[] = []
  if (!namePattern.test(name)) faults.push({ field: 'name', rule: 'matches_regex' })
  if (code.length < shortestCode) faults.push({ field: 'code', rule: 'min_length', minimum: shortestCode })
  if (code.length > longestCode) faults.push({ field: 'code', rule: 'max_length', maximum: longestCode })
  if (!Number.isInteger(maxUses) || maxUses < 1) faults.push({ field: 'max_uses', rule: 'invalid' })
  return faults
}

/** Returns a code of about 79 random bits, in groups that people can read aloud: `7QKD-PX2M-9VTA-H4CN`. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
