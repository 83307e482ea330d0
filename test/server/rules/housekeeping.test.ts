import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { issueMailToken } from '../../../server/src/mail/mail-tokens'
import { currentSigningKey, rotateOldSigningKeys } from '../../../server/src/rules/signing-keys'
import { removeUnconfirmedAccounts } from '../../../server/src/rules/unconfirmed-accounts'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { claimIdempotencyKey, removeOldIdempotencyKeys } from '../../../server/src/store/idempotency'
import { removeOldMailTokens } from '../../../server/src/store/mail-tokens'
import { removeOldMails } from '../../../server/src/store/outbox'
import { removeOldCounters } from '../../../server/src/store/rate-limits'
import { removeOldRevokedCredentials } from '../../../server/src/store/revoked-credentials'
import { removeDeadSessions } from '../../../server/src/store/sessions'
import { removeOldFailures } from '../../../server/src/store/sign-in-failures'
import { listPublishedKeys, removeEndedSigningKeys } from '../../../server/src/store/signing-keys'
import { removeOldSsoRecords } from '../../../server/src/store/sso-attempts'
import { removeOldCaptchas } from '../../../server/src/store/used-captchas'
import { testDatabase } from '../../support/server/database-pool'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'
import {
  auditLog,
  developerAddresses,
  foreignKeysWithoutIndex,
  signingKeyIds,
  storedIdempotencyKeys,
} from '../../support/server/stored'
import {
  addOldCounters,
  ageDevelopers,
  ageIdempotencyKey,
  ageSigningKeys,
  passSigningKeyHour,
} from '../../support/server/time-passes'

test('signing keys that have become old are replaced once, and gone when their last token is', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  const age = { days: 90, tokenSeconds: 600 }
  const ids = async () => (await listPublishedKeys(db)).map(({ id }) => id)

  await rotateOldSigningKeys(database, age)
  assert.deepEqual(await ids(), [])
  const first = (await currentSigningKey(database)).id
  await rotateOldSigningKeys(database, age)
  assert.deepEqual(await ids(), [first])

  await ageSigningKeys({ database }, 91)
  await Promise.all([rotateOldSigningKeys(database, age), rotateOldSigningKeys(database, age)])
  const [second, ...others] = await ids()
  assert.deepEqual(others, [first])
  // Those who check tokens learn of the new one before they meet it.
  assert.equal((await currentSigningKey(database)).id, first)
  await passSigningKeyHour({ database })
  assert.equal((await currentSigningKey(database)).id, second)
  await removeEndedSigningKeys(db)
  assert.deepEqual(await signingKeyIds({ database }), [second])
})

test('accounts that nobody confirmed are removed once, others stay', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  for (const [email, status] of [
    ['old@example.com', 'unverified'],
    ['invited@example.com', 'unverified'],
    ['pending@example.com', 'pending'],
    ['new@example.com', 'unverified'],
  ] as const)
    await createAccountOf('developer').run(database, { email, name: 'Ada', status })
  await ageDevelopers({ database }, 31, 'new@example.com')
  const invited = await findAccountByEmail(db, 'developer', 'invited@example.com')
  const subject = { kind: 'developer', id: invited?.id ?? '' } as const
  const token = { purpose: 'verify-email', subject, lifetimeSeconds: 60 } as const
  await issueMailToken(db, token)
  await Promise.all([removeUnconfirmedAccounts(db, 30), removeUnconfirmedAccounts(db, 30)])
  assert.deepEqual(await developerAddresses({ database }), [
    'invited@example.com',
    'new@example.com',
    'pending@example.com',
  ])
  const removals = (await auditLog({ database })).filter(
    ({ action }) => action === 'developer.remove-unconfirmed',
  )
  assert.deepEqual(
    removals.map(({ actor }) => actor),
    ['portal'],
  )
})

test('idempotency keys are forgotten after a day', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  await createAccountOf('developer').run(database, { email: 'ada@example.com', name: 'Ada' })
  const developerId = (await findAccountByEmail(db, 'developer', 'ada@example.com'))?.id ?? ''
  for (const keyHash of ['old', 'new'])
    await db
      .transaction()
      .execute((transaction) => claimIdempotencyKey(transaction, { developerId, keyHash, requestHash: 'x' }))
  await ageIdempotencyKey({ database }, 'old', 25)
  await removeOldIdempotencyKeys(db)
  const left = await storedIdempotencyKeys({ database })
  assert.deepEqual(
    left.map(({ key_hash }) => key_hash),
    ['new'],
  )
})

test('what is old is found by index and removed in batches, and every foreign key has an index', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  await createAccountOf('developer').run(database, {
    email: 'old@example.com',
    name: 'A',
    status: 'unverified',
  })
  await ageDevelopers({ database }, 31)
  await addOldCounters({ database }, 2500)

  const counters = await statementsDuring(() => removeOldCounters(db))
  assert.equal(counters.length, 3)
  assert.equal((await statementsDuring(() => removeOldCounters(db))).length, 1)
  const others = await statementsDuring(async () => {
    await removeDeadSessions(db)
    await removeOldSsoRecords(db)
    await removeOldFailures(db)
    await removeOldIdempotencyKeys(db)
    await removeOldCaptchas(db)
    await removeOldRevokedCredentials(db)
    await removeOldMailTokens(db)
    await removeOldMails(db)
    await removeUnconfirmedAccounts(db, 30)
  })
  assert.deepEqual(await developerAddresses({ database }), [])
  const large = ['accounts', 'idempotency_keys', 'local_inbox', 'login_codes', 'mail_tokens', 'mails']
  large.push('pending_links', 'rate_limit_counters', 'refresh_tokens', 'revoked_credentials', 'sessions')
  large.push('sign_in_failures', 'sso_attempts', 'used_captchas', 'used_logout_tokens')
  assert.deepEqual(await fullReads({ database }, [...counters, ...others], large), [])
  assert.deepEqual(await foreignKeysWithoutIndex({ database }), [])
})
