import type { CatalogProduct } from '../../api'
import { fillTemplate } from '../../lib/fill-template'

export interface LinkTarget {
  /** Path of the portal's route table. */
  readonly path: string
  /** Address by the embedder's template, where there is one. */
  readonly href?: string
}

/** Where a product can be read about; what does not exist is absent. */
export interface ProductTargets {
  readonly specification?: LinkTarget
  readonly documentation?: LinkTarget
}

export interface LinkTemplates {
  /** With `{product}` and `{version}`. */
  readonly specHref?: string
  readonly docsHref?: string
}

function targetOf(path: string, template: string | undefined, product: CatalogProduct): LinkTarget {
  const values = { product: product.id, version: product.latest_version?.id }
  return { path: `${path}/${encodeURIComponent(product.id)}`, href: fillTemplate(template, values) }
}

export function productTargets(
  product: CatalogProduct,
  hasSpecification: boolean,
  { specHref, docsHref }: LinkTemplates,
): ProductTargets {
  return {
    specification: hasSpecification ? targetOf('/spec', specHref, product) : undefined,
    documentation: product.document_count > 0 ? targetOf('/docs', docsHref, product) : undefined,
  }
}
