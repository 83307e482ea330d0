import packageJson from '../../package.json'
import type { Database } from '../store/database'
import { clockDifference } from '../store/clock'
import { listFailedJobs } from '../store/jobs'
import { readSchemaState, schemaAdvice, type SchemaState } from '../store/schema-state'
import { countAll, serverVersion, type Counts } from '../store/status'
import { storedKeyIds } from '../store/stored-secrets'

/** Of a database of any schema. */
export interface ServerStatus {
  /** Of this server. */
  version: string
  engine: Database['engine']
  postgresql: string
  /** The newest migration; null for an empty database. */
  schema: string | null
  schema_state: SchemaState['state']
  /** By how many seconds the clock of this machine is ahead of the database's; negative if it is behind. */
  clock_difference_seconds: number
}

/** Of a database with the schema of this version. */
export interface ContentStatus extends Counts {
  /** The counts that are more than so many: the server counts no further. */
  at_least: (keyof Counts)[]
  /** IDs of the keys with which secrets are encrypted; null for secrets in clear. */
  encryption_keys: (string | null)[]
  /** Jobs whose last run failed. */
  failed_jobs: string[]
}

/** @returns `advice` if the schema is another, which the operator has to follow before anything else can be read. */
export async function readServerStatus({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<{ status: ServerStatus; advice?: string }> {
  const schema = await readSchemaState(db)
  const status = {
    version: packageJson.version,
    engine,
    postgresql: await serverVersion(db),
    schema: schema.version,
    schema_state: schema.state,
    clock_difference_seconds: await clockDifference(db),
  }
  return { status, advice: schemaAdvice(schema) }
}

export async function readContentStatus({ db }: Pick<Database, 'db'>): Promise<ContentStatus> {
  const { counts, atLeast } = await countAll(db)
  return {
    encryption_keys: await storedKeyIds(db),
    failed_jobs: await listFailedJobs(db),
    ...counts,
    at_least: atLeast,
  }
}
