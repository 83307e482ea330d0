import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { MaybePromise } from '../lib/maybe-promise'
import type { Database } from './database'
import type { Keyring } from './keyring'
import type { Schema } from './schema'

/** Secrets that can be rotated. */
export const secretNames = [
  'access-tokens',
  'refresh-token-successors',
  'sso-attempts',
  'sso-id-tokens',
  'captcha-challenges',
  'captcha-solutions',
  'idempotent-answers',
  'known-devices',
  'access-codes',
  'list-cursors',
] as const

export type SecretName = (typeof secretNames)[number]

/** The secrets of the server, cached until any process rotates them. */
export interface Secrets {
  named(name: SecretName): MaybePromise<Secret>
  /**
   * Returns the version that something was signed with.
   *
   * @param kid - As it carries it; untrusted. Undefined: it carries none.
   * @returns undefined for a version that is unknown, or no longer accepted.
   */
  version(name: SecretName, kid: string | undefined): MaybePromise<SecretVersion | undefined>
}

const secretBytes = 32
const kidBytes = 6

/** Of the version that a secret begins with. What carries no `kid` was signed with it. */
export const firstKid = 'first'

export interface SecretVersion {
  /** In what was signed with it. */
  readonly kid: string
  readonly key: Uint8Array
  /** Milliseconds since 1970; undefined for the current one. */
  readonly acceptedUntil?: number
}

/** The versions of a secret that are accepted. */
export class Secret {
  /** @param versions - The current one first. */
  constructor(private readonly versions: readonly [SecretVersion, ...SecretVersion[]]) {}

  get current(): SecretVersion {
    return this.versions[0]
  }

  /** The current one first, then those of before, the newest first. */
  get accepted(): readonly SecretVersion[] {
    return this.versions.filter(isAccepted)
  }

  /** @returns undefined for a version that is not known, or no longer accepted. */
  find(kid: string = firstKid): SecretVersion | undefined {
    return this.versions.find((version) => version.kid === kid && isAccepted(version))
  }
}

const isAccepted = ({ acceptedUntil = Number.POSITIVE_INFINITY }: SecretVersion) => acceptedUntil > Date.now()

type Reader = { db: Kysely<Schema> | Transaction<Schema>; keyring: Keyring }

/** Reads a secret that the server made for itself. The first process to ask makes it; all others get the same. */
export async function readSecret({ db, keyring }: Reader, name: string): Promise<Secret> {
  const found = await findVersions({ db, keyring }, name)
  if (found) return found
  const { value, keyId } = keyring.seal(secretLabel(name, firstKid), randomBytes(secretBytes))
  await db
    .insertInto('secrets')
    .values({ name, value, key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await findVersions({ db, keyring }, name)
  if (!made) throw new Error(`The secret ${name} was made and is not there.`)
  return made
}

async function findVersions({ db, keyring }: Reader, name: string): Promise<Secret | undefined> {
  const rows = await db
    .selectFrom('secrets')
    .select([
      'kid',
      'value',
      'key_id',
      sql<number | null>`extract(epoch from accepted_until - now())::float8`.as('seconds_left'),
    ])
    .where('name', '=', name)
    .where(isNotOver)
    .orderBy(sql`accepted_until desc nulls first`)
    .execute()
  const [current, ...others] = rows.map(({ kid, value, key_id, seconds_left }) => ({
    kid,
    key: new Uint8Array(keyring.open(secretLabel(name, kid), { value, keyId: key_id })),
    ...(seconds_left === null ? {} : { acceptedUntil: Date.now() + seconds_left * 1000 }),
  }))
  return current && new Secret([current, ...others])
}

const isNotOver = sql<boolean>`(accepted_until is null or accepted_until > now())`

/** The current version of a secret that is never rotated. */
export async function secretNamed(
  database: Pick<Database, 'db' | 'keyring'>,
  name: string,
): Promise<Uint8Array> {
  return (await readSecret(database, name)).current.key
}

/** What a value is encrypted for: no version can take the place of another. */
export function secretLabel(name: string, kid: string): string {
  return kid === firstKid ? name : `${name}/${kid}`
}

export interface SecretPeriod {
  name: string
  kid: string
  created_at: Date
  /** Null for the current version. */
  accepted_until: Date | null
}

/** Returns every version that is accepted, by name, the current one first. */
export function listSecretVersions(db: Kysely<Schema> | Transaction<Schema>): Promise<SecretPeriod[]> {
  return db
    .selectFrom('secrets')
    .select(['name', 'kid', 'created_at', 'accepted_until'])
    .where(isNotOver)
    .orderBy('name')
    .orderBy(sql`accepted_until desc nulls first`)
    .execute()
}

/** Lets one transaction at a time rotate secrets. */
export async function lockSecrets(db: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rotationLock})`.execute(db)
}

const rotationLock = 7_406_156

/**
 * Makes a new version of a secret, the current one from now on.
 *
 * @param acceptSeconds - How long the one of before is accepted. 0: it is removed, and so are older ones.
 * @returns its `kid`.
 */
export async function replaceSecret(
  { db, keyring }: { db: Transaction<Schema>; keyring: Keyring },
  name: string,
  acceptSeconds: number,
): Promise<string> {
  // Made now, if it was never needed: two processes must not make it at once.
  await readSecret({ db, keyring }, name)
  if (acceptSeconds === 0) await db.deleteFrom('secrets').where('name', '=', name).execute()
  const end = sql<Date>`now() + make_interval(secs => ${acceptSeconds})`
  await db
    .updateTable('secrets')
    .set({ accepted_until: sql<Date>`least(accepted_until, ${end})` })
    .where('name', '=', name)
    .execute()
  const kid = randomBytes(kidBytes).toString('hex')
  const { value, keyId } = keyring.seal(secretLabel(name, kid), randomBytes(secretBytes))
  await db.insertInto('secrets').values({ name, kid, value, key_id: keyId }).execute()
  return kid
}

export async function removeEndedSecrets(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('secrets')
    .where('accepted_until', '<=', sql<Date>`now()`)
    .execute()
}
