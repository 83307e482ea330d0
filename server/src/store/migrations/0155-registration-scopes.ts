import { sql, type Kysely } from 'kysely'

/** Scopes of each registration: those that were approved, and those that wait. Until now those of the application counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column approved_scopes jsonb not null default '[]',
      add column pending_scopes jsonb not null default '[]'`.execute(db)
  await sql`
    update registrations set
      approved_scopes = case when status in ('approved', 'revoked') then applications.scopes else '[]' end,
      pending_scopes = case when status = 'pending' then applications.scopes else '[]' end
    from applications
    where applications.id = registrations.application_id and applications.scopes <> '[]'`.execute(db)
  await sql`
    create index registrations_undecided on registrations (created_at, id)
    where status = 'pending' or status = 'approved' and pending_scopes <> '[]'`.execute(db)
  // Null: automatic approval covers all scopes of the strategy.
  await sql`alter table version_strategies add column auto_approve_scopes jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table version_strategies drop column auto_approve_scopes`.execute(db)
  await sql`drop index registrations_undecided`.execute(db)
  await sql`alter table registrations drop column approved_scopes, drop column pending_scopes`.execute(db)
}
