/** What a portal has stored and no response of it tells. */
import { sql } from 'kysely'
import type { Database } from '../../../server/src/store/database'

export interface Stored {
  readonly database: Pick<Database, 'db'>
}

export const storedVersionStrategies = ({ database: { db } }: Stored) =>
  db.selectFrom('version_strategies').selectAll().execute()

export const storedCredentials = ({ database: { db } }: Stored) =>
  db.selectFrom('credentials').selectAll().execute()

export const storedIdempotencyKeys = ({ database: { db } }: Stored) =>
  db.selectFrom('idempotency_keys').selectAll().execute()

export const usedCaptchas = ({ database: { db } }: Stored) =>
  db.selectFrom('used_captchas').selectAll().execute()

/** Returns the words in which misspelled terms are recognized. */
export async function searchWords({ database: { db } }: Stored): Promise<string[]> {
  return (await db.selectFrom('search_words').select('word').execute()).map(({ word }) => word)
}

/** Returns what the audit log says, the oldest first. */
export const auditLog = ({ database: { db } }: Stored) =>
  db.selectFrom('audit_log').selectAll().orderBy('id').execute()

export const developerNamed = ({ database: { db } }: Stored, email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

/** Returns the session of a portal that has one. */
export const onlySession = ({ database: { db } }: Stored) =>
  db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()

/** Returns all mails that were ordered, the oldest first. */
export const storedMails = ({ database: { db } }: Stored) =>
  db.selectFrom('mails').selectAll().orderBy('created_at').execute()

export const storedMailTokens = ({ database: { db } }: Stored) =>
  db.selectFrom('mail_tokens').selectAll().execute()

/** Counts the mails that were ordered and not sent because they were no longer true. */
export async function droppedMails(stored: Stored): Promise<number> {
  return (await storedMails(stored)).filter(({ state }) => state === 'dropped').length
}

/** Returns the e-mail addresses of all developers, in order. */
export async function developerAddresses({ database: { db } }: Stored): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

export async function developerId({ database: { db } }: Stored, email: string): Promise<string> {
  const query = db.selectFrom('accounts').select('id').where('email', '=', email)
  return (await query.executeTakeFirstOrThrow()).id
}

/** Returns the ID of a product, also of one that nobody is shown. */
export async function productId({ database: { db } }: Stored, slug: string): Promise<string> {
  const query = db.selectFrom('products').select('id').where('slug', '=', slug)
  return (await query.executeTakeFirstOrThrow()).id
}

/** Returns the ID of a version, also of one that nobody is shown. */
export async function versionId({ database: { db } }: Stored, name: string): Promise<string> {
  const query = db.selectFrom('product_versions').select('id').where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).id
}

/** Returns the ID of an auth strategy. */
export async function strategyId({ database: { db } }: Stored, name: string): Promise<string> {
  const query = db.selectFrom('auth_strategies').select('id').where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).id
}

/** Returns the IDs of all signing keys, published or not. */
export async function signingKeyIds({ database: { db } }: Stored): Promise<string[]> {
  const rows = await db.selectFrom('signing_keys').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Returns what changes with every write to the row of a key. */
export async function rowVersion({ database: { db } }: Stored, credentialId: string): Promise<string> {
  const query = db.selectFrom('credentials').select(sql<string>`ctid::text || xmin::text`.as('version'))
  return (await query.where('id', '=', credentialId).executeTakeFirstOrThrow()).version
}

/** Returns all organizations, the oldest first. */
export const storedOrganizations = ({ database: { db } }: Stored) =>
  db.selectFrom('organizations').selectAll().orderBy('created_at').execute()

/** Counts what imports have written and not removed. */
export async function storedRevisions({ database: { db } }: Stored): Promise<number> {
  const { count } = await db
    .selectFrom('revisions')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the foreign keys whose columns no index begins with: what removes a row they refer to reads their whole table. */
export async function foreignKeysWithoutIndex({ database: { db } }: Stored): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || conname as name
    from pg_constraint key
    join pg_class class on class.oid = conrelid
    where contype = 'f' and not relispartition and not exists (
      select from pg_index
      where indrelid = conrelid
        and (indkey::smallint[])[0:array_length(conkey, 1) - 1] @> conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
    )
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
