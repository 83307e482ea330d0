/** Returns the ID that an operation without an `operationId` has in addresses. */
export const madeOperationId = (method: string, path: string): string =>
  `${method.toLowerCase()}-${path}`
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/-$/, '')
