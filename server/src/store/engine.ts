import type { Pool } from 'pg'
import type { ChangeFeed } from './change-feed'

/** The half that differs between the engines. */
export interface Engine {
  pool: Pool
  /** For statements that may take long, where `pool` has a limit. It is ended like `pool`. */
  jobPool?: Pool
  changes: ChangeFeed
  failure: AbortSignal
  /** Called after the pool has ended. */
  close(): Promise<void>
}
