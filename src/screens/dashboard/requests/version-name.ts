import type { RequestRecord } from '../../../api'
import { isolated } from '../../../lib/isolated'

/** Returns product and version of a request; of a deleted version the beginning of its ID. */
export const versionName = ({ product_version: { id, name, product } }: RequestRecord): string =>
  name === undefined
    ? id.slice(0, 8)
    : [product?.name, name].flatMap((one) => (one ? isolated(one) : [])).join(' ')
