import { sql, type Kysely, type RawBuilder } from 'kysely'
import { accessTables, isAllowedByGroup, type AccessTables } from './account-groups'
import { isAvailable } from './products'
import type { Schema } from './schema'
import type { RegistrationStatus } from './settings'

/** The developer's own grant or denial wins over what the product gives to everyone, and to the developer's groups. */
function mayDo(
  action: 'view' | 'register',
  isRestricted: boolean,
  tables: AccessTables,
): RawBuilder<boolean> {
  const { products } = tables
  return sql`coalesce(
    (select allowed from product_access
      where product_access.developer_id = applications.developer_id
        and product_access.product_id = ${sql.ref(`${products}.id`)} and product_access.action = ${action}),
    not ${sql.lit(isRestricted)} or ${sql.ref(`${products}.${action}_access`)} = 'everyone'
      or ${isAllowedByGroup(sql.ref('applications.developer_id'), sql.lit(action), tables)})`
}

/**
 * Whether the developer of `applications` has access to `products`. Without it, what was approved is closed at gateways.
 *
 * @param isRestricted - Whether the portal has access control. A denial counts without it, too.
 */
export function hasAccess(isRestricted: boolean, tables: AccessTables = accessTables): RawBuilder<boolean> {
  return sql`(${mayDo('view', isRestricted, tables)} and ${mayDo('register', isRestricted, tables)})`
}

/** The status as it counts: approved and without access is `revoked`, until the access is back. */
export function effectiveStatus(isRestricted: boolean): RawBuilder<RegistrationStatus> {
  return sql`case when registrations.status = 'approved' and not ${hasAccess(isRestricted)} then 'revoked'
    else registrations.status end`
}

/** Counts the registrations of one developer for one product that gateways accept. */
export async function countOpenRegistrations(
  db: Kysely<Schema>,
  isRestricted: boolean,
  { developerId, productId }: { developerId: string; productId: string },
): Promise<number> {
  const { open } = await db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('open'))
    .where('registrations.status', '=', 'approved')
    .where(isAvailable)
    .where(hasAccess(isRestricted))
    .where('applications.developer_id', '=', developerId)
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow()
  return open
}
