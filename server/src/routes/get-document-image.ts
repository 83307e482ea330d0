import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { findDocumentImage } from '../store/document-images'

/** An SVG can do nothing: every answer forbids it to run or load anything. */
export const getDocumentImage = operation<{ params: { productId: string; imagePath: string } }>({
  id: 'getDocumentImage',
  access: 'reader',
  isCached: true,
  isCrossOrigin: true,

  async handle(call) {
    const { imagePath } = call.params
    const productId = await visibleProduct(call, call.params.productId)
    const image = await findDocumentImage(call.services.database.db, productId, imagePath)
    if (!image) throw new Problem('notFound')
    return { status: 200, type: image.content_type, body: image.bytes, etag: `"${image.hash.slice(0, 32)}"` }
  },
})
