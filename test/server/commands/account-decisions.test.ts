import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { CommandRefused } from '../../../server/src/commands/command'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { listAccountsOf } from '../../../server/src/commands/list-accounts'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { createSession, findSessionAccount } from '../../../server/src/store/sessions'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'
import { startMailbox } from '../../support/server/mailbox'
import { portalServer, startedServer } from '../../support/server/processes'
import { auditLog, storedMails } from '../../support/server/stored'

test('an account is approved, revoked and approved again: each decision is mailed, audited and takes effect at once', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  const decide = (decision: 'approve' | 'reject' | 'revoke', account = 'ada@example.com') =>
    decideAccountOf('developer')
      .run(database, { account, decision })
      .then(({ lines }) => lines)
  await createAccountOf('developer').run(database, {
    email: 'ada@example.com',
    name: 'Ada',
    status: 'pending',
  })

  assert.deepEqual(await decide('approve', 'ADA@example.com'), ['ada@example.com is approved now.'])
  assert.deepEqual(await decide('approve'), ['ada@example.com is approved already.'])
  const account = await findAccountByEmail(db, 'developer', 'ada@example.com')
  const session = await createSession(db, { kind: 'developer', id: String(account?.id) })
  assert.deepEqual(await decide('revoke', account?.id), ['ada@example.com is revoked now.'])
  assert.equal(await findSessionAccount(db, session), undefined)
  assert.deepEqual(await decide('approve'), ['ada@example.com is approved now.'])
  assert.equal(await findSessionAccount(db, session), undefined, 'an ended session stays ended')

  const mails = await storedMails({ database })
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['account-approved', 'account-revoked', 'account-approved'],
  )
  const noted = await auditLog({ database })
  assert.deepEqual(
    noted.map(({ action }) => action),
    ['developer.create', 'developer.approve', 'developer.revoke', 'developer.approve'],
  )

  await createAccountOf('developer').run(database, {
    email: 'bob@example.com',
    name: 'Bob',
    status: 'unverified',
  })
  for (const [decision, who, reason] of [
    ['approve', 'nobody@example.com', /^There is no developer nobody@example\.com\.$/],
    ['approve', '0b0e4b5a-0000-4000-8000-000000000000', /^There is no developer 0b0e/],
    ['approve', 'bob@example.com', /has not confirmed the email address yet/],
    ['reject', 'ada@example.com', /is approved; only pending accounts can become rejected/],
  ] as const)
    await assert.rejects(
      decide(decision, who),
      (error) => error instanceof CommandRefused && reason.test(error.message),
    )
  assert.equal((await storedMails({ database })).length, 3)

  const {
    lines: [first = '', second = ''],
  } = await listAccountsOf('developer').run(database, {})
  assert.match(first, /^approved {4}\d{4}-\S+Z {2}[0-9a-f-]{36} {2}ada@example\.com {2}Ada$/)
  assert.match(second, /^unverified {2}.* {2}bob@example\.com {2}Bob$/)
  assert.equal((await listAccountsOf('developer').run(database, { status: 'approved' })).lines.length, 1)
  assert.deepEqual((await listAccountsOf('developer').run(database, { status: 'rejected' })).lines, [
    'No account is rejected.',
  ])
})

test('an operator decides while the server runs, which mails the developer', async (t) => {
  const mailbox = await startMailbox()
  t.after(() => mailbox.close())
  const environment = {
    DATA_DIR: join((await testFolder(t)).path, 'data'),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'portal@example.com',
    OPERATOR_MAIL: 'operator@example.com, second@example.com',
  }
  const { url } = await startedServer(t, environment)
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v2/developer${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('', { email: 'ada@example.com', full_name: 'Ada' })
  await post('/verify-email', { token: (await mailbox.mailTo('ada@example.com')).token })
  const waiting = await mailbox.mailTo('second@example.com')
  assert.deepEqual(waiting.recipients, ['operator@example.com', 'second@example.com'])

  const listed = await portalServer(t, ['developers', 'list', '--status', 'pending'], environment)
  assert.match(listed.out, /^pending .* ada@example\.com {2}Ada\n$/)
  // As the mail says it.
  const [, ...command] = String(
    /^ +(portal-server developers approve \S+)$/m.exec(String(waiting.text))?.[1],
  ).split(' ')
  const approved = await portalServer(t, command, environment)
  assert.deepEqual(approved, { code: 0, err: '', out: 'ada@example.com is approved now.\n' })
  assert.equal(
    (await mailbox.mailTo('ada@example.com', 2)).subject,
    'Your account at Developer Portal was approved',
  )
  const refused = await portalServer(t, ['developers', 'reject', 'ada@example.com'], environment)
  assert.deepEqual([refused.code, refused.out], [1, ''])
  assert.match(refused.err, /^ada@example\.com is approved; only pending/)
})
