import type { CatalogProduct } from '../../api'
import { fillTemplate } from '../../lib/fill-template'

export interface Place {
  /** Path of the portal's route table. */
  readonly path: string
  /** Address by the embedder's template, where there is one. */
  readonly href?: string
}

/** Where a product can be read about; what does not exist is absent. */
export interface ProductPlaces {
  readonly specification?: Place
  readonly documentation?: Place
}

export interface PlaceTemplates {
  /** With `{product}` and `{version}`. */
  readonly specHref?: string
  readonly docsHref?: string
}

function place(path: string, template: string | undefined, product: CatalogProduct): Place {
  const values = { product: product.id, version: product.latest_version?.id }
  return { path: `${path}/${encodeURIComponent(product.id)}`, href: fillTemplate(template, values) }
}

export function placesOf(
  product: CatalogProduct,
  hasSpecification: boolean,
  { specHref, docsHref }: PlaceTemplates,
): ProductPlaces {
  return {
    specification: hasSpecification ? place('/spec', specHref, product) : undefined,
    documentation: product.document_count > 0 ? place('/docs', docsHref, product) : undefined,
  }
}
