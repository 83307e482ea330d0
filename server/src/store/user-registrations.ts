import { sql, type Selectable, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { UserRegistrationTable } from './schema-users'

export type UserRegistration = Omit<Selectable<UserRegistrationTable>, 'registered_at'>

/**
 * Stores what a user gave at registration, unless the address is confirmed, by the same statement. A browser that registers again
 * replaces what it gave, and nothing of another browser's.
 */
export async function saveUserRegistration(
  db: Transaction<Schema>,
  registration: UserRegistration,
): Promise<void> {
  const { account_id, browser_hash, full_name, language, organization_id, organization_name } = registration
  const { region, password_hash } = registration
  await sql`
    insert into user_registrations
      (account_id, browser_hash, full_name, language, organization_id, organization_name, region, password_hash)
    select ${account_id}::uuid, ${browser_hash}::text, ${full_name}::text, ${language}::text,
      ${organization_id}::uuid, ${organization_name}::text, ${region}::text, ${password_hash}::text
    where exists (select from accounts where id = ${account_id} and status = 'unverified')
    on conflict (account_id, browser_hash) do update set
      full_name = excluded.full_name, language = excluded.language,
      organization_name = excluded.organization_name, region = excluded.region,
      password_hash = excluded.password_hash`.execute(db)
}

/** Returns the registration of an account that the browser sent, else the first: who registers later changes nothing of another's. */
export function findUserRegistration(
  db: Transaction<Schema>,
  accountId: string,
  browserHash: string | undefined,
): Promise<UserRegistration | undefined> {
  return db
    .selectFrom('user_registrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(sql`browser_hash = ${browserHash ?? ''}`, 'desc')
    .orderBy('registered_at')
    .limit(1)
    .executeTakeFirst()
}

export async function removeUserRegistrations(db: Transaction<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('user_registrations').where('account_id', '=', accountId).execute()
}
