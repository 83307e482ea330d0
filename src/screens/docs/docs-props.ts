export interface DocsProps {
  /** ID or slug of the product. */
  product?: string
  /** Slug of the page, or a path that ends in it. Default: the first page. */
  slug?: string
  /** Identifier or name of the version. Default: the newest. */
  productVersion?: string
  /** Address of a page, with `{product}`, `{slug}` and `{version}`. */
  docsHref?: string
  onDocumentOpen(detail: { productId: string; slug: string }): boolean
}
