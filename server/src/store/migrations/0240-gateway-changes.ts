import { sql, type Kysely } from 'kysely'

/**
 * Writes down whose access at gateways a row may have changed. The arguments are the kind, the column with the subject, and the columns of
 * which one has to differ. They are not in the conditions of the triggers, so that a later version may drop them.
 */
const recordFunction = sql`
  create function record_gateway_change() returns trigger language plpgsql as $$
  declare
    changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
    differs boolean := tg_op <> 'UPDATE';
  begin
    for at in 2 .. tg_nargs - 1 loop
      differs := differs or (changed -> tg_argv[at]) is distinct from (before -> tg_argv[at]);
    end loop;
    if differs then
      insert into gateway_changes (kind, subject) values (tg_argv[0], (changed ->> tg_argv[1])::uuid);
    end if;
    return null;
  end $$`

interface Trigger {
  table: string
  kind: 'application' | 'developer' | 'versions' | 'signing-keys' | 'everything'
  /** Column with the ID of what the kind names. */
  subject?: string
  on: 'insert' | 'update' | 'delete'
  /** Of an update: only if one of these changed. */
  columns?: readonly string[]
}

const triggers: readonly Trigger[] = [
  ...each('applications', 'application', { subject: 'id' }, [
    ...['name', 'developer_id', 'reference_id', 'scopes', 'secret_version'],
  ]),
  ...each('credentials', 'application', { subject: 'application_id' }, ['key_hash']),
  ...each('revoked_credentials', 'application', { subject: 'application_id' }, ['key_hash']),
  ...each('registrations', 'application', { subject: 'application_id' }, ['status', 'approved_scopes']),
  { table: 'accounts', kind: 'developer', subject: 'id', on: 'update', columns: ['status'] },
  ...each('product_access', 'developer', { subject: 'developer_id' }, ['allowed']),
  ...each('account_groups', 'developer', { subject: 'account_id' }, ['group_name']),
  ...each('product_versions', 'versions', {}, ['name', 'status', 'sunset_at', 'gateway']),
  ...each('version_strategies', 'versions', {}, ['strategy_id', 'position']),
  ...each('signing_keys', 'signing-keys', {}, ['published_until']),
  // These may concern every application.
  ...each('group_access', 'everything', {}, ['group_name', 'product', 'action']),
  { table: 'products', kind: 'versions', on: 'update', columns: ['name'] },
  {
    table: 'products',
    kind: 'everything',
    on: 'update',
    columns: ['slug', 'view_access', 'register_access'],
  },
  {
    table: 'auth_strategies',
    kind: 'everything',
    on: 'update',
    columns: ['credential_type', 'key_names', 'available_scopes'],
  },
]

function each(
  table: string,
  kind: Trigger['kind'],
  subject: Pick<Trigger, 'subject'>,
  columns: readonly string[],
): Trigger[] {
  return (['insert', 'update', 'delete'] as const).map((on) => ({
    ...{ table, kind, on, ...subject },
    ...(on === 'update' && { columns }),
  }))
}

/**
 * What agents of gateways follow. IDs of rows are not in the order of commits. So a change is read if its transaction had not ended at the
 * last reading, which a snapshot of PostgreSQL says, and has ended now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_keys add column products text[]`.execute(db)
  await sql`
    create table gateway_changes (
      id bigint generated always as identity primary key,
      transaction_id xid8 not null default pg_current_xact_id(),
      kind text not null,
      subject uuid,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index gateway_changes_transaction on gateway_changes (transaction_id)`.execute(db)
  await sql`create index gateway_changes_age on gateway_changes (created_at)`.execute(db)
  await sql`
    create table gateway_feed (
      id uuid primary key default gen_random_uuid(),
      removed_up_to xid8,
      is_only boolean not null default true unique check (is_only)
    )`.execute(db)
  await recordFunction.execute(db)
  for (const { table, kind, subject = '', on, columns = [] } of triggers) {
    const given = sql.join([kind, subject, ...columns].map((each) => sql.lit(each)))
    // What was restored is told from what was before by the ID of the feed.
    await sql`
      create trigger ${sql.ref(`gateway_${kind.replace('-', '_')}_${on}`)} after ${sql.raw(on)} on ${sql.table(table)} for each row
      when (current_setting('portal.restores_backup', true) is distinct from 'on')
      execute function record_gateway_change(${given})`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function record_gateway_change cascade`.execute(db)
  await sql`drop table gateway_changes, gateway_feed`.execute(db)
  await sql`alter table access_keys drop column products`.execute(db)
}
