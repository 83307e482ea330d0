import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../server/src/store/schema'

/** Counts every row that a statement writes, by table. A transaction that is undone takes its counts with it. */
export class ChangeCounter {
  private constructor(private readonly db: Kysely<Schema>) {}

  /** Puts a trigger on every table. */
  static async install(db: Kysely<Schema>): Promise<ChangeCounter> {
    await sql`create table fuzz_changes (table_name text primary key, changes bigint not null)`.execute(db)
    await sql`
      create function count_fuzz_change() returns trigger language plpgsql as $$
      begin
        insert into fuzz_changes values (tg_table_name, 1)
          on conflict (table_name) do update set changes = fuzz_changes.changes + 1;
        return null;
      end $$`.execute(db)
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'fuzz_changes'
    `.execute(db)
    for (const { name } of rows) {
      await sql`
        create trigger fuzz after insert or update or delete on ${sql.id(name)}
        for each row execute function count_fuzz_change()`.execute(db)
    }
    return new ChangeCounter(db)
  }

  async counts(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ table_name: string; changes: string }>`select * from fuzz_changes`.execute(
      this.db,
    )
    return new Map(rows.map(({ table_name, changes }) => [table_name, String(changes)]))
  }
}

/** Names of the tables that differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([table, changes]) => before.get(table) !== changes).map(([table]) => table)
}
