import type { Config } from '../config/config'
import { Callers } from '../rules/callers'
import type { Eventually } from '../rules/eventually'
import type { FlagProvider } from '../rules/flags'
import { portalState, type PortalState } from '../rules/portal-state'
import { createRateLimits, type RateLimits } from '../rules/rate-limits'
import { createSessions, type Sessions } from '../rules/sessions'
import type { Database } from '../store/database'
import { postgresTraffic } from '../traffic/postgres-store'
import type { TrafficStore } from '../traffic/traffic-store'
import { AnswerMemory } from './answer-memory'

/** What routes work with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly portal: () => Eventually<PortalState>
  readonly sessions: Sessions
  readonly callers: Callers
  readonly answers: AnswerMemory
  readonly flags: FlagProvider
  readonly rateLimits: RateLimits
  readonly traffic: TrafficStore
}

export async function createServices(
  config: Config,
  database: Database,
  flags: FlagProvider,
): Promise<Services> {
  const sessions = await createSessions(database, config.sessions)
  return {
    config,
    database,
    portal: portalState(database, config),
    sessions,
    callers: new Callers(database, sessions.tokens),
    answers: new AnswerMemory(database.changes),
    flags,
    rateLimits: createRateLimits(database.pool, config),
    traffic: postgresTraffic(database.db),
  }
}
