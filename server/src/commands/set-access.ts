import { decideAccess, productActions } from '../rules/product-access'
import { operatorActor } from '../store/audit-log'
import { findDeveloperByEmail } from '../store/developers'
import type { ProductAction } from '../store/product-access'
import { findProductNamed } from '../store/products'
import { refuse, said, type Command } from './command'

export { productActions }

export interface SetAccessOptions {
  email: string
  /** Name of the product's folder, or its ID. */
  product: string
  actions: ProductAction[]
  /** Null removes what was granted or denied. */
  isAllowed: boolean | null
}

/** Decides what one developer may do with one product, whatever the product allows everyone. */
export const setAccess: Command<SetAccessOptions> = {
  name: 'access',
  async run(database, { email, product, actions, isAllowed }) {
    const developer = await findDeveloperByEmail(database.db, email)
    if (!developer) return refuse(`There is no developer ${email}.`)
    const found = await findProductNamed(database.db, product)
    if (!found) return refuse(`There is no product ${product}.`)

    const { closedRegistrations: closed } = await decideAccess(database, {
      developerId: developer.id,
      productId: found.id,
      actions,
      isAllowed,
      actor: operatorActor,
    })
    const what = `${actions.join(' and ')} ${found.slug}`
    const record = { email, product: found.slug, actions, allowed: isAllowed, closed_registrations: closed }
    if (isAllowed === null) return said(`What ${email} may do is up to the product again (${what}).`, record)
    const lines = [`${email} may ${isAllowed ? '' : 'not '}${what}.`]
    if (closed > 0)
      lines.push(
        `Gateways no longer accept ${closed} approved ${closed === 1 ? 'registration' : 'registrations'} of ${email} for ${found.slug}.`,
      )
    return said(lines, record)
  },
}
