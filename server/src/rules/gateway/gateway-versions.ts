import type { MaybePromise } from '../../lib/maybe-promise'
import type { Change } from '../../store/change-feed'
import type { Database } from '../../store/database'
import { findGatewayVersion, listPlacedVersions, type GatewayVersion } from '../../store/gateway-versions'
import { CacheUntilChange } from '../cached-until-change'

/** Bounds what nobody announces: the moment at which a version is sunset. */
const lifetimeMs = 5_000
const mostVersions = 1_000

/** Versions that gateways ask about, cached until the content or the auth strategies change. */
export interface GatewayVersions {
  /** @param name - As `findGatewayVersion` has it. */
  named(name: string): MaybePromise<GatewayVersion | undefined>
  /** Those that are found by host and path. */
  placed(): MaybePromise<readonly GatewayVersion[]>
}

export function gatewayVersions({
  introspection: db,
  changes,
}: Pick<Database, 'introspection' | 'changes'>): GatewayVersions {
  const options = {
    outdatedBy: ({ topic }: Change) => topic === 'content' || topic === 'settings',
    maxSize: mostVersions,
    lifetimeMs,
  }
  const byName = new CacheUntilChange<GatewayVersion>(changes, { name: 'gateway-versions', ...options })
  const lists = new CacheUntilChange<readonly GatewayVersion[]>(changes, {
    name: 'gateway-version-lists',
    ...options,
  })
  return {
    named: (name) => byName.getOrLoad(name, () => findGatewayVersion(db, name)),
    placed: () => lists.getOrLoad('', () => listPlacedVersions(db)),
  }
}
