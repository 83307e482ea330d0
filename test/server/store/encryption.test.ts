import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rotateKeys } from '../../../server/src/commands/signing-keys'
import { currentSigningKey } from '../../../server/src/rules/signing-keys'
import { Keyring, WrongEncryptionKey, type EncryptionKeys } from '../../../server/src/store/keyring'
import { secretNamed } from '../../../server/src/store/secrets'
import { adoptKeyring } from '../../../server/src/store/stored-secrets'
import { testDatabase } from '../../support/server/database-pool'

const refusedWith = (pattern: RegExp) => (error: unknown) =>
  error instanceof WrongEncryptionKey && pattern.test(error.message)

test('secrets are encrypted when a key is given, encrypted anew with another one, and never opened with a wrong one', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  const withKeys = (keys: EncryptionKeys) => ({ ...database, keyring: new Keyring(keys) })
  const adopt = (keys: EncryptionKeys) => adoptKeyring(db, new Keyring(keys))
  const [first, second, other] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const rows = async () =>
    JSON.stringify([
      await db
        .selectFrom('secrets')
        .select(['key_id', sql`encode(value, 'base64')`.as('value')])
        .execute(),
      await db.selectFrom('signing_keys').select(['key_id', 'private_key']).execute(),
    ])

  const secret = await secretNamed(database, 'access-tokens')
  const { id } = await currentSigningKey(database)
  const inClear = await rows()
  const plainText = Buffer.from(secret).toString('base64')
  assert.ok(inClear.includes(plainText) && inClear.includes('"d":'))

  assert.equal(await adopt({ current: first }), 2)
  const encrypted = await rows()
  assert.ok(!encrypted.includes(plainText) && !encrypted.includes('"d":'))
  assert.equal(await adopt({ current: first }), 0)
  assert.equal(await rows(), encrypted)
  const keyed = withKeys({ current: first })
  assert.deepEqual(await secretNamed(keyed, 'access-tokens'), secret)
  assert.equal((await currentSigningKey(keyed)).id, id)
  assert.equal((await secretNamed(keyed, 'new')).length, 32)

  const [firstId, otherId] = [first, other].map((current) => new Keyring({ current }).keyId)
  await assert.rejects(
    adopt({}),
    refusedWith(new RegExp(`the key ${firstId}, and ENCRYPTION_KEY is not set`)),
  )
  await assert.rejects(
    adopt({ current: other }),
    refusedWith(new RegExp(`${firstId}, and ENCRYPTION_KEY is ${otherId}`)),
  )
  assert.equal(
    await db
      .selectFrom('secrets')
      .select('key_id')
      .distinct()
      .execute()
      .then((found) => found.length),
    1,
  )
  await assert.rejects(
    rotateKeys.run(database, { tokenSeconds: 1, atOnce: true }),
    /ENCRYPTION_KEY is not set/,
  )
  await rotateKeys.run(keyed, { tokenSeconds: 1, atOnce: true })
  assert.ok(!(await rows()).includes('"d":'))

  assert.equal(await adopt({ current: second, previous: first }), 4)
  await assert.rejects(adopt({ current: first }), WrongEncryptionKey)
  const keyedAnew = withKeys({ current: second })
  assert.deepEqual(await secretNamed(keyedAnew, 'access-tokens'), secret)

  // One encrypted value does not pass for another.
  await sql`update secrets set value = (select value from secrets where name = 'new') where name = 'access-tokens'`.execute(
    db,
  )
  await assert.rejects(secretNamed(keyedAnew, 'access-tokens'), refusedWith(/was changed by something else/))
  await db.deleteFrom('secrets').where('name', '=', 'access-tokens').execute()

  assert.equal(await adopt({ previous: second }), 3)
  assert.ok((await rows()).includes('"d":'))
  await currentSigningKey(database)
})
