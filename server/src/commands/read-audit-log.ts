import type { Kysely } from 'kysely'
import { isDate, isDateTime } from '../store/dates'
import { listChanges, type AuditFilters } from '../store/audit-log'
import { findDeveloperByEmail } from '../store/developers'
import type { Schema } from '../store/schema'
import { listed, refuse, type Command } from './command'

export interface AuditOptions {
  /** ID of a thing, or of whom it concerns; of a developer also the e-mail address. */
  about?: string
  /** The same, of the subject only. */
  subject?: string
  /** As in the log, or the e-mail address of a developer. */
  actor?: string
  /** Beginning of the action. */
  action?: string
  /** A date, which begins in UTC, or a date and time in ISO 8601. */
  since?: string
  limit: number
}

/** Newest first. */
export const readAuditLog: Command<AuditOptions> = {
  name: 'audit',
  async run({ db }, { about, subject, actor, action, since, limit }) {
    const filters: AuditFilters = {
      action,
      about: await idOf(db, about),
      subject: await idOf(db, subject),
      actor: actor?.includes('@') ? `developer:${await idOf(db, actor)}` : actor,
    }
    if (since !== undefined) {
      filters.since = momentOf(since)
      if (!filters.since)
        refuse(
          `"${since}" is no date, such as 2026-01-31, and no date and time, such as 2026-01-31T08:00:00Z.`,
        )
    }
    const changes = await listChanges(db, filters, { size: limit, number: 1 })
    return listed(changes, lineOf, { none: 'Nothing was found.' })
  },
}

/** Returns the ID of the developer who has the e-mail address, or the text if it is none. */
async function idOf(db: Kysely<Schema>, text: string | undefined): Promise<string | undefined> {
  if (!text?.includes('@')) return text
  const developer = await findDeveloperByEmail(db, text)
  return developer?.id ?? refuse(`There is no developer ${text}.`)
}

type Entry = Awaited<ReturnType<typeof listChanges>>[number]

function lineOf(entry: Entry): string {
  const { at, actor, action, subject, details, network_address, request_id, count, last_at } = entry
  return [
    at.toISOString(),
    actor,
    action,
    subject ?? '-',
    JSON.stringify(details),
    network_address && `from ${network_address}`,
    request_id,
    count > 1 && `${count} times until ${last_at?.toISOString()}`,
  ]
    .filter(Boolean)
    .join('  ')
}

function momentOf(text: string): Date | undefined {
  return isDate(text) || isDateTime(text) ? new Date(text) : undefined
}
