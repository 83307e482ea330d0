/**
 * The mail queue, as one table: a mail is stored in the transaction of what it tells of, on both engines. Packages for queues on
 * PostgreSQL bring tables and connections of their own, and the embedded engine has one session.
 */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Language } from '../texts/texts'
import { announceChange } from './change-feed'
import type { Schema } from './schema'
import type { MailState, MailTable } from './schema-mail'
import { removeInBatches } from './removal'
import type { AccountKind } from './settings'

export interface OutgoingMail extends Pick<
  Selectable<MailTable>,
  'id' | 'template' | 'data' | 'account_id' | 'address' | 'kind' | 'language' | 'attempts'
> {
  ageSeconds: number
}

export interface MailRow {
  template: string
  data: object
  accountId?: string
  address?: string
  kind?: AccountKind
  language?: Language
}

/** Puts a mail into the outbox and tells every process. Sent once the transaction is committed, and only then. */
export async function insertMail(db: Kysely<Schema> | Transaction<Schema>, mail: MailRow): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      template: mail.template,
      data: JSON.stringify(mail.data),
      account_id: mail.accountId ?? null,
      address: mail.address ?? null,
      kind: mail.kind ?? null,
      language: mail.language ?? null,
      last_error: null,
      finished_at: null,
    })
    .execute()
  await announceChange(db, 'mail')
}

/** As `insertMail`, for each of many accounts. */
export async function insertMails(
  db: Transaction<Schema>,
  { template, data }: Pick<MailRow, 'template' | 'data'>,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return
  await sql`
    insert into mails (template, data, account_id)
    select ${template}, ${JSON.stringify(data)}::jsonb, unnest(${accountIds}::uuid[])`.execute(db)
  await announceChange(db, 'mail')
}

/** Lets a mail that waits be tried now. @returns whether it waits. */
export async function hurryMail(db: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ due_at: sql`least(due_at, now())` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Puts the same mail into the outbox once more. @returns its ID, or undefined if there is no such mail. */
export async function copyMail(db: Transaction<Schema>, id: string): Promise<string | undefined> {
  const copied = ['template', 'data', 'account_id', 'address', 'kind', 'language'] as const
  const copy = await db
    .insertInto('mails')
    .columns(copied)
    .expression(db.selectFrom('mails').select(copied).where('id', '=', id))
    .returning('id')
    .executeTakeFirst()
  return copy?.id
}

/**
 * Takes the mail that has waited longest, for this process alone until the lease ends: of several processes each gets another
 * one, and one that is killed while it sends gives its mail back by doing nothing.
 */
export function claimMail(db: Kysely<Schema>, leaseSeconds: number): Promise<OutgoingMail | undefined> {
  return db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      due_at: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'template',
      'data',
      'account_id',
      'address',
      'kind',
      'language',
      'attempts',
      sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds'),
    ])
    .executeTakeFirst()
}

/** Extends the lease of a claimed mail, as long as no other process has claimed it since. @returns whether it is still ours. */
export async function extendLease(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  leaseSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await leased(db, mail)
    .set({ due_at: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Stores that a mail server has accepted the mail, which holds also after the lease has ended. */
export async function markMailSent(db: Kysely<Schema>, { id }: ClaimedMail): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', last_error: null, finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Ends a mail that is not sent, unless another process has claimed it since. */
export async function giveMailUp(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  state: Extract<MailState, 'dropped' | 'failed'>,
  error: string | null = null,
): Promise<void> {
  await leased(db, mail)
    .set({ state, last_error: error, finished_at: sql`now()` })
    .execute()
}

/** Lets a mail wait, unless another process has claimed it since. */
export async function postponeMail(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  { delaySeconds, error }: { delaySeconds: number; error: string },
): Promise<void> {
  await leased(db, mail)
    .set({ due_at: sql`now() + make_interval(secs => ${delaySeconds})`, last_error: error })
    .execute()
}

/** A claim counts an attempt, so the number of attempts tells one lease from the next. */
type ClaimedMail = Pick<OutgoingMail, 'id' | 'attempts'>

function leased(db: Kysely<Schema>, { id, attempts }: ClaimedMail) {
  return db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
}

/** @returns undefined when none waits. */
export async function millisecondsToNextMail(db: Kysely<Schema>): Promise<number | undefined> {
  const { ms } = await db
    .selectFrom('mails')
    .select(sql<number | null>`(extract(epoch from min(due_at) - now()) * 1000)::float8`.as('ms'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return ms === null ? undefined : Math.max(0, ms)
}

export interface OutboxState {
  /** How many mails wait, as far as they are counted. */
  readonly waiting: number
  readonly oldestSeconds: number
}

const mostCounted = 10_001

/** Of a long queue a part is read. */
export function readOutboxState(db: Kysely<Schema>): Promise<OutboxState> {
  const waiting = db
    .selectFrom('mails')
    .select('created_at')
    .where('state', '=', 'waiting')
    .limit(mostCounted)
  return db
    .selectFrom(waiting.as('waiting'))
    .select([
      sql<number>`count(*)::integer`.as('waiting'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestSeconds'),
    ])
    .executeTakeFirstOrThrow()
}

export async function removeOldMails(db: Kysely<Schema>): Promise<void> {
  const longPast = sql<Date>`now() - interval '30 days'`
  await removeInBatches(db, 'mails', sql`state <> 'waiting' and finished_at < ${longPast}`)
  await removeInBatches(db, 'local_inbox', sql`received_at < ${longPast}`)
}
