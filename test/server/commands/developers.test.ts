import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { CommandRefused } from '../../../server/src/commands/command'
import { createAccountOf, type CreateAccountOptions } from '../../../server/src/commands/create-account'
import { passwordMatches } from '../../../server/src/rules/passwords'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { createSession, findSessionAccount } from '../../../server/src/store/sessions'
import { testDatabase } from '../../support/server/database-pool'
import { developerAddresses } from '../../support/server/stored'

const password = 'Correct-horse-1'

async function portal(t: TestContext) {
  const database = await testDatabase()
  t.after(() => database.close())
  return {
    db: database.db,
    create: (options: CreateAccountOptions) =>
      createAccountOf('developer')
        .run(database, options)
        .then(({ lines }) => lines),
  }
}

test('an account is made with its password hashed, and making it again changes nothing', async (t) => {
  const { db, create } = await portal(t)
  const options = { email: 'ada@example.com', name: 'Ada', status: 'approved', password } as const

  assert.deepEqual(await create(options), ['ada@example.com was created (approved).'])
  const made = await findAccountByEmail(db, 'developer', 'ADA@example.com')
  assert.match(String(made?.password_hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await passwordMatches(password, made?.password_hash), true)

  assert.deepEqual(await create(options), ['ada@example.com is as it should be.'])
  assert.deepEqual(await findAccountByEmail(db, 'developer', 'ada@example.com'), made)
})

test('a new password and a lost approval end the sessions, a new name does not', async (t) => {
  const { db, create } = await portal(t)
  await create({ email: 'ada@example.com', name: 'Ada', password })
  const account = await findAccountByEmail(db, 'developer', 'ada@example.com')
  const signIn = () => createSession(db, { kind: 'developer', id: String(account?.id) })

  const first = await signIn()
  await create({ email: 'ada@example.com', name: 'Ada L.' })
  assert.equal((await findSessionAccount(db, first))?.full_name, 'Ada L.')
  await create({ email: 'ada@example.com', password: 'Another-horse-2' })
  assert.equal(await findSessionAccount(db, first), undefined)

  const second = await signIn()
  await create({ email: 'ada@example.com', status: 'revoked' })
  assert.equal(await findSessionAccount(db, second), undefined)
})

test('--if-missing leaves an existing account alone', async (t) => {
  const { db, create } = await portal(t)
  await create({ email: 'ada@example.com', name: 'Ada', password })

  const again = { email: 'ada@example.com', name: 'Eve', password: 'Another-horse-2', ifMissing: true }
  assert.deepEqual(await create(again), ['ada@example.com exists already.'])
  assert.equal((await findAccountByEmail(db, 'developer', 'ada@example.com'))?.full_name, 'Ada')
})

const refused: [string, CreateAccountOptions, RegExp][] = [
  ['no address', { email: 'ada', name: 'Ada' }, /"ada" is no e-mail address/],
  [
    'an address that brings another',
    { email: 'a@example.com\r\nBcc: b@x.org', name: 'A' },
    /is no e-mail address/,
  ],
  ['a new account without a name', { email: 'ada@example.com' }, /a new one needs --name/],
  ['a name of two lines', { email: 'ada@example.com', name: 'A\nB' }, /one line of 1 to 256 characters/],
  ['a short password', { email: 'ada@example.com', name: 'A', password: 'Ab1-' }, /8 to 128 characters/],
  [
    'a plain password',
    { email: 'ada@example.com', name: 'A', password: 'aaaaaaaaaa' },
    /3 of uppercase letter/,
  ],
]
for (const [name, options, reason] of refused) {
  test(`refused: ${name}`, async (t) => {
    const { db, create } = await portal(t)
    await assert.rejects(
      create(options),
      (error) => error instanceof CommandRefused && reason.test(error.message),
    )
    assert.deepEqual(await developerAddresses({ database: { db } }), [])
  })
}
