import { sql, type Kysely } from 'kysely'

/** Tokens that mails carry, the outbox of mails, and the inbox that stands in for a mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The account is a developer or a user by its kind, hence no foreign key.
  await sql`
    create table mail_tokens (
      token_hash text primary key,
      purpose text not null check (purpose in ('verify-email', 'set-password')),
      kind text not null check (kind in ('developer', 'user')),
      account_id uuid not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index mail_tokens_account on mail_tokens (kind, account_id)`.execute(db)
  await sql`create index mail_tokens_expiry on mail_tokens (expires_at)`.execute(db)

  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      template text not null,
      data jsonb not null default '{}',
      developer_id uuid references developers on delete cascade,
      address text,
      language text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      last_error text,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db)
  await sql`create index mails_due on mails (due_at) where state = 'waiting'`.execute(db)
  await sql`create index mails_finished on mails (finished_at) where state <> 'waiting'`.execute(db)

  await sql`
    create table local_inbox (
      id uuid primary key,
      sender text not null,
      recipients jsonb not null,
      subject text not null,
      text text not null,
      html text not null,
      language text not null,
      received_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index local_inbox_newest on local_inbox (received_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table local_inbox, mails, mail_tokens`.execute(db)
}
