import { sql, type Kysely } from 'kysely'

/** Decisions of operators against registrations. They outlive the registration, its application, and the version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table standing_decisions (
      developer_id uuid not null references developers on delete cascade,
      application_id uuid not null,
      version_id uuid not null,
      status text not null check (status in ('rejected', 'revoked')),
      created_at timestamptz not null default now(),
      primary key (developer_id, application_id, version_id)
    )`.execute(db)
  await sql`
    insert into standing_decisions (developer_id, application_id, version_id, status, created_at)
    select applications.developer_id, applications.id, registrations.version_id, registrations.status,
      registrations.updated_at
    from registrations join applications on applications.id = registrations.application_id
    where registrations.status in ('rejected', 'revoked')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table standing_decisions`.execute(db)
}
