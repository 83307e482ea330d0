import { sql, type Kysely } from 'kysely'

/** Roles of operators' keys, their expiry, and the key that each was made with. What operators' programs were allowed is `admin` now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_keys drop constraint access_keys_role_check`.execute(db)
  await sql`update access_keys set role = 'admin' where role = 'operator'`.execute(db)
  await sql`
    alter table access_keys
      add constraint access_keys_role_check
        check (role in ('gateway', 'import', 'review', 'accounts', 'read', 'admin')),
      add column expires_at timestamptz,
      add column parent_id uuid references access_keys (id) on delete cascade`.execute(db)
  await sql`create index access_keys_parent on access_keys (parent_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table access_keys
      drop constraint access_keys_role_check,
      drop column expires_at,
      drop column parent_id`.execute(db)
  // The others may do less than an operator's key of the time before.
  await sql`delete from access_keys where role not in ('gateway', 'admin')`.execute(db)
  await sql`update access_keys set role = 'operator' where role = 'admin'`.execute(db)
  await sql`alter table access_keys add constraint access_keys_role_check check (role in ('gateway', 'operator'))`.execute(
    db,
  )
}
