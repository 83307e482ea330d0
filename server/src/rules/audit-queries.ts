import type { Kysely } from 'kysely'
import { listChanges, type AuditFilters } from '../store/audit-log'
import { findAccountByEmail } from '../store/accounts'
import type { Page } from '../store/paging'
import type { Schema } from '../store/schema'

export type AuditEntryRecord = Awaited<ReturnType<typeof listChanges>>[number]

export type AuditQueryOutcome =
  | { outcome: 'found'; data: AuditEntryRecord[] }
  | { outcome: 'unknown-developer'; email: string }

/** Finds entries of the audit log, the newest first. Wherever a filter takes the ID of a developer, it takes the e-mail address. */
export async function queryAuditLog(
  db: Kysely<Schema>,
  { about, subject, actor, ...filters }: AuditFilters,
  page: Page,
): Promise<AuditQueryOutcome> {
  const ids = new Map<string, string>()
  for (const email of new Set([about, subject, actor])) {
    if (!email?.includes('@')) continue
    const developer = await findAccountByEmail(db, 'developer', email)
    if (!developer) return { outcome: 'unknown-developer', email }
    ids.set(email, developer.id)
  }
  const idOf = (text: string | undefined) => ids.get(text ?? '') ?? text
  const data = await listChanges(
    db,
    {
      ...filters,
      about: idOf(about),
      subject: idOf(subject),
      actor: actor && ids.has(actor) ? `developer:${idOf(actor)}` : actor,
    },
    page,
  )
  return { outcome: 'found', data }
}
