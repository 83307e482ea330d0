import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { oldestFirst, sectionOf, type Listed, type ListOrder, type Section } from './paging'
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

const byName: ListOrder = {
  by: [{ value: sql`lower(organizations.name)`, type: 'text' }, ...oldestFirst('organizations').by],
}

/** By name. */
export function listOrganizations(
  db: Kysely<Schema>,
  section: Section,
): Promise<Listed<OrganizationRecord & { members: number }>> {
  const matching = db.selectFrom('organizations')
  const show = (organizations: typeof matching) =>
    organizations.selectAll('organizations').select(members.as('members'))
  return sectionOf(db, { matching, order: byName, show }, section)
}

export function insertOrganization(
  db: Transaction<Schema>,
  organization: { name: string; region: Region },
): Promise<OrganizationRecord> {
  return db.insertInto('organizations').values(organization).returningAll().executeTakeFirstOrThrow()
}

interface RegisteredOrganization extends Pick<OrganizationRecord, 'id' | 'name' | 'region'> {
  /** Locked. */
  accountId: string
}

/** Stores the organization that the first registration of an address makes. Later ones leave it as it is, by the same statement. */
export async function saveRegisteredOrganization(
  db: Transaction<Schema>,
  { id, name, region, accountId }: RegisteredOrganization,
): Promise<void> {
  await sql`
    insert into organizations (id, name, region)
    select ${id}::uuid, ${name}::text, ${region}::text
    where exists (select from accounts where id = ${accountId} and organization_id = ${id})
    on conflict (id) do nothing`.execute(db)
}

/** Names the organization of an account that is confirmed as its registration does, unless others belong to it. */
export async function nameRegisteredOrganization(
  db: Transaction<Schema>,
  { id, name, region, accountId }: RegisteredOrganization,
): Promise<void> {
  await sql`
    update organizations set name = ${name}, region = ${region}, updated_at = now()
    where id = ${id}
      and exists (select from accounts where id = ${accountId} and organization_id = ${id})
      and not exists (
        select from accounts
        where organization_id = ${id} and id <> ${accountId} and status <> 'unverified'
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
