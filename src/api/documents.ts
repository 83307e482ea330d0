import { isRecord } from '../lib/is-record'
import type { PortalApi } from './portal-api-client'
import type { RequestOptions } from './send-options'
import { operationUrl } from './typed-client'
import type { DocumentTree } from './types'

/** Loads all documents of a product as a tree. */
export async function loadDocumentTree(
  api: PortalApi,
  productId: string,
  options?: RequestOptions,
): Promise<readonly DocumentTree[]> {
  const { data } = await api.GET('/api/v2/products/{productId}/documents', {
    ...options,
    params: { path: { productId } },
    accept: 'application/vnd.konnect.document-tree+json',
  })
  return Array.isArray(data) ? data.filter(isRecord).map((node) => treeNode(node)) : []
}

// Trees deeper than any author writes are cut, so that a hostile response cannot exhaust the stack.
const MAX_DEPTH = 20

/** Reads one node. Servers without trees send a flat list, which is a tree of one level. */
function treeNode(node: DocumentTree, depth = 0): DocumentTree {
  const children = Array.isArray(node.children) && depth < MAX_DEPTH ? node.children.filter(isRecord) : []
  return { ...node, children: children.map((child) => treeNode(child, depth + 1)) }
}

/** Makes a function that loads one document, by its ID or slug, in one of its formats. */
const documentLoader =
  (accept: `${string}/${string}`) =>
  (api: PortalApi, productId: string, documentId: string, options?: RequestOptions): Promise<string> =>
    api.GET('/api/v2/products/{productId}/documents/{documentId}', {
      ...options,
      params: { path: { productId, documentId } },
      accept,
      parseAs: 'text',
    })

/**
 * Loads one document as JSON text, for code that parses it in slices: parsing megabytes at once would block the page. Its content is
 * a tree of nodes, or Markdown from servers without nodes.
 */
export const loadDocumentText = documentLoader(
  'application/vnd.konnect.document-nodes+json, application/json;q=0.9',
)

/** Loads one document as Markdown, as its author wrote it. */
export const loadDocumentMarkdown = documentLoader('text/markdown')

/** Returns the URL of an image in a product's documents. @param imagePath - Of its file, below the documents. */
export const documentImageUrl = (apiBaseUrl: string, productId: string, imagePath: string): string =>
  operationUrl(apiBaseUrl, '/api/v2/products/{productId}/document-images/{imagePath}', {
    params: { path: { productId, imagePath } },
  })
