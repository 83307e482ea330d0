import type { Kysely } from 'kysely'
import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { countOpenRegistrations } from '../store/open-registrations'
import { clearAccess, findProductAccess, saveAccess, type Viewer } from '../store/product-access'
import type { Schema } from '../store/schema'
import { findVersionOfAny } from '../store/versions'
import { Refusal } from './refusal'
import type { ProductAction } from '../store/settings'
import { inTransaction } from '../store/transactions'

/** Throws `Refusal` for a version that does not exist or that the viewer may not see: both alike. */
export async function assertVersionVisible(
  db: Kysely<Schema>,
  versionId: string,
  viewer: Viewer,
): Promise<void> {
  const version = await findVersionOfAny(db, versionId)
  const access = version && (await findProductAccess(db, version.product_id, viewer))
  if (!access?.actions.view) throw new Refusal('unknown')
}

export interface AccessDecision {
  developerId: string
  productId: string
  actions: readonly ProductAction[]
  /** Null removes what was granted or denied: the access that the product gives to everyone counts again. */
  isAllowed: boolean | null
  /** Whether the portal has access control. */
  isRestricted: boolean
  actor: Actor
}

/**
 * Grants or denies one developer actions on one product.
 *
 * @returns how many registrations a denial, or a grant that is taken back, closes at gateways. They open again with the access.
 */
export async function decideAccess(
  { db, changes }: Database,
  { developerId, productId, actions, isAllowed, isRestricted, actor }: AccessDecision,
): Promise<{ closedRegistrations: number }> {
  const about = { developerId, productId }
  const closedRegistrations = await inTransaction(db, async (transaction) => {
    const open = () => countOpenRegistrations(transaction, isRestricted, about)
    const before = await open()
    for (const action of actions) {
      if (isAllowed === null) await clearAccess(transaction, { ...about, action })
      else await saveAccess(transaction, { ...about, action }, isAllowed)
    }
    const closed = Math.max(0, before - (await open()))
    await recordChange(transaction, {
      actor,
      action: isAllowed === null ? 'access.reset' : isAllowed ? 'access.grant' : 'access.deny',
      subject: developerId,
      details: {
        product_id: productId,
        actions,
        ...(isAllowed === true ? {} : { closed_registrations: closed }),
      },
    })
    await announceChange(transaction, 'access', developerId)
    return closed
  })
  changes.changed('access', developerId)
  return { closedRegistrations }
}
