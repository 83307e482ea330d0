import type { Kysely } from 'kysely'
import { listChanges, type AuditEntryRecord, type AuditFilters } from '../store/audit-log'
import { findAccountsByEmail, type AccountKey } from '../store/accounts'
import type { Position, Section } from '../store/paging'
import type { Schema } from '../store/schema'

export type AuditQueryOutcome =
  | { outcome: 'found'; data: AuditEntryRecord[]; next: Position | null }
  | { outcome: 'unknown-account'; email: string }

export interface AuditQuery extends Omit<AuditFilters, 'about' | 'subject' | 'actor'> {
  about?: string
  subject?: string
  actor?: string
}

/**
 * Finds entries of the audit log, the newest first. Wherever a filter takes the ID of an account, it takes the e-mail address, which
 * stands for the developer and the user who have it.
 */
export async function queryAuditLog(
  db: Kysely<Schema>,
  { about, subject, actor, ...filters }: AuditQuery,
  section: Section,
): Promise<AuditQueryOutcome> {
  const accounts = new Map<string, AccountKey[]>()
  for (const email of new Set([about, subject, actor])) {
    if (!email?.includes('@')) continue
    const found = await findAccountsByEmail(db, email)
    if (found.length === 0) return { outcome: 'unknown-account', email }
    accounts.set(email, found)
  }
  const idsOf = (text: string | undefined) =>
    text === undefined ? undefined : (accounts.get(text)?.map(({ id }) => id) ?? [text])
  const actors = actor === undefined ? undefined : accounts.get(actor)?.map(({ kind, id }) => `${kind}:${id}`)
  const found = await listChanges(
    db,
    {
      ...filters,
      about: idsOf(about),
      subject: idsOf(subject),
      actor: actors ?? (actor === undefined ? undefined : [actor]),
    },
    section,
  )
  return { outcome: 'found', ...found }
}
