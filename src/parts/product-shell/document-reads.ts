import { type DocumentTree, isPortalError, loadDocumentText, loadDocumentTree, type Read } from '../../api'

/** The documents of a product as a tree; a product without any has an empty one. */
export const documentTreeRead = (productId: string): Read<readonly DocumentTree[]> => ({
  key: ['/api/v2/products/{productId}/documents', productId],
  load: (api, signal) =>
    loadDocumentTree(api, productId, { signal }).catch((failure: unknown) => {
      if (isPortalError(failure) && failure.code === 'not-found') return []
      throw failure
    }),
})

/** One document as JSON text. @param documentId - ID or slug. */
export const documentRead = (productId: string, documentId: string): Read<string> => ({
  key: ['/api/v2/products/{productId}/documents/{documentId}', productId, documentId],
  load: (api, signal) => loadDocumentText(api, productId, documentId, { signal }),
})
