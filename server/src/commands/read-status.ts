import { clockSentence } from '../rules/clock-comparison'
import { readContentStatus, readServerStatus } from '../rules/server-status'
import { schemaMismatchExitCode, type Command } from './command'

/** Says what there is and what waits, of a database of any schema. */
export const readStatus: Command<object> = {
  needs: 'as-it-is',
  async run(database) {
    const { status, advice } = await readServerStatus(database)
    const { version, engine, postgresql, schema, schema_state, clock_difference_seconds } = status
    const lines = [
      `portal-server  ${version}`,
      `Database       PostgreSQL ${postgresql}${engine === 'embedded' ? ', embedded' : ''}`,
      `Schema         ${schema ?? 'none'}, ${schema_state}`,
      `Clock          ${clockSentence(clock_difference_seconds)}`,
    ]
    if (advice !== undefined)
      return { lines: [...lines, advice], records: [status], exitCode: schemaMismatchExitCode }
    const counts = await readContentStatus(database)
    return {
      lines: [
        ...lines,
        `Secrets        ${secretsOf(counts.encryption_keys)}`,
        `Products       ${counts.products}`,
        `Developers     ${counts.developers}, ${counts.pending_developers} pending`,
        `Users          ${counts.users}, ${counts.pending_users} pending`,
        `Applications   ${counts.applications}`,
        `Registrations  ${counts.pending_registrations} pending, ${counts.registrations_with_pending_scopes} approved with pending scopes`,
        `Mails          ${counts.waiting_mails} waiting`,
        `Jobs           ${jobsOf(counts.failed_jobs)}`,
      ],
      records: [{ ...status, ...counts }],
    }
  },
}

function secretsOf(keys: readonly (string | null)[]): string {
  if (keys.length === 0) return 'none yet'
  return keys.map((key) => (key === null ? 'in clear' : `encrypted with the key ${key}`)).join(', ')
}

function jobsOf(failed: readonly string[]): string {
  return failed.length === 0 ? 'no failures' : `${failed.join(', ')} failed; see portal-server jobs list`
}
