import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { documentNodes } from '../rules/documents/document-nodes'
import { findDocument } from '../store/documents'

const markdownType = 'text/markdown'
const nodesType = 'application/vnd.konnect.document-nodes+json'

/** JSON around the Markdown text, JSON with nodes, or the bare text. Who asks for another form gets the first. */
export const getProductDocument = operation<{ params: { productId: string; documentId: string } }>({
  id: 'getProductDocument',
  access: 'reader',
  isCached: true,
  isTranslated: true,
  types: ['application/json', nodesType, markdownType],

  async handle(call) {
    const { params, type, language, services } = call
    const productId = await visibleProduct(call, params.productId)
    const found = await findDocument(services.database.db, productId, params.documentId, language)
    if (!found) throw new Problem('notFound')
    const { nodes, content, ...document } = found
    if (type === markdownType) return { status: 200, type: `${markdownType}; charset=utf-8`, body: content }
    if (type !== nodesType) return json({ ...document, content })
    // Already text, so it is put in place without being read.
    const tree = nodes ?? JSON.stringify(documentNodes(content))
    return {
      status: 200,
      type: nodesType,
      body: `${JSON.stringify(document).slice(0, -1)},"content":${tree}}`,
    }
  },
})
