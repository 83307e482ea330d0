import { listChanges, type AuditFilters } from '../store/audit-log'
import { findDeveloperByEmail } from '../store/developers'
import { listed, refuse, type Command } from './command'

export interface AuditOptions {
  /** ID of a thing, or of whom it concerns; of a developer also the e-mail address. */
  about?: string
  /** Beginning of the action. */
  action?: string
  /** ISO 8601. */
  since?: string
  limit: number
}

/** Newest first. */
export const readAuditLog: Command<AuditOptions> = {
  name: 'audit',
  async run({ db }, { about, action, since, limit }) {
    const filters: AuditFilters = { action }
    if (since !== undefined) {
      filters.since = new Date(since)
      if (Number.isNaN(filters.since.getTime()))
        refuse(`"${since}" is no date and time, such as 2026-01-31T08:00Z.`)
    }
    if (about !== undefined) {
      const developer = about.includes('@') ? await findDeveloperByEmail(db, about) : undefined
      if (about.includes('@') && !developer) refuse(`There is no developer ${about}.`)
      filters.about = developer?.id ?? about
    }
    const changes = await listChanges(db, filters, { size: limit, number: 1 })
    return listed(
      changes,
      ({ at, actor, action: done, subject, details }) =>
        `${at.toISOString()}  ${actor}  ${done}  ${subject}  ${JSON.stringify(details)}`,
      { none: 'Nothing was found.' },
    )
  },
}
