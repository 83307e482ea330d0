import { removeOldEntries } from '../store/audit-log'
import type { Database } from '../store/database'
import { removeOldGatewayChanges } from '../store/gateway-feed'
import { removeOldIdempotencyKeys } from '../store/idempotency'
import { removeOldMailTokens } from '../store/mail-tokens'
import { removeOldMails } from '../store/outbox'
import { removeOldMissedSearches } from '../store/missed-searches'
import { removeOldRevokedCredentials } from '../store/revoked-credentials'
import { removeOldCounters } from '../store/rate-limits'
import { removeEndedSecrets } from '../store/secrets'
import { removeDeadSessions } from '../store/sessions'
import { removeOldFailures } from '../store/sign-in-failures'
import { removeOldCaptchas } from '../store/used-captchas'
import { removeEndedSigningKeys } from '../store/signing-keys'
import { removeOldSsoRecords } from '../store/sso-attempts'
import type { Jobs } from './job-runner'
import { rotateOldSigningKeys, type KeyAge } from './signing-keys'
import { removeUnconfirmedAccounts } from './unconfirmed-accounts'

const hourSeconds = 60 * 60

export interface HousekeepingAges {
  signingKeys: KeyAge
  unconfirmedDays: number
  auditDays: number
}

/** Returns the jobs that remove what has expired, once an hour. */
export function housekeepingJobs(
  database: Database,
  { signingKeys, unconfirmedDays, auditDays }: HousekeepingAges,
): Jobs {
  const db = database.jobs
  const removals = {
    'dead-sessions': () => removeDeadSessions(db),
    'single-sign-on-records': () => removeOldSsoRecords(db),
    'rate-limit-counters': () => removeOldCounters(db),
    'sign-in-failures': () => removeOldFailures(db),
    'idempotency-keys': () => removeOldIdempotencyKeys(db),
    captchas: () => removeOldCaptchas(db),
    'gateway-changes': () => removeOldGatewayChanges(db),
    'revoked-credentials': () => removeOldRevokedCredentials(db),
    'ended-signing-keys': () => removeEndedSigningKeys(db),
    'ended-secrets': () => removeEndedSecrets(db),
    'signing-key-rotation': () => rotateOldSigningKeys({ ...database, db }, signingKeys),
    'unconfirmed-accounts': () => removeUnconfirmedAccounts(db, unconfirmedDays),
    'mail-tokens': () => removeOldMailTokens(db),
    mails: () => removeOldMails(db),
    'missed-searches': () => removeOldMissedSearches(db),
    'audit-entries': () => removeOldEntries(db, auditDays),
  }
  return Object.fromEntries(
    Object.entries(removals).map(([name, run]) => [name, { everySeconds: hourSeconds, run }]),
  )
}
