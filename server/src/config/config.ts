import { availableParallelism } from 'node:os'
import type { DatabaseLimits } from '../lib/database-limits'
import { type CaptchaConfig, readCaptcha } from './captcha'
import { readClickhouseUrl } from './clickhouse'
import { readClientSecrets, type ClientSecrets } from './client-secrets'
import { readConnectSources } from './connect-sources'
import { readEncryption, type EncryptionConfig } from './encryption'
import { readDatabaseLimits } from './database-limits'
import { ConfigError, type Environment, type EnvironmentReader, readerOf } from './environment'
import { type MailConfig, readMail } from './mail'
import { readMetricsAddress, type MetricsAddress } from './metrics-address'
import { isOriginPattern } from './origins'
import { checkReach } from './reach'
import { readSecurityContact, type SecurityContact } from './security-contact'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies'
import { unknownVariables, type UnknownVariable } from './unknown-variables'

/** Everything an operator can set by environment variables, with every default in one place. */
export interface Config {
  /** HOST. Address to listen on; `0.0.0.0` for every interface. Default 127.0.0.1. */
  readonly host: string
  /** PORT. Default 4000; 0 takes a free one. */
  readonly port: number
  /** PUBLIC_URL. Where browsers reach the portal, without a trailing slash. Unset: `http://localhost` and the port, for this machine only. */
  readonly publicUrl?: string
  /** DATABASE_URL, or the content of DATABASE_URL_FILE. Unset: the embedded engine. */
  readonly databaseUrl?: string
  /** DATA_DIR. Directory of the embedded engine; `:memory:` keeps nothing. Default `.data`. */
  readonly dataDir: string
  /** CLICKHOUSE_URL, or the content of CLICKHOUSE_URL_FILE. Where traffic is kept. Unset: in the database. */
  readonly clickhouseUrl?: string
  readonly encryption: EncryptionConfig
  /** KIT_DIR. Directory with the browser build, served under /kit. Unset: there is none. */
  readonly kitDir?: string
  /** ALLOWED_ORIGINS. Origins of other pages that may call with cookies; `http://localhost:*` allows every port. */
  readonly allowedOrigins: readonly string[]
  /** CONNECT_SOURCES. What the portal page may connect to besides this server. */
  readonly connectSources: readonly string[]
  /** CONNECT_API_SERVERS. Whether it may also connect to the servers of the API descriptions that the visitor may see. Default true. */
  readonly connectApiServers: boolean
  /** CROSS_SITE_COOKIES. True: `SameSite=None; Secure; Partitioned` for all, also if the browser does not say that another site asks. Default false. */
  readonly crossSiteCookies: boolean
  /** HSTS_INCLUDE_SUBDOMAINS. Whether browsers that were here over https are to use it for hosts below this one as well. Default false. */
  readonly hstsIncludeSubDomains: boolean
  /** TRUST_PROXY. Reverse proxies whose `X-Forwarded` headers count, by number or by address. Default 0. */
  readonly trustedProxies: TrustedProxies
  /** FLAGS_FILE. Feature flags in flagd's JSON, which then decide instead of those of portal.yaml. Unset: there is none. */
  readonly flagsFile?: string
  /** LOG_LEVEL. Default info. */
  readonly logLevel: LogLevel
  /** LOG_FORMAT. `json` for programs, `pretty` for people. Default json. */
  readonly logFormat: LogFormat
  /** METRICS_ADDRESS. Where `/metrics` is served, such as `127.0.0.1:9464`. Unset: nowhere. */
  readonly metricsAddress?: MetricsAddress
  /** DATABASE_CONNECTIONS, STATEMENT_TIMEOUT_SECONDS, LOCK_TIMEOUT_SECONDS, IDLE_TRANSACTION_SECONDS. On PostgreSQL. Defaults 20, 30, 10 and 30. */
  readonly databaseLimits: DatabaseLimits
  /** STOP_SECONDS. Time from a signal until the process ends, for pending requests and jobs. Default 25. */
  readonly stopSeconds: number
  /** STOP_DELAY_SECONDS. Part of `stopSeconds` in which requests are still answered after SIGTERM. Default 5, and 0 on the embedded engine. */
  readonly stopDelaySeconds: number
  /** Settings that win over those of portal.yaml. */
  readonly overrides: PortalOverrides
  readonly sessions: SessionLimits
  readonly signIn: SignInLimits
  readonly passwordChecks: PasswordCheckLimits
  readonly clientSecrets: ClientSecrets
  readonly clientTokens: ClientTokenLimits
  /** REVOCATION_SECONDS. Longest time for which gateways may keep the answer of a check. Default 5. */
  readonly revocationSeconds: number
  readonly forms: FormLimits
  /** AUDIT_DAYS. Age in days at which entries of the audit log are removed. Default 365. */
  readonly auditDays: number
  /** READS_PER_CALLER. Requests that read in a minute, from one session, key or network, to one process. Default 3000. */
  readonly readsPerCaller: number
  /** APPLICATIONS_PER_DEVELOPER. Default 100. */
  readonly applicationsPerDeveloper: number
  readonly mail: MailConfig
  readonly captcha: CaptchaConfig
  /** Unset: the portal has no `/.well-known/security.txt`. */
  readonly securityContact?: SecurityContact
}

export interface PortalOverrides {
  /** PORTAL_PUBLIC. */
  readonly isPublic?: boolean
  /** PORTAL_RBAC. */
  readonly rbacEnabled?: boolean
}

export interface SessionLimits {
  /** ACCESS_TOKEN_SECONDS. Default 600. */
  readonly accessSeconds: number
  /** REFRESH_TOKEN_SECONDS. Counted from the last refresh. Default 2 592 000, which is 30 days. */
  readonly refreshSeconds: number
  /** SESSION_SECONDS. Counted from signing in, whatever is refreshed. Default 7 776 000, which is 90 days. */
  readonly absoluteSeconds: number
  /** REFRESH_GRACE_SECONDS. How long a replaced refresh token still gets its successor. Default 30. */
  readonly graceSeconds: number
}

export interface SignInLimits {
  /** LOCK_AFTER. Wrong passwords from one network that lock an e-mail address for it, with or without an account. Default 10. */
  readonly lockAfter: number
  /** LOCK_AFTER_ALL_NETWORKS. Wrong passwords within an hour that lock an address for every browser that is no known device. Default 100. */
  readonly lockAfterAllNetworks: number
  /** LOCK_SECONDS. Default 900. */
  readonly lockSeconds: number
  /** KNOWN_DEVICE_DAYS. How long a browser is known after a sign-in with a password. Default 180. */
  readonly knownDeviceDays: number
  /** SIGN_IN_PER_ADDRESS. Attempts in a minute from one network address; for IPv6, from one /64 network. Default 120. */
  readonly perAddress: number
  /** SIGN_IN_PER_ACCOUNT. Attempts for one account in a minute, from one network or known device. Default 30. */
  readonly perAccount: number
}

/** Of the process. Hashing a password keeps a core busy for about 20 ms. */
export interface PasswordCheckLimits {
  /** PASSWORD_CHECKS_AT_ONCE. Default: one less than there are cores, from 1 to 3. */
  readonly atOnce: number
  /** PASSWORD_CHECKS_WAITING. How many may wait for their turn; as many more from known devices. Default 20 for each at once. */
  readonly waiting: number
}

export interface ClientTokenLimits {
  /** CLIENT_TOKEN_SECONDS. Life of an application's token. Default 600. */
  readonly lifetimeSeconds: number
  /** SIGNING_KEY_DAYS. Age at which the key that signs them is replaced. Default 90. */
  readonly keyDays: number
}

/** Of the forms of accounts beside sign-in. */
export interface FormLimits {
  /** FORMS_PER_ADDRESS. Forms sent in a minute from one network address; for IPv6, from one /64 network. Default 60. */
  readonly perAddress: number
  /** MAILS_PER_RECIPIENT. Mails that such forms may ask for to one address in an hour. Default 5. */
  readonly mailsPerRecipient: number
  /** WRONG_CODES_PER_ADDRESS. Wrong access codes in an hour from one network address; for IPv6, from one /64 network. Default 20. */
  readonly wrongCodesPerAddress: number
  /** UNCONFIRMED_DAYS. Age in days at which an account whose address nobody confirmed is removed. Default 30. */
  readonly unconfirmedDays: number
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const logFormats = ['json', 'pretty'] as const
export type LogFormat = (typeof logFormats)[number]

/** What an environment says. */
export interface ConfigReport {
  /** Undefined if there are mistakes. */
  readonly config?: Config
  /** The settings with the default in place of each that cannot be used. */
  readonly settled?: Config
  /** One sentence each. */
  readonly mistakes: readonly string[]
  readonly unknown: readonly UnknownVariable[]
}

/**
 * Returns the settings of an environment.
 *
 * @param environment - As in `process.env`. An empty variable counts as unset.
 * @throws {ConfigError} with a sentence about each setting that cannot be used: it names the variable and says what it takes.
 */
export function readConfig(environment: Environment): Config {
  const { config, mistakes } = inspectConfig(environment)
  if (!config) throw new ConfigError(mistakes)
  return config
}

/** Reads the settings, and returns every mistake and every unknown variable beside them. */
export function inspectConfig(environment: Environment): ConfigReport {
  const read = readerOf(environment)
  const settled = read.attempt<Config | undefined>(() => configOf(read), undefined)
  // Of the command `copy`.
  read.secret('TARGET_DATABASE_URL')
  const unknown = unknownVariables(environment, read.names)
  const { mistakes } = read
  return { config: mistakes.length === 0 ? settled : undefined, settled, mistakes, unknown }
}

function configOf(read: EnvironmentReader): Config {
  const databaseUrl = read.secret('DATABASE_URL')
  const stopSeconds = read.integer('STOP_SECONDS', { default: 25, minimum: 1, maximum: 3600 })
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.integer('PORT', { default: 4000, minimum: 0, maximum: 65_535 }),
    publicUrl: read.address('PUBLIC_URL'),
    databaseUrl,
    dataDir: read.text('DATA_DIR') ?? '.data',
    clickhouseUrl: read.attempt(() => readClickhouseUrl(read), undefined),
    encryption: readEncryption(read),
    kitDir: read.text('KIT_DIR'),
    allowedOrigins: read.attempt(() => readAllowedOrigins(read), []),
    connectSources: read.attempt(() => readConnectSources(read), []),
    connectApiServers: read.flag('CONNECT_API_SERVERS') ?? true,
    crossSiteCookies: read.flag('CROSS_SITE_COOKIES') ?? false,
    hstsIncludeSubDomains: read.flag('HSTS_INCLUDE_SUBDOMAINS') ?? false,
    trustedProxies: read.attempt(() => readTrustedProxies(read), 0),
    flagsFile: read.text('FLAGS_FILE'),
    logLevel: read.choice('LOG_LEVEL', logLevels) ?? 'info',
    logFormat: read.choice('LOG_FORMAT', logFormats) ?? 'json',
    metricsAddress: read.attempt(() => readMetricsAddress(read), undefined),
    databaseLimits: readDatabaseLimits(read),
    stopSeconds,
    stopDelaySeconds: read.integer('STOP_DELAY_SECONDS', {
      // The embedded engine has one process, so that no other could take its requests.
      default: databaseUrl ? Math.min(5, stopSeconds - 1) : 0,
      minimum: 0,
      maximum: stopSeconds - 1,
    }),
    overrides: { isPublic: read.flag('PORTAL_PUBLIC'), rbacEnabled: read.flag('PORTAL_RBAC') },
    sessions: readSessions(read),
    signIn: readSignIn(read),
    passwordChecks: readPasswordChecks(read),
    clientSecrets: readClientSecrets(read),
    clientTokens: {
      lifetimeSeconds: read.integer('CLIENT_TOKEN_SECONDS', { default: 600, minimum: 1, maximum: 86_400 }),
      keyDays: read.integer('SIGNING_KEY_DAYS', { default: 90, minimum: 1, maximum: 3650 }),
    },
    revocationSeconds: read.integer('REVOCATION_SECONDS', { default: 5, minimum: 0, maximum: 3600 }),
    forms: {
      perAddress: read.integer('FORMS_PER_ADDRESS', { default: 60, minimum: 1 }),
      mailsPerRecipient: read.integer('MAILS_PER_RECIPIENT', { default: 5, minimum: 1 }),
      wrongCodesPerAddress: read.integer('WRONG_CODES_PER_ADDRESS', { default: 20, minimum: 1 }),
      unconfirmedDays: read.integer('UNCONFIRMED_DAYS', { default: 30, minimum: 1, maximum: 3650 }),
    },
    auditDays: read.integer('AUDIT_DAYS', { default: 365, minimum: 1, maximum: 36_500 }),
    readsPerCaller: read.integer('READS_PER_CALLER', { default: 3000, minimum: 1 }),
    applicationsPerDeveloper: read.integer('APPLICATIONS_PER_DEVELOPER', { default: 100, minimum: 1 }),
    mail: readMail(read),
    captcha: readCaptcha(read),
    securityContact: readSecurityContact(read),
  }
  // A PUBLIC_URL that cannot be used has been noted already.
  if (config.publicUrl || !read.text('PUBLIC_URL')) read.attempt(() => checkReach(config), undefined)
  return config
}

function readAllowedOrigins(read: EnvironmentReader): string[] {
  const origins = read.list('ALLOWED_ORIGINS')
  const wrong = origins.find((origin) => !isOriginPattern(origin))
  if (wrong === undefined) return origins
  throw new ConfigError(
    `ALLOWED_ORIGINS must be origins such as https://docs.example.com, https://*.example.com or http://localhost:*, not "${wrong}".`,
  )
}

function readSessions(read: EnvironmentReader): SessionLimits {
  return {
    accessSeconds: read.integer('ACCESS_TOKEN_SECONDS', { default: 600, minimum: 1 }),
    refreshSeconds: read.integer('REFRESH_TOKEN_SECONDS', { default: 30 * 24 * 3600, minimum: 1 }),
    absoluteSeconds: read.integer('SESSION_SECONDS', { default: 90 * 24 * 3600, minimum: 1 }),
    graceSeconds: read.integer('REFRESH_GRACE_SECONDS', { default: 30, minimum: 0 }),
  }
}

function readSignIn(read: EnvironmentReader): SignInLimits {
  return {
    lockAfter: read.integer('LOCK_AFTER', { default: 10, minimum: 1 }),
    lockAfterAllNetworks: read.integer('LOCK_AFTER_ALL_NETWORKS', { default: 100, minimum: 1 }),
    lockSeconds: read.integer('LOCK_SECONDS', { default: 900, minimum: 1 }),
    // Browsers keep no cookie for longer than 400 days.
    knownDeviceDays: read.integer('KNOWN_DEVICE_DAYS', { default: 180, minimum: 1, maximum: 400 }),
    perAddress: read.integer('SIGN_IN_PER_ADDRESS', { default: 120, minimum: 1 }),
    perAccount: read.integer('SIGN_IN_PER_ACCOUNT', { default: 30, minimum: 1 }),
  }
}

/** One core is left for requests, and one of Node's four threads for files, names and compression. */
const passwordChecksAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))

function readPasswordChecks(read: EnvironmentReader): PasswordCheckLimits {
  const atOnce = read.integer('PASSWORD_CHECKS_AT_ONCE', { default: passwordChecksAtOnce, minimum: 1 })
  return { atOnce, waiting: read.integer('PASSWORD_CHECKS_WAITING', { default: 20 * atOnce, minimum: 0 }) }
}
