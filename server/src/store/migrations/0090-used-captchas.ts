import { sql, type Kysely } from 'kysely'

/** A solved captcha is valid for one request, on all nodes. Settings that were imported before ask users for it, as until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_captchas (
      id text primary key,
      request_hash text,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    update portal set settings = jsonb_set(settings, '{captcha,kinds}', '["user"]')
    where jsonb_typeof(settings -> 'captcha') = 'object'`.execute(db)
  await sql`create index used_captchas_expiry on used_captchas (expires_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table used_captchas`.execute(db)
  await sql`update portal set settings = settings #- '{captcha,kinds}'`.execute(db)
}
