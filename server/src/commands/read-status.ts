import { clockSentence } from '../rules/clock-comparison'
import { readContentStatus, readServerStatus } from '../rules/server-status'
import { schemaMismatchExitCode, type Command } from './command'
import { totalText } from './list-command'

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
    const content = await readContentStatus(database)
    const { at_least, encryption_keys, failed_jobs } = content
    const number = (name: (typeof at_least)[number]) =>
      totalText({ total: content[name], isTotalExact: !at_least.includes(name) })
    return {
      lines: [
        ...lines,
        `Secrets        ${secretsOf(encryption_keys)}`,
        `Products       ${number('products')}`,
        `Developers     ${number('developers')}, ${number('pending_developers')} pending`,
        `Users          ${number('users')}, ${number('pending_users')} pending`,
        `Applications   ${number('applications')}`,
        `Registrations  ${number('pending_registrations')} pending, ${number('registrations_with_pending_scopes')} approved with pending scopes`,
        `Mails          ${number('waiting_mails')} waiting`,
        `Jobs           ${jobsOf(failed_jobs)}`,
      ],
      records: [{ ...status, ...content }],
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
