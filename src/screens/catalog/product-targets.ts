import { docsPath, specPath } from '../../router/paths'
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
  /** Older versions and registration are there, with or without a specification of the latest version. */
  readonly page: LinkTarget
  readonly documentation?: LinkTarget
}

export interface LinkTemplates {
  /** With `{product}`, the slug where there is one, and `{version}`. */
  readonly specHref?: string
  readonly docsHref?: string
}

export function productTargets(
  product: CatalogProduct,
  { specHref, docsHref }: LinkTemplates,
): ProductTargets {
  const key = product.slug ?? product.id
  const values = { product: key, version: product.latest_version?.id }
  const page = { path: specPath({ product: key }), href: fillTemplate(specHref, values) }
  const documentation = { path: docsPath(key), href: fillTemplate(docsHref, values) }
  return {
    page,
    documentation: product.document_count > 0 ? documentation : undefined,
  }
}
