import { sql, type Kysely, type Transaction } from 'kysely'
import { offsetOf, type Page } from './paging'
import type { Schema } from './schema'
import type { AccountKind } from './settings'

/** `operator`: a user of the command line. `portal`: the server by itself. `anonymous`: a request without a session or key. */
export type ActorName = 'operator' | 'portal' | 'anonymous' | `${AccountKind}:${string}` | `key:${string}`

/** Where a request came from. */
export interface Origin {
  /** Absent if the connection tells none, or a proxy something else. */
  readonly networkAddress?: string
  readonly requestId?: string
  /** Raw header of the request. The audit log does not keep it, sessions do. */
  readonly userAgent?: string
}

/** Who acts, with the origin of the request if there is one. */
export interface Actor extends Origin {
  readonly name: ActorName
}

export const operatorActor: Actor = { name: 'operator' }
export const portalActor: Actor = { name: 'portal' }

/** What changed, then how: `application.create`. */
export type AuditAction = `${
  | AccountKind
  | 'access'
  | 'access-code'
  | 'application'
  | 'auth-strategy'
  | 'client-token'
  | 'content'
  | 'credential'
  | 'invitation'
  | 'key'
  | 'password-change'
  | 'organization'
  | 'product'
  | 'registration'
  | 'secret'
  | 'session'
  | 'sign-in'
  | 'signing-key'}.${string}`

type Detail = string | number | boolean | null | readonly string[]

export interface AuditEntry {
  actor: Actor
  action: AuditAction
  /** ID of what changed, or of the account that an anonymous act concerns. */
  subject: string
  /** What a reader of the log wants to know beside it. Never a password, key, secret or token, nor the hash of one. */
  details?: Readonly<Record<string, Detail>>
}

/** Writes down a change, in the transaction that makes it: neither is there without the other. */
export async function recordChange(db: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  await recordChanges(db, [entry])
}

/** Writes down several at once. */
export async function recordChanges(db: Transaction<Schema>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await db
      .insertInto('audit_log')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ actor, action, subject, details = {} }) => ({
          actor: actor.name,
          action,
          subject,
          network_address: actor.networkAddress ?? null,
          request_id: actor.requestId ?? null,
          details: JSON.stringify(details),
        })),
      )
      .execute()
  }
}

const entriesAtOnce = 500

export interface AuditFilters {
  /** IDs of what changed, or of whom or what a change was about. */
  about?: readonly string[]
  /** IDs of what changed, or of the account that an act concerns. */
  subject?: readonly string[]
  /** Who acted, as `anonymous` or `key:robot`. */
  actor?: readonly string[]
  /** Beginning of the action, `registration` or `registration.approve`. */
  action?: string
  since?: Date
  /** Leave out entries about keys. */
  withoutKeys?: boolean
}

const columns = [
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'network_address',
  'request_id',
  'count',
  'last_at',
  'details',
] as const

/** Newest first. */
export function listChanges(db: Kysely<Schema>, filters: AuditFilters, page: Page) {
  const { about, action, actor, since, subject, withoutKeys } = filters
  let query = db.selectFrom('audit_log').select(columns)
  if (about !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('subject', 'in', about),
        eb(
          'actor',
          'in',
          about.flatMap((id) => [`developer:${id}`, `user:${id}`, `key:${id}`]),
        ),
        sql<boolean>`exists (select from jsonb_each_text(details) where value = any(${about}))`,
      ]),
    )
  }
  if (subject !== undefined) query = query.where('subject', 'in', subject)
  if (actor !== undefined) query = query.where('actor', 'in', actor)
  if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`)
  if (since !== undefined) query = query.where(sql<Date>`coalesce(last_at, at)`, '>=', since)
  if (withoutKeys) query = query.where(sql<boolean>`not starts_with(action, 'key.')`)
  return query.orderBy('id', 'desc').limit(page.size).offset(offsetOf(page)).execute()
}

/** Removes entries that are older than so many days, a batch at a time, so that no lock lasts long. */
export async function removeOldEntries(db: Kysely<Schema>, days: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('audit_log')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('audit_log')
          .select('id')
          .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
          .limit(removedAtOnce),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < removedAtOnce) return
  }
}

const removedAtOnce = 10_000
