import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { createKey } from '../../../server/src/commands/keys'
import { operate as operateWith } from '../../support/server/operate'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { auditLog, developerId, storedMails } from '../../support/server/stored'
import { until } from '../../support/server/until'
import { userSettings } from '../../support/server/user-accounts'

let world: MailPortal
let key: string

before(async () => {
  world = await mailPortal({ settings: userSettings, environment: { MAILS_PER_RECIPIENT: '3' } })
  const { lines } = await createKey.run(world.portal.database, { name: 'robot', role: 'accounts' })
  key = lines[0] ?? ''
})
after(() => world.close())

interface Reply {
  id: string
  status: string
  detail?: string
  invalid_parameters?: { field: string; reason: string }[]
}

const operate = (method: string, path: string, body?: unknown) =>
  operateWith<Reply>({ url: world.portal.url, key }, method, path, body)

const subjectsTo = (address: string) =>
  world.mailbox.mails.filter(({ recipients }) => recipients.includes(address)).map(({ subject }) => subject)

/** Waits until every mail that was ordered is sent or dropped. */
const allDone = () =>
  until(
    async () => (await storedMails(world.portal)).every(({ finished_at }) => finished_at !== null),
    'every mail was sent',
  )

it('no operation sets a password: the refusal says to send a link', async () => {
  const password = 'Correct-horse-1'
  const made = await operate('POST', '/developers', { email: 'first@example.com', full_name: 'First' })
  const refused = [
    await operate('POST', '/developers', { email: 'x@example.com', full_name: 'X', password }),
    await operate('PATCH', `/developers/${made.body.id}`, { password }),
    await operate('POST', '/users', { email: 'x@example.com', full_name: 'X', organization: 'X', password }),
    await operate('PATCH', `/users/${made.body.id}`, { full_name: 'K', password }),
  ]
  for (const { status, body } of refused)
    assert.deepEqual(
      [status, body.invalid_parameters],
      [
        400,
        [
          {
            field: 'password',
            source: 'body',
            rule: 'invalid',
            reason:
              'is never set by an operator: send a link with which the owner chooses one (password-mails)',
          },
        ],
      ],
    )
})

it('an operator sends a link, with which the owner chooses a password, as often as mails are sent to the address', async () => {
  const { portal, mailbox } = world
  const { body: made } = await operate('POST', '/developers', {
    email: 'ada@example.com',
    full_name: 'Ada',
  })
  const send = () => operate('POST', `/developers/${made.id}/password-mails`)
  assert.deepEqual([(await send()).status, (await send()).status], [200, 200])
  const mail = await mailbox.mailTo('ada@example.com', 2)
  assert.equal(mail.subject, 'Choose a password for Harbour APIs')
  const password = 'Correct-horse-1'
  const reset = await portal
    .visitor()
    .post('/api/v2/developer/reset-password', { token: mail.token, password })
  assert.equal(reset.status, 204)
  await portal.signedIn({ email: 'ada@example.com', password })

  assert.equal((await send()).status, 200)
  const limited = await send()
  assert.equal(limited.status, 429)
  assert.ok(Number(limited.headers.get('retry-after')) > 0)
  const entries = (await auditLog(portal)).filter(({ action }) => action === 'developer.mail-password-link')
  assert.deepEqual(
    entries.map(({ actor, subject }) => [actor, subject]),
    [1, 2, 3].map(() => ['key:robot', made.id]),
  )

  for (const status of ['rejected', 'revoked', 'unverified'] as const) {
    const email = `${status}@example.com`
    const account = { email, full_name: 'Nobody', status }
    const { body } = await operate('POST', '/developers', account)
    const { status: refused, body: problem } = await operate('POST', `/developers/${body.id}/password-mails`)
    assert.deepEqual(
      [refused, problem.detail],
      [409, 'Only an account that is approved or pending gets a link to choose a password'],
    )
  }
  const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'
  for (const kind of ['developers', 'users'])
    assert.equal((await operate('POST', `/${kind}/${unknownId}/password-mails`)).status, 404)
})

it('the owner of an account is told of each change of its status, once', async () => {
  const { portal } = world
  const email = 'grace@example.com'
  const { body: grace } = await operate('POST', '/developers', { email, full_name: 'Grace' })
  const set = (status: string) => operate('PATCH', `/developers/${grace.id}`, { status })
  const decide = (decision: string) => operate('POST', `/developers/${grace.id}/decisions`, { decision })
  const atHost = (decision: 'approve' | 'revoke') =>
    decideAccountOf('developer').run(portal.database, { account: email, decision })
  const expected: string[] = []
  const changed = async (change: () => Promise<unknown>, subject?: string) => {
    await change()
    await allDone()
    if (subject !== undefined) expected.push(subject)
    assert.deepEqual(subjectsTo(email), expected)
  }
  const [approved, rejected, revoked, pending] = [
    'Your account at Harbour APIs was approved',
    'Your account at Harbour APIs was not approved',
    'Your account at Harbour APIs was revoked',
    'Your account at Harbour APIs waits for approval',
  ]
  await changed(() => decide('revoke'), revoked)
  await changed(() => decide('revoke'))
  await changed(() => decide('approve'), approved)
  await changed(() => set('pending'), pending)
  await changed(() => set('pending'))
  await changed(() => operate('PATCH', `/developers/${grace.id}`, { full_name: 'Grace H.' }))
  await changed(() => decide('reject'), rejected)
  await changed(() => set('approved'), approved)
  await changed(() => atHost('revoke'), revoked)
  await changed(() => atHost('approve'), approved)
  await changed(() => atHost('approve'))
  await changed(
    () => createAccountOf('developer').run(portal.database, { email, status: 'pending' }),
    pending,
  )
  await changed(() => set('unverified'), 'Confirm your email address for Harbour APIs')

  const user = await operate('POST', '/users', {
    email: 'kit@example.com',
    full_name: 'Kit',
    organization: 'Pier',
  })
  await operate('PATCH', `/users/${user.body.id}`, { status: 'revoked' })
  await allDone()
  assert.deepEqual(subjectsTo('kit@example.com'), [revoked])
  assert.equal(await developerId(portal, email), grace.id)
})

it('of two decisions at once that are the same, the owner is told one', async () => {
  const email = 'twice@example.com'
  const { body } = await operate('POST', '/developers', { email, full_name: 'Twice', status: 'pending' })
  await Promise.all([
    operate('PATCH', `/developers/${body.id}`, { status: 'approved' }),
    operate('POST', `/developers/${body.id}/decisions`, { decision: 'approve' }),
    operate('PATCH', `/developers/${body.id}`, { status: 'approved' }),
  ])
  await allDone()
  assert.deepEqual(subjectsTo(email), ['Your account at Harbour APIs was approved'])
})
