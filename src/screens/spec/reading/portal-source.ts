import { isPortalError, tagToKeep } from '../../../api'
import type { KeptName, ReferenceEngine, ReferenceSource } from '../../../reference'
import type { Portal } from '../../../state'

interface VersionIds {
  readonly product: string
  readonly version: string
}

/** Undefined where nobody knows who reads: then nothing is kept. */
function keptName({ config, context, session }: Portal, ids: VersionIds): KeptName | undefined {
  const key = `${config.apiBaseUrl} ${ids.product} ${ids.version}`
  if (context.isPublic) return { key }
  const viewer = session.state.developer?.id
  return viewer ? { key, portal: config.apiBaseUrl, viewer } : undefined
}

/**
 * Loads the description of a version, unless an earlier visit has kept what the server has now. The server is asked in any case, so
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
  const name = keptName(portal, ids)
  const kept = name ? engine.kept(name).catch(() => null) : Promise.resolve(null)
  let tag: string | undefined
  let isKnown = false
  async function compare(head: Response): Promise<boolean> {
    tag = tagToKeep(head)
    isKnown = tag !== undefined && tag === (await kept)
    return isKnown
  }
  try {
    const params = { path: { productId: ids.product, productVersionId: ids.version } }
    const options = { params, signal, isKnown: compare, parseAs: 'arrayBuffer' } as const
    const path = '/api/v2/products/{productId}/versions/{productVersionId}/spec'
    const response = (await portal.api.GET(path, options)) ?? null
    if (isKnown) return { kind: 'kept' }
    return response && { kind: 'portal', response, ...(name && tag && { keepAs: { ...name, tag } }) }
  } catch (failure) {
    if (isPortalError(failure) && failure.code === 'not-found') return null
    throw failure
  }
}
