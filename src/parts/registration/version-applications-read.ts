import type { OperationPath, PortalApi, ProductVersionApplicationPage } from '../../api'

export const VERSION_APPLICATIONS =
  '/api/v2/products/{productId}/versions/{productVersionId}/applications' satisfies OperationPath

/** One of the developer's applications, with its registration for a version. */
export type VersionApplication = ProductVersionApplicationPage['data'][number]

interface VersionApplicationQuery {
  readonly 'page[size]': number
  readonly 'page[number]': number
  /** Only applications that are not registered for the version. */
  readonly unregistered?: boolean
}

/** Loads a page of the developer's applications by their registration for a version. */
export const loadVersionApplications = (
  api: PortalApi,
  productId: string,
  productVersionId: string,
  { unregistered, ...page }: VersionApplicationQuery,
  signal: AbortSignal,
): Promise<ProductVersionApplicationPage> => {
  const query = { ...page, unregistered: unregistered || undefined }
  const params = { path: { productId, productVersionId }, query }
  return api.GET(VERSION_APPLICATIONS, { params, signal })
}
