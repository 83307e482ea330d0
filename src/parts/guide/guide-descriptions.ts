import { useEffect } from 'react'
import { openFromLoader } from '../../reference/pending-description'
import { LazyDescription } from '../../reference/lazy-description'
import { type Portal, usePortal } from '../../state'
import { portalSource, type VersionIds } from '../product-shell/portal-source'

interface SharedDescription {
  readonly description: LazyDescription
  /** Requests of the page that ask it. */
  users: number
}

const shared = new WeakMap<Portal, Map<string, SharedDescription>>()

function sharedDescription(portal: Portal, ids: VersionIds): SharedDescription {
  const ofPortal = shared.get(portal) ?? new Map<string, SharedDescription>()
  shared.set(portal, ofPortal)
  const source = `${portal.config.apiBaseUrl} ${ids.product} ${ids.version}`
  const open = (given: AbortSignal) =>
    openFromLoader((signal) => portalSource(portal.api, ids, signal), given)
  const found = ofPortal.get(source) ?? {
    description: new LazyDescription(source, false, open),
    users: 0,
  }
  ofPortal.set(source, found)
  return found
}

/** The description of a version, in one worker for all requests of the page. It ends with the last of them. */
export function useSharedDescription(ids: VersionIds): LazyDescription {
  const entry = sharedDescription(usePortal(), ids)
  useEffect(() => {
    entry.users += 1
    return () => {
      entry.users -= 1
      if (entry.users === 0) entry.description.close()
    }
  }, [entry])
  return entry.description
}
