/** The barrier of concurrency stories: requests wait in the database, on a lock that the test holds. PostgreSQL only. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockAccessKeys } from '../../../server/src/store/access-keys'
import type { Schema } from '../../../server/src/store/schema'
import type { Stored } from './stored'
import { until } from './until'

export interface HeldAccount {
  /** Waits until so many requests wait in the database for a lock. They get it in the order in which they came. */
  waiters(count: number): Promise<void>
  release(): Promise<void>
}

/** Locks the account of an address, of either kind, until it is released. */
export function holdAccount(stored: Stored, email: string): Promise<HeldAccount> {
  return hold(stored, `the account ${email}`, (db) =>
    db.selectFrom('accounts').select('id').where('email', '=', email).forUpdate().execute(),
  )
}

/** Locks the account of an address against changes until it is released. Rows that refer to it can be stored. */
export function holdAccountChanges(stored: Stored, email: string): Promise<HeldAccount> {
  return hold(stored, `the account ${email}`, (db) =>
    db.selectFrom('accounts').select('id').where('email', '=', email).forNoKeyUpdate().execute(),
  )
}

/** Ends every session, in a transaction that is still open. */
export function endingSessions(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'sessions', (db) => db.updateTable('sessions').set({ ended_at: new Date() }).execute())
}

/**
 * Locks every session, and later the account of an address: a request that has the account and waits for a session is undone by
 * PostgreSQL, which chooses the one that waits longer.
 */
export async function holdInOppositeOrder(
  { database: { db } }: Stored,
  email: string,
): Promise<HeldAccount & { lockAccount(): Promise<void> }> {
  const transaction = await db.startTransaction().execute()
  await transaction.selectFrom('sessions').select('id').forUpdate().execute()
  return {
    waiters: (count) =>
      until(async () => (await waiting(db)) === count, `${count} requests wait for sessions`),
    async lockAccount() {
      // Looks for a deadlock later than the request does.
      await sql`set local deadlock_timeout = '60s'`.execute(transaction)
      await transaction.selectFrom('accounts').select('id').where('email', '=', email).forUpdate().execute()
    },
    release: () => transaction.commit().execute(),
  }
}

/** Lets nobody store a refresh token: a refresh waits with the next one, which it has derived. */
export function holdNewRefreshTokens(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'refresh tokens', (db) => sql`lock table refresh_tokens in share mode`.execute(db))
}

/** Locks every refresh token: a refresh waits before it derives the next one. */
export function holdRefreshTokens(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'refresh tokens', (db) =>
    db.selectFrom('refresh_tokens').select('id').forUpdate().execute(),
  )
}

/** Lets nobody make the link of a mail: a mail waits while it is composed. */
export function holdMailTokens(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'links of mails', (db) => sql`lock table mail_tokens in share mode`.execute(db))
}

/** Holds every access code as the transaction of a registration does that uses it. */
export function holdAccessCodeUse(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'access codes', (db) =>
    db.selectFrom('access_codes').select('id').forKeyShare().execute(),
  )
}

/** Locks the making and voiding of access keys. */
export function holdAccessKeys(stored: Stored): Promise<HeldAccount> {
  return hold(stored, 'access keys', lockAccessKeys)
}

/**
 * Grants a developer the view of every product. It counts once it is released, and is not announced. Reads of products wait until
 * then.
 */
export function holdGrants(stored: Stored, email: string): Promise<HeldAccount> {
  return hold(stored, 'products', async (db) => {
    await sql`lock table products in access exclusive mode`.execute(db)
    await sql`
      insert into product_access (developer_id, product_id, action, allowed)
      select accounts.id, products.id, 'view', true from accounts, products where email = ${email}`.execute(
      db,
    )
  })
}

async function hold(
  { database: { db } }: Stored,
  what: string,
  lock: (db: Transaction<Schema>) => Promise<unknown>,
): Promise<HeldAccount> {
  const transaction = await db.startTransaction().execute()
  await lock(transaction)
  return {
    waiters: (count) =>
      until(async () => (await waiting(db)) === count, `${count} requests wait for ${what}`),
    release: () => transaction.commit().execute(),
  }
}

async function waiting(db: Kysely<Schema>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count
}
