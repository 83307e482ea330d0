import { json } from '../http/answer'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { assertVisible } from '../http/visible-product'
import { findDocument } from '../store/documents'

const markdownType = 'text/markdown'

/** JSON around the Markdown text, or the bare text. A caller who asks for another form gets the JSON. */
export const getProductDocument = operation<{ params: { productId: string; documentId: string } }>({
  id: 'getProductDocument',
  access: 'reader',
  remembered: true,
  translated: true,
  types: ['application/json', markdownType],

  async handle(call) {
    const { params, type, language, services } = call
    await assertVisible(call, params.productId)
    const document = await findDocument(services.database.db, params.productId, params.documentId, language)
    if (!document) throw new Problem('notFound')
    if (type !== markdownType) return json(document)
    return { status: 200, type: `${markdownType}; charset=utf-8`, body: document.content }
  },
})
