import type { ReadableDocument } from '../store/readable-content'

/** Paths of the kit's pages, as its router has them. */
const joined = (...segments: readonly (string | null)[]): string =>
  segments.flatMap((segment) => (segment === null ? [] : encodeURIComponent(segment))).join('/')

/** Names the language of a page, before all else that says which. */
export const languageParameter = 'lang'

/** Returns the address of a page in a language. */
export const languageAddress = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/** Names the operation that a reference shows. */
export const operationParameter = 'operation'

export const specPath = (product: string, version: string): string => `/spec/${joined(product, version)}`

/** Returns the address of an operation below the portal's. @param id - As in `AddressedOperation`. */
export const operationPath = (product: string, version: string, id: string): string =>
  `${specPath(product, version)}?${new URLSearchParams({ [operationParameter]: id })}`

export const docsPath = (
  product: string,
  { slug, parent_slug }: Pick<ReadableDocument, 'slug' | 'parent_slug'>,
): string => `/docs/${joined(product, parent_slug, slug)}`

/** Ends the path of a page's text in Markdown. */
export const markdownEnding = '.md'

/** Returns the address of a page's text in Markdown. @param address - Of a document, a reference or an operation. */
export const markdownAddress = (address: string): string => address.replace(/(?=\?|$)/, markdownEnding)

export interface ContentPath {
  readonly kind: 'docs' | 'spec'
  /** Slug of the product. */
  readonly product: string
  /** What follows: slugs of a document and its parent, or a version. */
  readonly rest: readonly string[]
}

/** @param path - Of a request that reached a route, so that it can be decoded. @returns undefined for pages that show no content. */
export function contentPath(path: string): ContentPath | undefined {
  const [, kind, ...segments] = path.replace(/\/$/, '').split('/')
  if (kind !== 'docs' && kind !== 'spec') return undefined
  const [product = '', ...rest] = segments.map(decodeURIComponent)
  return { kind, product, rest }
}
