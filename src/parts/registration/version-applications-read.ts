import { allPages } from '../../api/all-pages'
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
  /** ID of the auth strategy that they have. */
  readonly strategyId?: string
}

/** Loads a page of the developer's applications by their registration for a version. */
export const loadVersionApplications = (
  api: PortalApi,
  productId: string,
  productVersionId: string,
  { unregistered, strategyId, ...page }: VersionApplicationQuery,
  signal: AbortSignal,
): Promise<ProductVersionApplicationPage> => {
  const query = {
    ...page,
    unregistered: unregistered || undefined,
    'filter[auth_strategy_id][eq]': strategyId,
  }
  const params = { path: { productId, productVersionId }, query }
  return api.GET(VERSION_APPLICATIONS, { params, signal })
}

/**
 * Loads the IDs of the strategies of the applications that are not registered for a version, of those that it accepts: for servers
 * that do not say which strategy an application has.
 */
export async function loadByStrategy(
  api: PortalApi,
  productId: string,
  productVersionId: string,
  strategyIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const lists = strategyIds.map(async (strategyId) => {
    const applications = await allPages((page) =>
      loadVersionApplications(
        api,
        productId,
        productVersionId,
        { ...page, unregistered: true, strategyId },
        signal,
      ),
    )
    return applications.map(({ id }) => [id, strategyId] as const)
  })
  return new Map((await Promise.all(lists)).flat())
}
