import { sql, type Kysely } from 'kysely'

/** Accounts of developers and of users are in one table. One address may have an account of each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table developers rename to accounts`.execute(db)
  await sql`
    alter table accounts add column kind text not null default 'developer' check (kind in ('developer', 'user'))
  `.execute(db)
  await sql`alter table accounts alter column kind drop default`.execute(db)
  await sql`drop index developers_email`.execute(db)
  await sql`create unique index accounts_email on accounts (kind, lower(email))`.execute(db)

  // An ID names an account of either kind, so indexes need no kind before it.
  await sql`drop index sessions_account`.execute(db)
  await sql`create index sessions_account on sessions (account_id) where ended_at is null`.execute(db)
  await sql`drop index mail_tokens_account`.execute(db)
  await sql`alter table mail_tokens rename column account_id to subject_id`.execute(db)
  await sql`create index mail_tokens_subject on mail_tokens (subject_id)`.execute(db)

  await sql`alter table mails rename column developer_id to account_id`.execute(db)
  await sql`alter table mails add column kind text check (kind in ('developer', 'user'))`.execute(db)
  await sql`update mails set kind = 'developer' where address is not null`.execute(db)
  await sql`
    update mails set data = jsonb_build_object('accountId', data->'developerId') where data ? 'developerId'
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update mails set data = jsonb_build_object('developerId', data->'accountId') where data ? 'accountId'
  `.execute(db)
  await sql`alter table mails drop column kind`.execute(db)
  await sql`alter table mails rename column account_id to developer_id`.execute(db)
  await sql`drop index mail_tokens_subject`.execute(db)
  await sql`alter table mail_tokens rename column subject_id to account_id`.execute(db)
  await sql`create index mail_tokens_account on mail_tokens (kind, account_id)`.execute(db)
  await sql`drop index sessions_account`.execute(db)
  await sql`create index sessions_account on sessions (kind, account_id) where ended_at is null`.execute(db)
  await sql`delete from mail_tokens where kind = 'user'`.execute(db)
  await sql`delete from sessions where kind = 'user'`.execute(db)
  await sql`delete from accounts where kind = 'user'`.execute(db)
  await sql`drop index accounts_email`.execute(db)
  await sql`alter table accounts drop column kind`.execute(db)
  await sql`alter table accounts rename to developers`.execute(db)
  await sql`create unique index developers_email on developers (lower(email))`.execute(db)
}
