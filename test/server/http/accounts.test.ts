import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { robin } from '../../support/server/sample-data'
import { mailPortal, operator, type MailPortal } from '../../support/server/mail-portal'
import type { TestDeveloper } from '../../support/server/portal'
import { droppedMails } from '../../support/server/stored'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const developerPath = '/api/v2/developer'
const password = 'Correct-horse-1'

const changePassword = (visitor: PortalVisitor, old_password: string, new_password: string) =>
  visitor.fetch('/v2/users/me/password', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_password, new_password }),
  })

async function problemOf(response: Response): Promise<{
  status: number
  type: string
  detail: string
  invalid_parameters?: { field: string; rule: string; reason: string }[]
  errors?: { detail: string }[]
}> {
  return (await response.json()) as Awaited<ReturnType<typeof problemOf>>
}

describe("a developer's account", () => {
  const accounts = (['pending', 'rejected', 'revoked'] as const).map((status): TestDeveloper => {
    return { email: `${status}@example.com`, password, status }
  })
  let world: MailPortal
  before(async () => (world = await mailPortal({ developers: [robin, ...accounts] })))
  after(() => world.close())

  const post = (path: string, body: unknown, language = 'en', visitor = world.portal.visitor()) =>
    visitor.post(`${developerPath}${path}`, body, { 'accept-language': language })
  const signIn = async (email: string, secret: string) =>
    (await post('/authenticate', { username: email, password: secret })).status
  const decide = (account: string, decision: 'approve' | 'reject' | 'revoke') =>
    decideAccountOf('developer').run(world.portal.database, { account, decision })

  it('goes from the form to the first sign-in: address, password, approval', async () => {
    const email = 'Ada.Lovelace@example.com'
    assert.equal((await post('', { email, full_name: '  Ada Lovelace ' }, 'fr')).status, 201)

    const confirmation = await world.mailbox.mailTo(email)
    assert.equal(confirmation.subject, 'Confirmez votre adresse e-mail pour Harbour APIs')
    assert.deepEqual(confirmation.from, { name: 'Harbour Portal', address: 'portal@harbour.example' })
    assert.match(String(confirmation.text), /^Bonjour Ada\.Lovelace@example\.com,$/m)
    assert.ok(confirmation.html?.includes(`href="${confirmation.link}"`))
    const link = new URL(confirmation.link)
    assert.equal(link.origin + link.pathname, `${world.portal.url}/login`)

    const confirmed = await post('/verify-email', { token: confirmation.token })
    assert.equal(confirmed.status, 202)
    const { token, ...rest } = (await confirmed.json()) as { token: string }
    assert.deepEqual(rest, { email, awaits_approval: true })
    assert.equal((await post('/verify-email', { token: confirmation.token })).status, 410)

    const waiting = await world.mailbox.mailTo(operator)
    assert.match(String(waiting.text), /^“Ada Lovelace” <Ada\.Lovelace@example\.com> has confirmed/)

    assert.equal((await post('/reset-password', { token, password })).status, 204)
    assert.equal((await post('/reset-password', { token, password })).status, 410)
    const refused = await problemOf(await post('/authenticate', { username: email, password }))
    assert.equal(refused.type, '/problems/account-pending-approval')

    const [, id = ''] = /developers approve (\S+)/.exec(String(waiting.text)) ?? []
    assert.deepEqual((await decide(id, 'approve')).lines, [`${email} is approved now.`])
    const approved = await world.mailbox.mailTo(email, 2)
    assert.equal(approved.subject, 'Votre compte sur Harbour APIs a été approuvé')
    assert.equal(approved.link, `${world.portal.url}/login`)
    assert.equal(await signIn(email, password), 204)
  })

  it('can be asked for in every form that clients send, below both bases', async () => {
    const forms: [string, unknown][] = [
      ['/api/v2/developer', { email: 'one@example.com', full_name: 'One', captcha_token: 'x' }],
      ['/api/v2/developer', { data: { email: 'two@example.com', fullName: 'Two' } }],
      ['/auth/api/v2/developer', { email: 'three@example.com', full_name: 'Three' }],
      ['/api/v1/register', { email: 'four@example.com', fullName: 'Four' }],
      ['/auth/api/v1/register', { email: 'five@example.com', fullName: 'Five' }],
    ]
    for (const [path, body] of forms)
      assert.equal((await world.portal.visitor().post(path, body)).status, 201)
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      assert.ok((await world.mailbox.mailTo(`${name}@example.com`)).token)
  })

  it('stays as it is if its address registers again: only a mail tells its owner', async () => {
    const again = await post('', { email: 'ROBIN@example.com', full_name: 'Mallory' })
    const fresh = await post('', { email: 'fresh@example.com', full_name: 'Fresh' })
    assert.deepEqual([again.status, await again.text()], [fresh.status, await fresh.text()])
    const mails = await world.mailbox.mailTo(robin.email)
    assert.equal(mails.subject, 'You already have an account at Harbour APIs')
    assert.equal(mails.token, '')
    assert.equal(await signIn(robin.email, robin.password), 204)
    const developer = await world.portal.signedIn(robin)
    const profile = (await (await developer.get('/api/v2/developer/me')).json()) as { full_name: string }
    assert.equal(profile.full_name, robin.full_name)
  })

  it('that is not confirmed yet takes the newer registration, and is mailed again', async () => {
    await post('', { email: 'twice@example.com', full_name: 'First' }, 'en')
    const first = await world.mailbox.mailTo('twice@example.com')
    await post('', { email: 'twice@example.com', full_name: 'Second' }, 'es')
    const second = await world.mailbox.mailTo('twice@example.com', 2)
    assert.match(String(second.text), /^Hola, twice@example\.com:$/m)
    assert.equal((await post('/verify-email', { token: second.token })).status, 202)
    assert.equal((await post('/verify-email', { token: first.token })).status, 410)
  })

  it('gets a new password by mail, which ends its sessions and voids every other link', async () => {
    const casey = { email: 'casey@example.com', password }
    await post('', { email: casey.email, full_name: 'Casey' })
    const { token: confirmation } = await world.mailbox.mailTo(casey.email)
    const { token: first } = (await (await post('/verify-email', { token: confirmation })).json()) as {
      token: string
    }
    await post('/reset-password', { token: first, password })
    await decide(casey.email, 'approve')
    await world.mailbox.mailTo(casey.email, 2)
    const session = await world.portal.signedIn(casey)

    assert.equal((await post('/forgot-password', { data: { email: 'CASEY@example.com' } })).status, 200)
    const older = await world.mailbox.mailTo(casey.email, 3)
    assert.equal(
      older.link,
      `${world.portal.url}/reset-password?email=casey%40example.com&token=${older.token}`,
    )
    const v1 = await world.portal.visitor().post('/auth/api/v1/password-resets', { email: casey.email })
    assert.equal(v1.status, 200)
    const newer = await world.mailbox.mailTo(casey.email, 4)

    const set = { token: newer.token, password: ' Another horse 2 ' }
    assert.equal((await post('/reset-password', set)).status, 204)
    assert.equal((await post('/reset-password', { token: older.token, password })).status, 410)
    assert.equal((await session.get('/api/v2/developer/me')).status, 401)
    assert.equal((await session.post('/api/v2/developer/refresh')).status, 401)
    assert.equal(await signIn(casey.email, password), 401)
    assert.equal(await signIn(casey.email, 'Another horse 2'), 401)
    assert.equal(await signIn(casey.email, ' Another horse 2 '), 204)
    const mails = await world.mailbox.mailTo(casey.email, 5)
    assert.equal(mails.subject, 'Your password for Harbour APIs was changed')
  })

  it('changes its password where it is signed in, and stays so there alone', async () => {
    const here = await world.portal.signedIn(robin)
    const elsewhere = await world.portal.signedIn(robin)
    const next = 'Another-horse-2'
    assert.equal((await changePassword(here, robin.password, next)).status, 202)
    assert.equal((await here.get('/api/v2/developer/me')).status, 200)
    assert.equal((await elsewhere.get('/api/v2/developer/me')).status, 401)
    assert.equal(await signIn(robin.email, robin.password), 401)
    assert.equal((await changePassword(here, next, robin.password)).status, 202)

    const wrong = await problemOf(await changePassword(here, 'not-mine-1', next))
    assert.deepEqual(
      wrong.invalid_parameters?.map(({ field, rule }) => [field, rule]),
      [['old_password', 'invalid']],
    )
    assert.equal((await changePassword(world.portal.visitor(), robin.password, next)).status, 401)
  })

  it('keeps its other sessions at a change of password if it says so', async () => {
    const account = { email: 'keeps-sessions@example.com', password }
    await world.portal.addDeveloper(account)
    const here = await world.portal.signedIn(account)
    const elsewhere = await world.portal.signedIn(account)
    const change = (old_password: string, new_password: string, end_other_sessions?: boolean) =>
      here.fetch(`${developerPath}/me/password`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ old_password, new_password, end_other_sessions }),
      })
    const status = async (visitor: PortalVisitor) => (await visitor.get(`${developerPath}/me`)).status

    assert.equal((await change(password, 'Correct-horse-2', false)).status, 202)
    assert.deepEqual([await status(here), await status(elsewhere)], [200, 200])
    assert.equal((await elsewhere.post(`${developerPath}/refresh`)).status, 200)
    await world.portal.signedIn({ ...account, password: 'Correct-horse-2' })
    assert.match(String((await world.mailbox.mailTo(account.email)).subject), /password/i)

    assert.equal((await change('Correct-horse-2', 'Correct-horse-3')).status, 202)
    assert.deepEqual([await status(here), await status(elsewhere)], [200, 401])
  })

  it('is told with every requirement what a weak password lacks, and keeps its link', async () => {
    await post('/forgot-password', { email: 'pending@example.com' })
    const { token } = await world.mailbox.mailTo('pending@example.com')
    const weak = await problemOf(await post('/reset-password', { token, password: 'qzxwv' }, 'de'))
    assert.equal(weak.status, 400)
    assert.equal(
      weak.errors?.[0]?.detail,
      'the password does not meet the requirements: at least 8 characters, at most 128 characters, at least 3 of 4 character classes, not one of the most common passwords',
    )
    assert.match(weak.detail, /^Das Passwort erfüllt die Anforderungen nicht: mindestens 8 Zeichen, /)
    assert.deepEqual(
      weak.invalid_parameters?.map(({ field, rule }) => [field, rule]),
      [
        ['password', 'min_length'],
        ['password', 'invalid'],
      ],
    )
    const common = await problemOf(await post('/reset-password', { token, password: 'Passw0rd' }))
    assert.deepEqual(
      common.invalid_parameters?.map(({ field, rule, reason }) => [field, rule, reason]),
      [['password', 'invalid', 'is one of the most common passwords']],
    )
    const long = await post('/reset-password', { token, password: `Aa1-${'x'.repeat(900_000)}` })
    assert.equal((await problemOf(long)).invalid_parameters?.[0]?.rule, 'max_length')
    assert.equal((await post('/reset-password', { token, password })).status, 204)
  })

  it('that was rejected or revoked gets neither links nor a new password', async () => {
    for (const email of ['rejected@example.com', 'revoked@example.com']) {
      assert.equal((await post('', { email, full_name: 'Again' })).status, 201)
      assert.equal((await post('/forgot-password', { email })).status, 200)
    }
    await until(async () => (await droppedMails(world.portal)) === 4, 'the four mails were dropped')
    assert.deepEqual(
      world.mailbox.mails.flatMap(({ recipients }) => recipients).filter((to) => /^re(jec|vok)/.test(to)),
      [],
    )
  })

  it('that is revoked loses its session and the links in its mails', async () => {
    const email = 'revoked-later@example.com'
    await post('', { email, full_name: 'Revoked Later' })
    const { token } = await world.mailbox.mailTo(email)
    await post('/verify-email', { token })
    await decide(email, 'approve')
    // Approved without a password, it is asked to choose one.
    const approved = await world.mailbox.mailTo(email, 2)
    assert.equal(new URL(approved.link).pathname, '/reset-password')
    assert.deepEqual((await decide(email, 'revoke')).lines, [`${email} is revoked now.`])
    const refused = await problemOf(await post('/reset-password', { token: approved.token, password }))
    assert.deepEqual([refused.status, refused.type], [410, '/problems/token-expired'])
  })
})

it('an account is approved at once where portal.yaml says so', async () => {
  const world = await mailPortal({
    settings: {
      approve_developers: true,
      pages: {
        developer: {
          verify_email: 'https://docs.example/welcome#confirm',
          reset_password: 'https://docs.example/set/{token}?for={email}',
        },
      },
    },
  })
  try {
    const visitor = world.portal.visitor()
    const email = 'o+neil@example.com'
    await visitor.post(developerPath, { email, full_name: 'O' })
    const confirmation = await world.mailbox.mailTo(email)
    assert.equal(confirmation.link, `https://docs.example/welcome?token=${confirmation.token}#confirm`)
    const confirmed = await visitor.post(`${developerPath}/verify-email`, { token: confirmation.token })
    const { token, ...rest } = (await confirmed.json()) as { token: string }
    assert.deepEqual(rest, { email })
    await visitor.post(`${developerPath}/reset-password`, { token, password })
    assert.equal(
      (await visitor.post(`${developerPath}/authenticate`, { username: email, password })).status,
      204,
    )
    await visitor.post(`${developerPath}/forgot-password`, { email })
    const reset = await world.mailbox.mailTo(email, 2)
    assert.match(reset.link, /^https:\/\/docs\.example\/set\/[\w-]{43}\?for=o%2Bneil%40example\.com$/)
    assert.deepEqual(
      world.mailbox.mails.filter(({ recipients }) => recipients.includes(operator)),
      [],
    )
  } finally {
    await world.close()
  }
})
