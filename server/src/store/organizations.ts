import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import type { OrganizationTable } from './schema-users'
import type { Region } from './settings'

export type OrganizationRecord = Selectable<OrganizationTable>

type Db = Kysely<Schema> | Transaction<Schema>

/** Counts confirmed accounts. */
const members = sql<number>`(
  select count(*)::integer from accounts where accounts.organization_id = organizations.id and accounts.status <> 'unverified'
)`

export function findOrganization(db: Db, id: string): Promise<OrganizationRecord | undefined> {
  return db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns those that have the name, in upper or lower case, oldest first. */
export function findOrganizationsNamed(db: Db, name: string): Promise<OrganizationRecord[]> {
  return db
    .selectFrom('organizations')
    .selectAll()
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .orderBy('created_at')
    .execute()
}

/** By name. */
export function listOrganizations(
  db: Kysely<Schema>,
  page: Page,
): Promise<Paged<OrganizationRecord & { members: number }>> {
  return pageOf(
    db
      .selectFrom('organizations')
      .selectAll()
      .select(members.as('members'))
      .orderBy(sql`lower(name)`)
      .orderBy('created_at')
      .orderBy('id'),
    page,
  )
}

export function insertOrganization(
  db: Transaction<Schema>,
  organization: { name: string; region: Region },
): Promise<OrganizationRecord> {
  return db.insertInto('organizations').values(organization).returningAll().executeTakeFirstOrThrow()
}

/**
 * Stores the organization of a registration, unless the address has a confirmed account, by the same statement. Until one of its users
 * is confirmed, a later registration names it anew.
 */
export async function saveRegisteredOrganization(
  db: Transaction<Schema>,
  { id, name, region, email }: { id: string; name: string; region: Region; email: string },
): Promise<void> {
  await sql`
    insert into organizations (id, name, region)
    select ${id}::uuid, ${name}::text, ${region}::text
    where not exists (
      select from accounts where kind = 'user' and lower(email) = ${email.toLowerCase()} and status <> 'unverified'
    )
    on conflict (id) do update set name = excluded.name, region = excluded.region, updated_at = now()
      where not exists (
        select from accounts where organization_id = organizations.id and status <> 'unverified'
      )`.execute(db)
}

/** Removes those of them that nobody belongs to or is invited to. */
export async function removeUnusedOrganizations(
  db: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('organizations')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select from accounts where organization_id = organizations.id)`)
    .where(sql<boolean>`not exists (select from invitations where organization_id = organizations.id)`)
    .execute()
}
