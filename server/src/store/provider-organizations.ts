import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { Region } from './settings'
import { insertOrganization } from './organizations'

/** Any number, the same in every process: of several first sign-ins at once, one makes the organization. */
const lock = 7_406_008

/**
 * Returns the organization of a provider's users, which is made with the first of them. One of the same name that a user
 * registered is another.
 */
export async function organizationOfProvider(
  db: Transaction<Schema>,
  provider: string,
  organization: { name: string; region: Region },
): Promise<{ id: string; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
  const known = await db
    .selectFrom('provider_organizations')
    .select('organization_id as id')
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (known) return { ...known, isNew: false }
  const { id } = await insertOrganization(db, organization)
  await db.insertInto('provider_organizations').values({ provider, organization_id: id }).execute()
  return { id, isNew: true }
}
