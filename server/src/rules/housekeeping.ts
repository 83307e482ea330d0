import { removeOldEntries } from '../store/audit-log'
import type { Database } from '../store/database'
import { removeOldIdempotencyKeys } from '../store/idempotency'
import { removeOldMailTokens } from '../store/mail-tokens'
import { removeOldMails } from '../store/outbox'
import { removeOldRevokedCredentials } from '../store/revoked-credentials'
import { removeOldCounters } from '../store/rate-limits'
import { removeEndedSecrets } from '../store/secrets'
import { removeDeadSessions } from '../store/sessions'
import { removeOldFailures } from '../store/sign-in-failures'
import { removeOldCaptchas } from '../store/used-captchas'
import { removeEndedSigningKeys } from '../store/signing-keys'
import { removeOldSsoRecords } from '../store/sso-attempts'
import { runEach, type JobFailed } from './run-each'
import { rotateOldSigningKeys, type KeyAge } from './signing-keys'
import { removeUnconfirmedAccounts } from './unconfirmed-accounts'

const intervalMs = 60 * 60 * 1000

interface HousekeepingAges {
  signingKeys: KeyAge
  unconfirmedDays: number
  auditDays: number
}

/**
 * Removes what has expired, once an hour. A failure of one job keeps none of the others from running. Several processes may do it at once: each deletes what it finds.
 *
 * @returns the function that stops it.
 */
export function startHousekeeping(
  database: Database,
  { signingKeys, unconfirmedDays, auditDays }: HousekeepingAges,
  failed: JobFailed,
): () => void {
  const { db } = database
  const jobs = {
    'dead sessions': () => removeDeadSessions(db),
    'single sign-on records': () => removeOldSsoRecords(db),
    'rate limit counters': () => removeOldCounters(db),
    'sign-in failures': () => removeOldFailures(db),
    'idempotency keys': () => removeOldIdempotencyKeys(db),
    captchas: () => removeOldCaptchas(db),
    'revoked credentials': () => removeOldRevokedCredentials(db),
    'ended signing keys': () => removeEndedSigningKeys(db),
    'ended secrets': () => removeEndedSecrets(db),
    'rotation of signing keys': () => rotateOldSigningKeys(database, signingKeys),
    'unconfirmed accounts': () => removeUnconfirmedAccounts(db, unconfirmedDays),
    'mail tokens': () => removeOldMailTokens(db),
    mails: () => removeOldMails(db),
    'audit entries': () => removeOldEntries(db, auditDays),
  }
  const timer = setInterval(() => void runEach(jobs, failed), intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
