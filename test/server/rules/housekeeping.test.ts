import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { issueMailToken } from '../../../server/src/mail/mail-tokens'
import { currentSigningKey, rotateOldSigningKeys } from '../../../server/src/rules/signing-keys'
import { removeUnconfirmedAccounts } from '../../../server/src/rules/unconfirmed-accounts'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { claimIdempotencyKey, removeOldIdempotencyKeys } from '../../../server/src/store/idempotency'
import { listPublishedKeys, removeEndedSigningKeys } from '../../../server/src/store/signing-keys'
import { testDatabase } from '../../support/server/database-pool'
import {
  auditLog,
  developerAddresses,
  signingKeyIds,
  storedIdempotencyKeys,
} from '../../support/server/stored'
import {
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
