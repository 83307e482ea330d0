import { listAllAccess, type ReviewedAccess } from '../store/product-access'
import { findProductNamed } from '../store/products'
import { refuse } from './command'
import { requireNamed } from './decide-account'
import { listCommand, type ListOptions } from './list-command'

interface ListAccessOptions extends ListOptions {
  /** E-mail address or ID. */
  developer?: string
  /** Name of the product's folder, or its ID. */
  product?: string
}

/** One line per grant and denial, by developer: what was decided, time, ID and address of the developer, action, product. */
export const listAccess = listCommand<ReviewedAccess, ListAccessOptions>({
  async read({ db }, { size }, { developer, product }) {
    const account = developer === undefined ? undefined : await requireNamed(db, 'developer', developer)
    const found = product === undefined ? undefined : await findProductNamed(db, product)
    if (product !== undefined && !found) return refuse(`There is no product ${product}.`)
    const data = await listAllAccess(db, { developerId: account?.id, productId: found?.id, limit: size + 1 })
    return { data: data.slice(0, size), next: data.length > size ? [size] : null }
  },
  lineOf({ allowed, created_at, developer_id, developer_email, action, product, product_name }, all) {
    const width = Math.max(...all.map((one) => one.developer_email.length))
    return [
      allowed ? 'granted' : 'denied ',
      created_at.toISOString(),
      developer_id,
      developer_email.padEnd(width),
      action.padEnd('register'.length),
      `${product} (${product_name})`,
    ].join('  ')
  },
  none: ({ developer, product }) =>
    developer !== undefined || product !== undefined
      ? 'Nothing was granted or denied there.'
      : 'Nothing was granted or denied: each product decides.',
})
