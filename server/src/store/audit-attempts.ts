import { sql, type Kysely } from 'kysely'
import type { Actor, AuditAction } from './audit-log'
import type { Schema } from './schema'
import type { AccountKind } from './settings'

/** An action that anonymous callers can repeat without limit. */
export interface AuditAttempt {
  /** With a network in place of the network address, where one subscriber has many addresses. */
  actor: Actor
  action: AuditAction
  /** The account with the e-mail address, if there is one, or an ID. */
  subject: { kind: AccountKind; email: string } | { id: string } | 'none'
}

/** Beyond these numbers of entries in an hour, attempts are counted without their network, and then without their subject. */
const limits = { networks: 1000, subjects: 10_000 }

/**
 * Writes down an attempt, or several that are equal: one entry an hour for each action, actor, subject and network, with the number of attempts.
 * However many there are and from wherever they come, an hour adds little more than 10 000 entries.
 *
 * The statement is the same whether or not an account has the e-mail address, which is not stored.
 */
export async function insertAttempt(
  db: Kysely<Schema>,
  { actor, action, subject }: AuditAttempt,
  times = 1,
): Promise<void> {
  await sql`
    insert into audit_log (actor, action, subject, network_address, request_id, count, repeated_in, last_at)
    select ${actor.name}, ${action},
      case when entries < ${limits.subjects} then ${idOf(subject)} end,
      case when entries < ${limits.networks} then ${actor.networkAddress ?? null}::inet end,
      ${actor.requestId ?? null}, ${times}::integer, date_trunc('hour', now(), 'UTC'), now()
    from (
      select count(*) as entries from (
        select from audit_log where repeated_in = date_trunc('hour', now(), 'UTC') limit ${limits.subjects}
      ) this_hour
    ) counted
    on conflict (repeated_in, action, actor, subject, network_address) where repeated_in is not null
      do update set count = audit_log.count + excluded.count, last_at = now()`.execute(db)
}

function idOf(subject: AuditAttempt['subject']) {
  if (subject === 'none') return sql<string | null>`null::text`
  if ('id' in subject) return sql<string | null>`${subject.id}::text`
  return sql<
    string | null
  >`(select id::text from accounts where kind = ${subject.kind} and lower(email) = ${subject.email.toLowerCase()})`
}
