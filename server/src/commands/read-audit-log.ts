import { queryAuditLog } from '../rules/audit-queries'
import type { AuditEntryRecord } from '../store/audit-log'
import { refuse } from './command'
import { listCommand, type ListOptions } from './list-command'
import { momentOf } from './moment'

export interface AuditOptions extends ListOptions {
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
}

/** Newest first. */
export const readAuditLog = listCommand<AuditEntryRecord, AuditOptions>({
  async read({ db }, section, { about, subject, actor, action, since }) {
    const filters = {
      about,
      subject,
      actor,
      action,
      since: since === undefined ? undefined : momentOf(since),
    }
    const result = await queryAuditLog(db, filters, section)
    return result.outcome === 'found' ? result : refuse(`There is no account ${result.email}.`)
  },
  lineOf({ at, actor, action, subject, details, network_address, request_id, count, last_at }) {
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
  },
  none: () => 'Nothing was found.',
})
