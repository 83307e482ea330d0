import type { PortalApi } from '../../api'
import { openFromLoader } from '../../reference/pending-description'
import { portalSource, type VersionIds } from '../product-shell/portal-source'
import { type ScopeNeeds, scopeNeedsOf } from './scope-needs'

/** Reads from the API description of a version what it says about scopes. Null: it has none, or none that can be read. */
export async function loadScopeNeeds(
  api: PortalApi,
  ids: VersionIds,
  given: AbortSignal,
): Promise<ScopeNeeds | null> {
  const opened = await openFromLoader((signal) => portalSource(api, ids, signal), given)
  if (!opened) return null
  try {
    return scopeNeedsOf(await opened.outline)
  } catch {
    return null
  } finally {
    opened.engine.close()
  }
}
