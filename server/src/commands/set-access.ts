import { isAccessControlled } from '../rules/portal-state'
import { decideAccess } from '../rules/product-access'
import { operatorActor } from '../store/audit-log'
import { findAccountByEmail } from '../store/accounts'
import { readPortal } from '../store/portal'
import { findProductNamed } from '../store/products'
import type { ProductAction } from '../store/settings'
import { refuse, said, type Command } from './command'

export interface SetAccessOptions {
  email: string
  /** Name of the product's folder, or its ID. */
  product: string
  actions: ProductAction[]
  /** Null removes what was granted or denied. */
  isAllowed: boolean | null
  /** Of the environment, instead of `rbac` in portal.yaml. */
  rbac?: boolean
}

/** Decides what one developer may do with one product, whatever the product allows everyone. */
export const setAccess: Command<SetAccessOptions> = {
  async run(database, { email, product, actions, isAllowed, rbac }) {
    const developer = await findAccountByEmail(database.db, 'developer', email)
    if (!developer) return refuse(`There is no developer ${email}.`)
    const found = await findProductNamed(database.db, product)
    if (!found) return refuse(`There is no product ${product}.`)

    const { settings } = await readPortal(database.db)
    const { closedRegistrations: closed } = await decideAccess(database, {
      developerId: developer.id,
      productId: found.id,
      actions,
      isAllowed,
      isRestricted: isAccessControlled({ settings: { ...settings, rbac: rbac ?? settings.rbac } }),
      actor: operatorActor,
    })
    const what = `${actions.join(' and ')} ${found.slug}`
    const record = { email, product: found.slug, actions, allowed: isAllowed, closed_registrations: closed }
    const lines = [
      isAllowed === null
        ? `What ${email} may do is up to the product again (${what}).`
        : `${email} may ${isAllowed ? '' : 'not '}${what}.`,
    ]
    if (closed > 0)
      lines.push(
        `Gateways no longer accept ${closed} approved ${closed === 1 ? 'registration' : 'registrations'} of ${email} for ${found.slug}.`,
      )
    return said(lines, record)
  },
}
