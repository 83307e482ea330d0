import { listReviewedProducts, type ReviewedProduct } from '../store/reviewed-products'
import { listCommand } from './list-command'

/** One line per product, by name: folder, ID, who sees it and who may register, versions, name. */
export const listProducts = listCommand<ReviewedProduct>({
  read: ({ db }, section) => listReviewedProducts(db, section),
  lineOf({ id, product, name, visibility, register_access, versions }, all) {
    const width = Math.max(...all.map((one) => one.product.length))
    const shown = versions.map((one) =>
      one.status === 'published' ? one.name : `${one.name} (${one.status})`,
    )
    return [
      product.padEnd(width),
      id,
      `visibility: ${visibility}`.padEnd('visibility: developers'.length),
      `register: ${register_access}`.padEnd('register: everyone'.length),
      `versions: ${shown.join(', ') || 'none'}`,
      name,
    ].join('  ')
  },
  none: () => 'There are no products.',
})
