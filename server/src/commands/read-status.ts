import { sql, type Kysely } from 'kysely'
import type { Schema } from '../store/schema'
import { readSchemaState, schemaAdvice } from '../store/schema-state'
import { storedKeyIds } from '../store/stored-secrets'
import packageJson from '../../package.json'
import { schemaMismatchExitCode, type Command } from './command'

interface Counts {
  products: number
  developers: number
  pending_developers: number
  applications: number
  pending_registrations: number
  waiting_mails: number
}

/** Says what there is and what waits, of a database of any schema. */
export const readStatus: Command<object> = {
  name: 'status',
  needs: 'as-it-is',
  async run({ db, engine }) {
    const schema = await readSchemaState(db)
    const { rows } = await sql<{
      version: string
    }>`select current_setting('server_version') as version`.execute(db)
    const record = {
      version: packageJson.version,
      engine,
      postgresql: rows[0]?.version ?? '',
      schema: schema.version,
      schema_state: schema.state,
    }
    const lines = [
      `portal-server  ${record.version}`,
      `Database       PostgreSQL ${record.postgresql}${engine === 'embedded' ? ', embedded' : ''}`,
      `Schema         ${schema.version ?? 'none'}, ${schema.state}`,
    ]
    const advice = schemaAdvice(schema)
    if (advice !== undefined)
      return { lines: [...lines, advice], records: [record], exitCode: schemaMismatchExitCode }
    const counts = await countAll(db)
    const keys = await storedKeyIds(db)
    return {
      lines: [
        ...lines,
        `Secrets        ${secretsOf(keys)}`,
        `Products       ${counts.products}`,
        `Developers     ${counts.developers}, ${counts.pending_developers} pending`,
        `Applications   ${counts.applications}`,
        `Registrations  ${counts.pending_registrations} pending`,
        `Mails          ${counts.waiting_mails} waiting`,
      ],
      records: [{ ...record, encryption_keys: keys, ...counts }],
    }
  },
}

function secretsOf(keys: readonly (string | null)[]): string {
  if (keys.length === 0) return 'none yet'
  return keys.map((key) => (key === null ? 'in clear' : `encrypted with the key ${key}`)).join(', ')
}

async function countAll(db: Kysely<Schema>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from products)::integer as products,
      (select count(*) from developers)::integer as developers,
      (select count(*) from developers where status = 'pending')::integer as pending_developers,
      (select count(*) from applications)::integer as applications,
      (select count(*) from registrations where status = 'pending')::integer as pending_registrations,
      (select count(*) from mails where state = 'waiting')::integer as waiting_mails`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('The database counted nothing.')
  return counts
}
