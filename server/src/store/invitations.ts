import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Language } from '../texts/texts'
import { inOrder, newestFirst, sectionOf, type Listed, type Section } from './paging'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

/** `open`: no mail has been sent yet, or the link of the newest one works. */
export const invitationStates = ['open', 'expired', 'accepted', 'revoked'] as const
export type InvitationState = (typeof invitationStates)[number]

const state = sql<InvitationState>`case
  when invitations.accepted_at is not null then 'accepted'
  when invitations.revoked_at is not null then 'revoked'
  when invitations.expires_at <= now() then 'expired'
  else 'open'
end`

/** The same as conditions, which indexes have. */
const isIn: Readonly<Record<InvitationState, ReturnType<typeof sql<SqlBool>>>> = {
  accepted: sql`invitations.accepted_at is not null`,
  revoked: sql`invitations.accepted_at is null and invitations.revoked_at is not null`,
  expired: sql`invitations.accepted_at is null and invitations.revoked_at is null and invitations.expires_at <= now()`,
  open: sql`invitations.accepted_at is null and invitations.revoked_at is null
    and (invitations.expires_at is null or invitations.expires_at > now())`,
}

const table = (db: Db) => db.selectFrom('invitations')

/** @param from - Some of the table. Default: all of it. */
const invitations = (db: Db, from: ReturnType<typeof table> = table(db)) =>
  db
    .selectFrom(from.selectAll().as('invitations'))
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.full_name',
      'invitations.organization_id',
      'organizations.name as organization',
      'organizations.region',
      'invitations.language',
      'invitations.created_at',
      'invitations.sent_at',
      'invitations.expires_at',
      state.as('state'),
    ])

export type InvitationRecord = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export function findInvitation(db: Db, id: string) {
  return invitations(db).where('invitations.id', '=', id).executeTakeFirst()
}

/** Locks it until the transaction ends. */
export function lockInvitation(db: Transaction<Schema>, id: string): Promise<InvitationRecord | undefined> {
  return invitations(db).where('invitations.id', '=', id).forUpdate('invitations').executeTakeFirst()
}

/** Newest first. */
export function listInvitations(
  db: Kysely<Schema>,
  section: Section,
  filters: { state?: InvitationState; email?: string } = {},
): Promise<Listed<InvitationRecord>> {
  const order = newestFirst('invitations')
  let matching = table(db)
  if (filters.state) matching = matching.where(isIn[filters.state])
  if (filters.email !== undefined)
    matching = matching.where(sql`lower(invitations.email)`, '=', filters.email.toLowerCase())
  const show = (some: typeof matching) => inOrder(invitations(db, some), order)
  return sectionOf(db, { matching, order, show }, section)
}

/** Returns the one of the address that is neither accepted nor revoked. */
export function findOpenInvitation(db: Db, email: string): Promise<InvitationRecord | undefined> {
  return invitations(db)
    .where(sql`lower(invitations.email)`, '=', email.toLowerCase())
    .where('invitations.accepted_at', 'is', null)
    .where('invitations.revoked_at', 'is', null)
    .executeTakeFirst()
}

/** @returns its ID; undefined if the address has one that is open. */
export async function insertInvitation(
  db: Transaction<Schema>,
  invitation: { email: string; full_name: string | null; organization_id: string; language: Language | null },
): Promise<string | undefined> {
  const row = await db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Stores that its mail was made, and how long the link of that works. */
export async function markSent(db: Db, id: string, lifetimeSeconds: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ sent_at: sql`now()`, expires_at: sql`now() + make_interval(secs => ${lifetimeSeconds})` })
    .where('id', '=', id)
    .execute()
}

export async function markInvitation(
  db: Transaction<Schema>,
  id: string,
  settled: 'accepted' | 'revoked',
): Promise<void> {
  await db
    .updateTable('invitations')
    .set(settled === 'accepted' ? { accepted_at: sql`now()` } : { revoked_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
