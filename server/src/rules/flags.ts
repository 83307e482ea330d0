import type { Caller } from './callers'
import type { PortalState } from './portal-state'

/** Groups of features are not sold here; clients of hosted portals, and rules made for them, expect a name. */
export const featureSet = 'default'

/** Decides feature flags. Names that nobody knows are simply absent, which counts as off. */
export interface FlagProvider {
  evaluate(portal: PortalState, caller: Caller | undefined): Promise<Record<string, boolean>>
}

/** The values of the portal's settings, the same for everybody. */
export const settingsFlags: FlagProvider = {
  evaluate: ({ settings }) => Promise.resolve(settings.flags),
}
