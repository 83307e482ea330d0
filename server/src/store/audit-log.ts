import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { offsetOf, type Page } from './paging'
import type { AuditLogTable, Schema } from './schema'

/** `operator`: whoever has the command line. `portal`: the server by itself. Else who called. */
export type Actor = 'operator' | 'portal' | `developer:${string}` | `key:${string}`

/** What changed, then how: `application.create`. */
export type AuditAction = `${
  | 'access'
  | 'application'
  | 'auth-strategy'
  | 'content'
  | 'credential'
  | 'developer'
  | 'key'
  | 'product'
  | 'registration'
  | 'session'
  | 'signing-key'}.${string}`

type Detail = string | number | boolean | null | readonly string[]

export interface AuditEntry {
  actor: Actor
  action: AuditAction
  /** ID of what changed. */
  subject: string
  /** What a reader of the log wants to know beside it. Never a password, key, secret or token, nor the hash of one. */
  details?: Readonly<Record<string, Detail>>
}

/** Writes down a change, in the transaction that makes it: neither is there without the other. */
export async function recordChange(db: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, details = {} } = entry
  await db
    .insertInto('audit_log')
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute()
}

/** Writes down several at once. */
export async function recordChanges(db: Transaction<Schema>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await db
      .insertInto('audit_log')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ actor, action, subject, details = {} }) => {
          return { actor, action, subject, details: JSON.stringify(details) }
        }),
      )
      .execute()
  }
}

const entriesAtOnce = 500

export interface AuditFilters {
  /** ID of what changed, or of whom or what a change was about. */
  about?: string
  /** Beginning of the action, `registration` or `registration.approve`. */
  action?: string
  since?: Date
}

export type AuditRecord = Selectable<AuditLogTable>

/** Newest first. */
export function listChanges(db: Kysely<Schema>, filters: AuditFilters, page: Page): Promise<AuditRecord[]> {
  const { about, action, since } = filters
  let query = db.selectFrom('audit_log').selectAll()
  if (about !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('subject', '=', about),
        eb('actor', 'in', [`developer:${about}`, `key:${about}`]),
        sql<boolean>`exists (select from jsonb_each_text(details) where value = ${about})`,
      ]),
    )
  }
  if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`)
  if (since !== undefined) query = query.where('at', '>=', since)
  return query.orderBy('id', 'desc').limit(page.size).offset(offsetOf(page)).execute()
}
