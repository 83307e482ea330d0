/** Makes what a portal has stored as old as a test needs it, so that no test waits. */
import { decodeJwt, SignJWT } from 'jose'
import { sql, type Kysely } from 'kysely'
import {
  down as describedOriginsDown,
  up as describedOriginsUp,
} from '../../../server/src/store/migrations/0060-described-origins'
import { announceChange } from '../../../server/src/store/change-feed'
import { secretNamed } from '../../../server/src/store/secrets'
import type { RealPortal } from './portal'
import type { Stored } from './stored'
import type { PortalVisitor } from './visitor'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** Makes every session begin so long ago. */
export async function ageSessions({ database: { db } }: Stored, seconds: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ created_at: ago(seconds) })
    .execute()
}

/** Ends the lifetime of every refresh token. */
export async function expireRefreshTokens({ database: { db } }: Stored): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ expires_at: ago(1) })
    .execute()
}

/** Ends the lifetime of every code with which a page of another site takes over a sign-in. */
export async function expireLoginCodes({ database: { db } }: Stored): Promise<void> {
  await db
    .updateTable('login_codes')
    .set({ expires_at: ago(1) })
    .execute()
}

/** Ends the time in which a password links an identity. */
export async function expirePendingLinks({ database: { db } }: Stored): Promise<void> {
  await db
    .updateTable('pending_links')
    .set({ expires_at: ago(1) })
    .execute()
}

/** Ends the lifetime of every link in a mail. */
export async function expireMailTokens({ database: { db } }: Stored): Promise<void> {
  await sql`update mail_tokens set expires_at = now() - interval '1 second'`.execute(db)
}

/** Ends every lock after wrong passwords. @param of - Only of these. */
export async function endLocks(
  { database: { db } }: Stored,
  of: 'network' | 'device' | 'all' | '' = '',
): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ locked_until: ago(1) })
    .where('source', 'like', `${of}%`)
    .execute()
}

/** Makes the hour pass in which wrong passwords from all networks are counted. */
export async function passHourOfFailures({ database: { db } }: Stored): Promise<void> {
  await sql`update sign_in_failures set counted_since = counted_since - interval '1 hour'`.execute(db)
}

/** Ends the time for which used captchas are remembered. */
export async function endOfUsedCaptchas({ database: { db } }: Stored): Promise<void> {
  await db
    .updateTable('used_captchas')
    .set({ expires_at: ago(1) })
    .execute()
}

/** Makes every signing key so much older. */
export async function ageSigningKeys({ database: { db } }: Stored, days: number): Promise<void> {
  await sql`update signing_keys set created_at = created_at - make_interval(days => ${days})`.execute(db)
}

/** Moves the times at which signing keys begin and end to be used. */
export async function passSigningKeyHour({ database: { db } }: Stored): Promise<void> {
  await sql`update signing_keys set active_from = active_from - interval '1 hour',
    published_until = published_until - interval '1 hour'`.execute(db)
}

/** Makes accounts so old. @param except - E-mail address of one that stays new. */
export async function ageDevelopers({ database: { db } }: Stored, days: number, except = ''): Promise<void> {
  await sql`update accounts set created_at = now() - make_interval(days => ${days}) where email <> ${except}`.execute(
    db,
  )
}

/** @param keyHash - Of the one that becomes so old. */
export async function ageIdempotencyKey(
  { database: { db } }: Stored,
  keyHash: string,
  hours: number,
): Promise<void> {
  await sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}) where key_hash = ${keyHash}`.execute(
    db,
  )
}

/** Returns the access token that a visitor has, as it is after its lifetime. */
export async function expiredAccessToken(
  { database }: Pick<RealPortal, 'database'>,
  { cookies }: PortalVisitor,
): Promise<string> {
  const claims = decodeJwt(cookies.get('portalaccesstoken')?.value ?? '')
  return new SignJWT({ ...claims, exp: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(await secretNamed(database, 'access-tokens'))
}

/** Makes API descriptions as they were before they said what they connect to, and migrates them. */
export async function migrateDescriptionsAgain({ database: { db } }: Stored): Promise<void> {
  await describedOriginsDown(db as unknown as Kysely<unknown>)
  await describedOriginsUp(db as unknown as Kysely<unknown>)
}

/** Makes the recorded last use of a key another day. */
export async function lastUsedOn(
  { database: { db } }: Stored,
  credentialId: string,
  day: string,
): Promise<void> {
  await sql`update credentials set last_used_on = ${day} where id = ${credentialId}`.execute(db)
}

/** Ends the lifetime of every access code. */
export async function expireAccessCodes({ database: { db } }: Stored): Promise<void> {
  await db
    .updateTable('access_codes')
    .set({ expires_at: ago(1) })
    .execute()
}

/** Moves the times at which access keys expire. */
export async function passKeyExpiry({ database: { db } }: Stored, seconds: number): Promise<void> {
  await sql`update access_keys set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(db)
}

/** Moves the times until which earlier versions of secrets are accepted. */
export async function passSecretAcceptance({ database }: Stored, seconds: number): Promise<void> {
  const { db } = database
  await sql`update secrets set accepted_until = accepted_until - make_interval(secs => ${seconds})`.execute(
    db,
  )
  await announceChange(db, 'secrets')
}

/** Ends the lease of every mail that a process has for itself, and lets the queues look again. */
export async function endMailLeases({ database: { db } }: Stored): Promise<void> {
  await sql`update mails set due_at = now() where state = 'waiting'`.execute(db)
  await announceChange(db, 'mail')
}

/** Stores so many rate limit counters whose time is over. */
export async function addOldCounters({ database: { db } }: Stored, count: number): Promise<void> {
  await sql`
    insert into rate_limit_counters (key, points, expire)
    select 'old:' || n, 1, 1 from generate_series(1, ${count}::integer) n`.execute(db)
}

/** Lets the lease of a job end, as when the process that has it was killed a minute ago. */
export async function endLease({ database: { db } }: Stored, name: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_ends_at: sql<Date>`now()` })
    .where('name', '=', name)
    .execute()
}

/** Makes the last use of a gateway's or operator's key so long ago. */
export async function ageLastUse({ database: { db } }: Stored, name: string, seconds: number): Promise<void> {
  await db
    .updateTable('access_keys')
    .set({ last_used_at: ago(seconds) })
    .where('name', '=', name)
    .execute()
}
