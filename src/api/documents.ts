import { isRecord } from '../lib/is-record'
import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { pageParameters, type Paging, queryOf } from './query'
import { type RequestOptions, unexpectedResponse, objectOf, pageOf } from './transport'
import type { DocumentSearchPage, DocumentTree } from './types'

const nodesType = 'application/vnd.konnect.document-nodes+json'
const treeType = 'application/vnd.konnect.document-tree+json'

export interface DocumentSearchQuery extends Paging {
  readonly q: string
}

export interface DocumentsResource {
  /** All documents of a product as a tree. */
  tree(productId: string, options?: RequestOptions): Promise<readonly DocumentTree[]>
  /**
   * Returns one document as JSON text, for code that parses it in slices: parsing megabytes at once would block the page. Its
   * content is a tree of nodes, or Markdown from servers without nodes.
   *
   * @param document - ID or slug.
   */
  text(productId: string, document: string, options?: RequestOptions): Promise<string>
  /** Returns sections that contain every word of `q`. An extension of our server: others respond with 404. */
  search(productId: string, query: DocumentSearchQuery, options?: RequestOptions): Promise<DocumentSearchPage>
}

export function documentsResource(client: PortalClient): DocumentsResource {
  const pathOf = (operation: string, productId: string, rest: string) =>
    `/products/${pathParameter(operation, 'productId', productId)}/${rest}`
  return {
    async tree(productId, options) {
      const path = pathOf('listProductDocuments', productId, 'documents')
      const { data } = objectOf<{ data?: unknown }>(
        await client.call('GET', path, { ...options, accept: treeType }),
      )
      return Array.isArray(data) ? data.filter(isRecord).map((node) => treeNode(node)) : []
    },
    async text(productId, document, options) {
      const key = pathParameter('getProductDocument', 'documentId', document)
      const path = pathOf('getProductDocument', productId, `documents/${key}`)
      const accept = `${nodesType}, application/json;q=0.9`
      const response = await client.call('GET', path, { ...options, accept, asText: true })
      if (typeof response.body !== 'string') throw unexpectedResponse(response)
      return response.body
    },
    async search(productId, { q, ...paging }, options) {
      const query = queryOf({ q, ...pageParameters(paging) })
      const path = pathOf('searchProductDocuments', productId, 'document-search')
      return pageOf(await client.call('GET', path, { ...options, query }))
    },
  }
}

// Trees deeper than any author writes are cut, so that a hostile response cannot exhaust the stack.
const MAX_DEPTH = 20

/** Reads one node. Servers without trees send a flat list, which is a tree of one level. */
function treeNode(node: Record<string, unknown>, depth = 0): DocumentTree {
  const children = Array.isArray(node.children) && depth < MAX_DEPTH ? node.children.filter(isRecord) : []
  return { ...(node as DocumentTree), children: children.map((child) => treeNode(child, depth + 1)) }
}
