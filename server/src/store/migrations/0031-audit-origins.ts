import { sql, type Kysely } from 'kysely'

/**
 * Entries say where a request came from. Attempts that can be repeated without end are one entry an hour, with a count.
 * What was done by a form without a session was recorded as done by the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      alter column subject drop not null,
      add column network_address inet,
      add column request_id text,
      add column count integer not null default 1,
      add column last_at timestamptz,
      add column repeated_in timestamptz`.execute(db)
  await sql`
    create unique index audit_log_repeated on audit_log (repeated_in, action, actor, subject, network_address)
      nulls not distinct where repeated_in is not null`.execute(db)
  await sql`
    update audit_log set actor = 'anonymous'
    where action in ('developer.register', 'developer.verify') and actor = 'developer:' || subject`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from audit_log where subject is null`.execute(db)
  await sql`
    alter table audit_log
      drop column network_address,
      drop column request_id,
      drop column count,
      drop column last_at,
      drop column repeated_in,
      alter column subject set not null`.execute(db)
}
