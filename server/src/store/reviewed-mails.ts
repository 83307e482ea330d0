import { sql, type Kysely, type Transaction } from 'kysely'
import { inOrder, newestFirst, sectionOf, type Listed, type Section } from './paging'
import type { Schema } from './schema'
import type { MailState } from './schema-mail'

type Db = Kysely<Schema> | Transaction<Schema>

/** In the order in which a mail can have them. */
export const mailStates = ['waiting', 'sent', 'dropped', 'failed'] as const satisfies readonly MailState[]

const table = (db: Db) => db.selectFrom('mails')

/** @param from - Some of the table. Default: all of it. */
const mails = (db: Db, from: ReturnType<typeof table> = table(db)) =>
  db
    .selectFrom(from.selectAll().as('mails'))
    .leftJoin('accounts', 'accounts.id', 'mails.account_id')
    .select([
      'mails.id',
      'mails.state',
      'mails.template',
      sql<string | null>`coalesce(accounts.email, mails.address)`.as('recipient'),
      'mails.account_id',
      'mails.language',
      'mails.attempts',
      'mails.due_at',
      'mails.last_error',
      'mails.data',
      'mails.created_at',
      'mails.finished_at',
    ])

/** A mail of the outbox as operators look at it. Without a recipient, it is for the operators. */
export type ReviewedMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

export interface MailFilters {
  state?: MailState
  template?: string
  /** E-mail address. */
  to?: string
}

/** Newest first. */
export function listMails(
  db: Db,
  section: Section,
  { state, template, to }: MailFilters,
): Promise<Listed<ReviewedMail>> {
  const order = newestFirst('mails')
  let matching = table(db)
  if (state) matching = matching.where('mails.state', '=', state)
  if (template !== undefined) matching = matching.where('mails.template', '=', template)
  if (to !== undefined)
    matching = matching.where(
      sql<boolean>`(lower(mails.address) = lower(${to})
        or mails.account_id in (select id from accounts where lower(email) = lower(${to})))`,
    )
  const show = (some: typeof matching) => inOrder(mails(db, some), order)
  return sectionOf(db, { matching, order, show }, section)
}

export function findMail(db: Db, id: string) {
  return mails(db).where('mails.id', '=', id).executeTakeFirst()
}
