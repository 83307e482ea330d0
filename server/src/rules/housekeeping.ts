import { removeOldEntries } from '../store/audit-log'
import type { Database } from '../store/database'
import { removeOldIdempotencyKeys } from '../store/idempotency'
import { removeOldMailTokens } from '../store/mail-tokens'
import { removeOldMails } from '../store/outbox'
import { removeOldRevokedCredentials } from '../store/revoked-credentials'
import { removeOldCounters } from '../store/rate-limits'
import { removeDeadSessions } from '../store/sessions'
import { removeOldFailures } from '../store/sign-in-failures'
import { removeOldCaptchas } from '../store/used-captchas'
import { removeEndedSigningKeys } from '../store/signing-keys'
import { removeOldSsoRecords } from '../store/sso-attempts'
import { rotateOldSigningKeys, type KeyAge } from './signing-keys'
import { removeUnconfirmedAccounts } from './unconfirmed-accounts'

const intervalMs = 60 * 60 * 1000

interface HousekeepingAges {
  signingKeys: KeyAge
  unconfirmedDays: number
  auditDays: number
}

/**
 * Removes what has expired, once an hour. Several processes may do it at once: each deletes what it finds.
 *
 * @returns the function that stops it.
 */
export function startHousekeeping(
  database: Database,
  { signingKeys, unconfirmedDays, auditDays }: HousekeepingAges,
  failed: (error: unknown) => void,
): () => void {
  const { db } = database
  const timer = setInterval(() => {
    removeDeadSessions(db)
      .then(() => removeOldSsoRecords(db))
      .then(() => removeOldCounters(db))
      .then(() => removeOldFailures(db))
      .then(() => removeOldIdempotencyKeys(db))
      .then(() => removeOldCaptchas(db))
      .then(() => removeOldRevokedCredentials(db))
      .then(() => removeEndedSigningKeys(db))
      .then(() => rotateOldSigningKeys(database, signingKeys))
      .then(() => removeUnconfirmedAccounts(db, unconfirmedDays))
      .then(() => removeOldMailTokens(db))
      .then(() => removeOldMails(db))
      .then(() => removeOldEntries(db, auditDays))
      .catch(failed)
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
