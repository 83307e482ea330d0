import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { CommandRefused } from '../../../server/src/commands/command'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { listIdentities, unlinkIdentity } from '../../../server/src/commands/identities'
import { linkIdentity } from '../../../server/src/rules/sso/identity-links'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { portalActor } from '../../../server/src/store/audit-log'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'
import { portalServer } from '../../support/server/processes'
import { auditLog, storedMails } from '../../support/server/stored'

const ada = { kind: 'developer', account: 'ADA@example.com' } as const

test('identities of an account are listed and unlinked by its address, its ID and theirs', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const refused = (line: string | RegExp) => (error: Error) => {
    assert.ok(error instanceof CommandRefused)
    assert.match(error.message, new RegExp(line))
    return true
  }
  await assert.rejects(async () => listIdentities.run(database, ada), refused('There is no developer ADA@'))
  await createAccountOf('developer').run(database, { email: 'ada@example.com', name: 'Ada' })
  assert.deepEqual((await listIdentities.run(database, ada)).lines, [
    'ADA@example.com is linked to no identity.',
  ])
  await assert.rejects(async () => unlinkIdentity.run(database, ada), refused('is linked to no identity'))

  const account = await findAccountByEmail(database.db, 'developer', 'ada@example.com')
  assert.ok(account)
  for (const subject of ['a1', 'a2']) {
    const link = { provider: 'harbour', issuer: 'https://id.example.com', subject }
    const proof = { proof: 'password', actor: portalActor } as const
    await database.db.transaction().execute((transaction) => linkIdentity(transaction, account, link, proof))
  }
  const { records, lines } = await listIdentities.run(database, ada)
  assert.match(
    String(lines[0]),
    /^[\w-]{36} {2}https:\/\/id\.example\.com {2}a1 {2}linked 2\S+ {2}last used 2\S+$/,
  )
  await assert.rejects(
    async () => unlinkIdentity.run(database, ada),
    refused('several identities; name the ID'),
  )
  const [first] = records as { id: string }[]
  const unlinked = await unlinkIdentity.run(database, { ...ada, identity: String(first?.id) })
  assert.deepEqual(unlinked.lines, ['ada@example.com is no longer linked to a1 at https://id.example.com.'])
  const unknown = { ...ada, account: account.id, identity: 'a2' }
  await assert.rejects(async () => unlinkIdentity.run(database, unknown), refused('has no identity a2'))
  const { lines: last } = await unlinkIdentity.run(database, { ...ada, account: account.id })
  assert.deepEqual(last, ['ada@example.com is no longer linked to a2 at https://id.example.com.'])

  const mails = (await storedMails({ database })).filter(({ template }) => template === 'identity-unlinked')
  assert.equal(mails.length, 2)
  const entries = (await auditLog({ database })).filter(({ action }) => action === 'developer.unlink')
  assert.deepEqual(
    entries.map(({ actor }) => actor),
    ['operator', 'operator'],
  )
})

test('the command line names the kind of account, and says what is wrong', async (t) => {
  const { path } = await testFolder(t, {})
  const run = async (...args: string[]) => portalServer(t, args, { DATA_DIR: join(path, 'data') })
  assert.equal((await run('migrate')).code, 0)
  const { code, err } = await run('identities', 'list', 'kim@example.com', '--kind', 'user')
  assert.equal(code, 1)
  assert.match(err, /There is no user kim@example\.com\./)
  assert.equal((await run('identities', 'unlink', 'kim@example.com', '--kind', 'robot')).code, 2)
})
