import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { isAccessControlled } from '../rules/portal-state'
import { readAccessState, type AccessedProduct, type AccessState } from '../store/access-state'
import { findClosedRegistrations, type GoneRegistrations } from '../store/gone-registrations'
import { readPortal } from '../store/portal'
import type { Schema } from '../store/schema'
import type { PortalSettings } from '../store/settings'
import type { ProductChange } from './apply/content-changes'
import type { Content } from './content'

export interface EarlierAccess {
  state: AccessState
  productIds: readonly string[] | 'all'
}

/**
 * Reads what the import may change of who has access: of products that differ, and of all if the settings do.
 *
 * @param rbac - Of the environment, instead of `rbac` in portal.yaml.
 */
export async function accessBefore(
  db: Transaction<Schema>,
  { portal }: Content,
  changes: readonly ProductChange[],
  rbac: boolean | undefined,
): Promise<EarlierAccess> {
  const { settings } = await readPortal(db)
  const stored = changes.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const isSame = !portal || isDeepStrictEqual(accessOf(settings, rbac), accessOf(portal.settings, rbac))
  const productIds = isSame ? stored : 'all'
  return { state: await readAccessState(db, restricts(settings, rbac), productIds), productIds }
}

function accessOf(settings: PortalSettings, rbac: boolean | undefined) {
  const groups = settings.sign_in.providers.map(({ name, group_access }) => ({ name, group_access }))
  return { groups, isRestricted: restricts(settings, rbac) }
}

function restricts(settings: PortalSettings, rbac: boolean | undefined): boolean {
  return isAccessControlled({ settings: { ...settings, rbac: rbac ?? settings.rbac } })
}

/** Finds registrations that gateways accepted before and that are still there, but no longer accepted. */
export async function closedSince(
  db: Transaction<Schema>,
  { state: before, productIds }: EarlierAccess,
  rbac: boolean | undefined,
): Promise<GoneRegistrations> {
  const { settings } = await readPortal(db)
  const after = await readAccessState(db, restricts(settings, rbac), productIds)
  return findClosedRegistrations(db, before, after.isRestricted, narrowedVersions(before, after))
}

/** Returns IDs of versions whose registrations may be closed now: those that became sunset, and those of products with less access. */
function narrowedVersions(before: AccessState, after: AccessState): string[] {
  const available = new Set(after.versions.map(({ id }) => id))
  const products = new Map(before.products.map((product) => [product.id, product]))
  const narrowed = new Set(
    after.products
      .filter((product) => isNarrowed(product, products.get(product.id), before, after))
      .map(({ id }) => id),
  )
  return before.versions
    .filter(({ id, product_id }) => !available.has(id) || narrowed.has(product_id))
    .map(({ id }) => id)
}

/** Without access control only a developer's own denial counts, which no import changes. */
function isNarrowed(
  product: AccessedProduct,
  earlier: AccessedProduct | undefined,
  before: AccessState,
  after: AccessState,
): boolean {
  if (!earlier || !after.isRestricted) return false
  if (product.view_access === 'everyone' && product.register_access === 'everyone') return false
  if (!before.isRestricted) return true
  if (product.view_access !== earlier.view_access || product.register_access !== earlier.register_access)
    return true
  const kept = new Set(after.groupAccess.map(nameOf))
  return before.groupAccess.some((access) => access.product === product.slug && !kept.has(nameOf(access)))
}

function nameOf({ provider, group_name, product, action }: AccessState['groupAccess'][number]): string {
  return JSON.stringify([provider, group_name, product, action])
}
