import type { ChangeFeed } from './change-feed'
import type { Lanes } from './postgres-lanes'

/** The half that differs between the engines. */
export interface Engine {
  /** The embedded engine has one session, so that all of these are the same. */
  lanes: Lanes
  changes: ChangeFeed
  failure: AbortSignal
  /** Called after the lanes have ended. */
  close(): Promise<void>
}
