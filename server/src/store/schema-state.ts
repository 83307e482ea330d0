import { sql, type Kysely } from 'kysely'
import { migrations, migrationTable } from './migrations'
import type { Schema } from './schema'
import { SchemaMismatch } from './unavailable'

/** How the schema of a database compares with the one that this version was written for. */
export interface SchemaState {
  /** `empty`: there are no tables. `behind`: migrations are missing. `ahead`: a newer version has migrated it. */
  readonly state: 'current' | 'empty' | 'behind' | 'ahead'
  /** The newest migration of the database. */
  readonly version: string | null
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

export const newestMigration = Object.keys(migrations).toSorted().at(-1) ?? ''

export async function readSchemaState(db: Kysely<Schema>): Promise<SchemaState> {
  const known = Object.keys(migrations)
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${migrationTable})::text as found`.execute(db)
  const applied = tables[0]?.found
    ? (await sql<{ name: string }>`select name from ${sql.table(migrationTable)} order by name`.execute(db))
        .rows
    : []
  const names = applied.map(({ name }) => name)
  const missing = known.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !known.includes(name))
  const state =
    names.length === 0 ? 'empty' : unknown.length > 0 ? 'ahead' : missing.length > 0 ? 'behind' : 'current'
  return { state, version: names.at(-1) ?? null, missing, unknown }
}

/** Returns what the operator has to do, or undefined if the schema is current. */
export function schemaAdvice({ state, missing, unknown }: SchemaState): string | undefined {
  if (state === 'current') return undefined
  if (state === 'empty')
    return 'The database has no schema yet. Run `portal-server migrate`, or start the server, which does the same.'
  if (state === 'behind')
    return `The schema of the database is older than this portal-server: ${missing.join(', ')} missing. Run \`portal-server backup\` with the version that runs now, then \`portal-server migrate\`.`
  return `The database was migrated by a newer portal-server (${unknown.join(', ')}). Use that version, or restore a backup of this one.`
}

/** @throws {SchemaMismatch} unless the schema is the one of this version. */
export async function requireCurrentSchema(db: Kysely<Schema>): Promise<void> {
  const advice = schemaAdvice(await readSchemaState(db))
  if (advice !== undefined) throw new SchemaMismatch(advice)
}
