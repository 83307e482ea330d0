import { sql, type Kysely } from 'kysely'

/**
 * What operators decided about versions beside the files, and what developers were told of each. Of versions that are deprecated
 * or sunset before, they count as told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table version_decisions (
      version_id uuid primary key references product_versions on delete cascade,
      status text not null check (status in ('deprecated', 'sunset')),
      sunset_at timestamptz,
      replaced_by uuid references product_versions on delete set null,
      file_status text not null,
      file_sunset_at timestamptz,
      decided_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index version_decisions_replaced_by on version_decisions (replaced_by)`.execute(db)
  await sql`
    create table version_notices (
      version_id uuid primary key references product_versions on delete cascade,
      step text not null check (step in ('sunset-announced', 'deprecated', 'sunset')),
      sunset_at timestamptz,
      noticed_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into version_notices (version_id, step, sunset_at)
    select id, case
      when status = 'sunset' or sunset_at <= now() then 'sunset'
      when status = 'deprecated' then 'deprecated'
      else 'sunset-announced' end, sunset_at
    from product_versions where status <> 'published' or sunset_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table version_notices, version_decisions`.execute(db)
}
