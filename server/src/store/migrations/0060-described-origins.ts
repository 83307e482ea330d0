import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { sql, type Kysely } from 'kysely'
import { describedOrigins } from '../../lib/described-origins'

const schema = CORE_SCHEMA.withTags(mergeTag)

/**
 * Each description says which origins the portal's page connects to where its operations are tried. What is stored is read once,
 * because an import leaves alone what has not changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table specifications add column origins jsonb not null default '[]'`.execute(db)
  const { rows } = await sql<{ id: string }>`select revision_id as id from specifications`.execute(db)
  for (const { id } of rows) {
    const { rows: found } = await sql<{ text: string; format: string }>`
      select text, format from specifications where revision_id = ${id}`.execute(db)
    const origins = found.flatMap(({ text, format }) => originsIn(text, format))
    if (origins.length > 0)
      await sql`
        update specifications set origins = ${JSON.stringify(origins)}::jsonb where revision_id = ${id}`.execute(
        db,
      )
  }
}

function originsIn(text: string, format: string): string[] {
  try {
    return describedOrigins(format === 'json' ? JSON.parse(text) : load(text, { schema, maxDepth: 500 }))
  } catch {
    // An older version read it; what this one cannot read gives no origin.
    return []
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table specifications drop column origins`.execute(db)
}
