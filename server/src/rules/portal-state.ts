import type { Config } from '../config/config'
import { originMatcher } from '../config/origins'
import type { Database } from '../store/database'
import { readPortal, type PortalRecord } from '../store/portal'
import type { SharedViewer, Viewer } from '../store/product-access'
import type { PortalSettings } from '../store/settings'
import type { MaybePromise } from '../lib/maybe-promise'
import type { AccessSets } from './access-sets'
import { cachedUntilChange } from './cached-until-change'

/** The portal as it is to behave: imported settings, with the environment's on top. */
export interface PortalState extends PortalRecord {
  /** Whether pages of this origin may call with cookies. Does not know the server's own origin. */
  readonly allowsOrigin: (origin: string) => boolean
}

export function portalState({ db, changes }: Database, config: Config): () => MaybePromise<PortalState> {
  const { isPublic, rbacEnabled } = config.overrides
  return cachedUntilChange(changes, { name: 'settings', topic: 'settings' }, async () => {
    const portal = await readPortal(db)
    const settings = {
      ...portal.settings,
      public: isPublic ?? portal.settings.public,
      rbac: rbacEnabled ?? portal.settings.rbac,
    }
    const origins = [...config.allowedOrigins, ...settings.allowed_origins]
    return { ...portal, settings, allowsOrigin: originMatcher(origins) }
  })
}

interface Readable {
  settings: Pick<PortalSettings, 'rbac' | 'public' | 'reading'>
}

/** Whether visitors read the products that are open to them, and sign in for the others. Not so in a public portal. */
export function isOpenReading({ settings }: Readable): boolean {
  return settings.reading === 'everyone' && !settings.public
}

/**
 * Whether products are for those who have access to them. A public portal shows everything to everybody. Where visitors read, each product
 * says to whom it is visible, so access control is on.
 */
export function isAccessControlled(portal: Readable): boolean {
  return (portal.settings.rbac || isOpenReading(portal)) && !portal.settings.public
}

/** The viewer without a session. */
export function visitorOf(portal: Readable): SharedViewer {
  if (portal.settings.public) return 'unrestricted'
  return isOpenReading(portal) ? 'visitor' : 'nobody'
}

/** Without access control, every developer sees everything. */
export function viewerOf(portal: Readable, developerId: string | undefined): Viewer {
  if (!developerId) return visitorOf(portal)
  return isAccessControlled(portal) ? { developerId } : 'unrestricted'
}

/** As `viewerOf`, without the developer, so that what the viewer sees may be shared by all with the same access. */
export function sharedViewerOf(
  portal: PortalState,
  developerId: string | undefined,
  accessSets: AccessSets,
): MaybePromise<SharedViewer> {
  const viewer = viewerOf(portal, developerId)
  return typeof viewer === 'object' && 'developerId' in viewer ? accessSets(viewer.developerId) : viewer
}
