import { type Captchas, createCaptchas } from '../captcha/captchas'
import type { Config } from '../config/config'
import { type AccessSets, createAccessSets } from '../rules/access-sets'
import { Callers } from '../rules/callers'
import type { MaybePromise } from '../lib/maybe-promise'
import { createDescribedOrigins, type DescribedOrigins } from '../rules/described-origins'
import type { FlagProvider } from '../rules/flags'
import { gatewayVersions, type GatewayVersions } from '../rules/gateway/gateway-versions'
import { introspectingKeys, type IntrospectingKeys } from '../rules/introspecting-keys'
import { createKnownDevices, type KnownDevices } from '../rules/known-devices'
import { portalState, type PortalState } from '../rules/portal-state'
import { createRateLimits, type RateLimits } from '../rules/rate-limits'
import { RecordedUses } from '../rules/recorded-uses'
import { createSecrets } from '../rules/secrets'
import type { Secrets } from '../store/secrets'
import { createMetrics, type Metrics } from '../metrics/metrics'
import { createSessions, type Sessions } from '../rules/sessions'
import { createSingleSignOn, type SingleSignOn } from '../rules/sso/single-sign-on'
import { memoryRateLimit, type RateLimit } from '../store/rate-limits'
import type { Database } from '../store/database'
import type { TrafficStore } from '../traffic/traffic-store'
import { ResponseCache } from './response-cache'

/** What routes work with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly portal: () => MaybePromise<PortalState>
  readonly sessions: Sessions
  readonly callers: Callers
  readonly accessSets: AccessSets
  readonly introspectingKeys: IntrospectingKeys
  readonly gatewayVersions: GatewayVersions
  readonly uses: RecordedUses
  readonly responseCache: ResponseCache
  readonly describedOrigins: DescribedOrigins
  readonly flags: FlagProvider
  readonly rateLimits: RateLimits
  readonly reads: Pick<RateLimit, 'secondsToWait'>
  readonly knownDevices: KnownDevices
  readonly captchas: Captchas
  readonly secrets: Secrets
  readonly sso: SingleSignOn
  readonly traffic: TrafficStore
  readonly metrics: Metrics
}

const secondsOfDay = 86_400

export function createServices(
  config: Config,
  database: Database,
  flags: FlagProvider,
  traffic: TrafficStore,
): Services {
  const secrets = createSecrets(database)
  const sessions = createSessions(database, secrets, config.sessions)
  return {
    config,
    database,
    portal: portalState(database, config),
    sessions,
    callers: new Callers(database, sessions.tokens),
    accessSets: createAccessSets(database),
    introspectingKeys: introspectingKeys(database.changes),
    gatewayVersions: gatewayVersions(database),
    uses: new RecordedUses(database.db),
    responseCache: new ResponseCache(database.changes),
    describedOrigins: createDescribedOrigins(database),
    flags,
    rateLimits: createRateLimits(database.pool, config),
    reads: memoryRateLimit({ points: config.readsPerCaller, seconds: 60 }),
    knownDevices: createKnownDevices(secrets, config.signIn.knownDeviceDays * secondsOfDay),
    captchas: createCaptchas(database, secrets, config.captcha),
    secrets,
    sso: createSingleSignOn(secrets, config),
    traffic,
    metrics: createMetrics(),
  }
}
