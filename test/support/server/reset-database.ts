import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** What a database consists of, so that one which a test has altered is told from one that only has rows. */
export async function schemaOf(client: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await client.query(`
    select 'class' kind, relname::text name from pg_class where relnamespace = 'public'::regnamespace
    union all select 'column', attrelid::regclass || '.' || attname || ' ' || atttypid::text from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0
    union all select 'trigger', tgname::text || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'function', proname::text || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'schema', nspname::text from pg_namespace where nspname !~ '^pg_'
    order by 1, 2`)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/**
 * Empties every table but those of the migrations, starts every sequence anew and drops the partitions that requests made: what is
 * left is what a migrated database is. Constraints are not checked meanwhile, so the order of the tables does not matter.
 */
export const emptyEveryTable = `
  do $$
  declare
    name text;
    is_filled boolean;
  begin
    set local session_replication_role = replica;
    for name in select oid::regclass from pg_class where relispartition and relnamespace = 'public'::regnamespace
      and relkind = 'r'
    loop
      execute format('drop table %s', name);
    end loop;
    for name in select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname !~ 'migration'
    loop
      execute format('select exists (select from %s)', name) into is_filled;
      if is_filled then execute format('delete from %s', name); end if;
    end loop;
    for name in select oid::regclass from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    loop
      execute format('alter sequence %s restart', name);
    end loop;
  end $$`
