/** Returns the URL of an image in a product's documents. @param path - Of its file, below the documents. */
export const documentImageUrl = (apiBaseUrl: string, productId: string, path: string): string =>
  `${apiBaseUrl}/api/v2/products/${encodeURIComponent(productId)}/document-images/${encodeURIComponent(path)}`
