import { isPortalError, cacheableTag } from '../../../api'
import type { CacheKey, ReferenceEngine, ReferenceSource } from '../../../reference'
import type { Portal } from '../../../state'

interface VersionIds {
  readonly product: string
  readonly version: string
}

/** Undefined if the viewer is unknown: then nothing is cached. */
function cacheKeyOf({ config, context, session }: Portal, ids: VersionIds): CacheKey | undefined {
  const key = `${config.apiBaseUrl} ${ids.product} ${ids.version}`
  if (context.isPublic) return { key }
  const viewer = session.current.viewer?.id
  return viewer ? { key, portal: config.apiBaseUrl, viewer } : undefined
}

/**
 * Loads the description of a version, unless the cached one is still that of the server. The server is asked in any case, so
 * that nothing is shown which it would refuse.
 *
 * @returns null if the version has none.
 */
export async function portalSource(
  portal: Portal,
  engine: ReferenceEngine,
  ids: VersionIds,
  signal: AbortSignal,
): Promise<ReferenceSource | null> {
  const cacheKey = cacheKeyOf(portal, ids)
  const cachedTag = cacheKey ? engine.findCached(cacheKey).catch(() => null) : Promise.resolve(null)
  let tag: string | undefined
  let isKnown = false
  async function compare(head: Response): Promise<boolean> {
    tag = cacheableTag(head)
    isKnown = tag !== undefined && tag === (await cachedTag)
    return isKnown
  }
  try {
    const params = { path: { productId: ids.product, productVersionId: ids.version } }
    const options = { params, signal, isKnown: compare, parseAs: 'arrayBuffer' } as const
    const path = '/api/v2/products/{productId}/versions/{productVersionId}/spec'
    const response = (await portal.api.GET(path, options)) ?? null
    if (isKnown) return { kind: 'cached' }
    return response && { kind: 'portal', response, ...(cacheKey && tag && { cacheAs: { ...cacheKey, tag } }) }
  } catch (failure) {
    if (isPortalError(failure) && failure.code === 'not-found') return null
    throw failure
  }
}
