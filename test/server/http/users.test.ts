import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { robin } from '../../support/server/sample-data'
import { storedOrganizations } from '../../support/server/stored'
import {
  addUser,
  kim,
  patch,
  registrationOf,
  signedInUser,
  userSettings,
} from '../../support/server/user-accounts'

interface Problem {
  status: number
  type: string
  detail: string
  errors?: { detail: string }[]
  invalid_parameters?: { field: string }[]
}

const problemOf = async (response: Response) => (await response.json()) as Problem

describe("a user's account", () => {
  let world: MailPortal
  before(async () => {
    world = await mailPortal({ settings: userSettings, developers: [robin] })
    await addUser(world.portal)
  })
  after(() => world.close())

  const visitor = () => world.portal.visitor()
  const signIn = async (email: string, password: string) =>
    (await visitor().post('/auth/api/v1/authenticate', { username: email, password })).status

  it('goes from the form to the profile, below both bases', async () => {
    for (const [base, email] of [
      ['', 'Ada@example.com'],
      ['/auth', 'Grace@example.com'],
    ] as const) {
      const browser = visitor()
      const registered = await browser.post(`${base}/api/v1/register`, registrationOf(email), {
        'accept-language': 'de',
      })
      assert.equal(registered.status, 201)
      const { organizationID } = (await registered.json()) as { organizationID: string }

      const mail = await world.mailbox.mailTo(email)
      assert.equal(mail.subject, 'Bestätigen Sie Ihre E-Mail-Adresse für Harbour APIs')
      assert.match(String(mail.text), /danach können Sie sich anmelden/)
      assert.equal(new URL(mail.link).origin, 'https://harbour.example')
      assert.equal(await signIn(email, kim.password), 401)

      const { token } = mail
      const confirmed = await patch(browser, `${base}/api/v1/email-verifications`, { token })
      assert.equal(confirmed.status, 200)
      assert.deepEqual(await confirmed.json(), { email })
      const again = await patch(visitor(), `${base}/api/v1/email-verifications`, { token })
      assert.equal(again.status, 410)

      const user = await signedInUser(world.portal, { ...kim, email })
      const { id, created_at, updated_at, ...profile } = (await (
        await user.get('/v2/users/me')
      ).json()) as Record<string, unknown>
      assert.ok(id && created_at && updated_at)
      assert.deepEqual(profile, {
        email,
        full_name: 'Kim Example',
        preferred_name: null,
        organization: { id: organizationID, name: kim.organization, region: 'us' },
      })
    }
  })

  it('is told the same for known and unknown addresses', async () => {
    const register = async (email: string) => {
      const response = await visitor().post('/api/v1/register', registrationOf(email))
      return { status: response.status, body: (await response.json()) as { organizationID: string } }
    }
    const before = await storedOrganizations(world.portal)
    for (const email of [kim.email, 'unknown@example.com']) {
      const first = await register(email)
      const second = await register(email)
      assert.equal(first.status, 201)
      assert.deepEqual(first, second)
    }
    assert.match(String((await world.mailbox.mailTo(kim.email)).subject), /already have an account/)
    assert.equal((await storedOrganizations(world.portal)).length, before.length + 1)
    assert.equal(await signIn(kim.email, kim.password), 204)

    for (const email of [kim.email, 'nobody@example.com']) {
      const response = await visitor().post('/auth/api/v1/password-resets', { email })
      assert.equal(response.status, 200)
      assert.equal(await response.text(), '')
    }
  })

  it('whose address two people registered has the password that its owner chooses', async () => {
    const email = 'contested@example.com'
    await visitor().post('/api/v1/register', registrationOf(email, { password: 'Of-a-stranger-1' }))
    await visitor().post('/api/v1/register', registrationOf(email))
    await visitor().post('/api/v1/register', registrationOf(email))
    const { token } = await world.mailbox.mailTo(email, 3)
    const confirmed = await patch(visitor(), '/api/v1/email-verifications', { token })
    const { resetToken } = (await confirmed.json()) as { resetToken: string }
    assert.equal(await signIn(email, 'Of-a-stranger-1'), 401)
    assert.equal(await signIn(email, kim.password), 401)
    const set = await patch(visitor(), '/api/v1/password-resets', {
      token: resetToken,
      password: 'Own-choice-1',
    })
    assert.equal(set.status, 200)
    assert.deepEqual(await set.json(), { email })
    assert.equal(await signIn(email, 'Own-choice-1'), 204)
  })

  it('gets its sessions renewed and ended, apart from those of a developer in the same browser', async () => {
    const browser = await world.portal.signedIn(robin)
    await signedInUser(world.portal, kim, browser)
    assert.deepEqual([...browser.cookies.keys()].sort(), [
      'portalaccesstoken',
      'portaldevice',
      'portalrefreshtoken',
      'portalsession',
      'useraccesstoken',
      'userrefreshtoken',
    ])
    assert.equal((await browser.post('/api/v1/refresh')).status, 200)
    assert.equal((await browser.post('/api/v2/developer/refresh')).status, 200)
    assert.equal((await browser.post('/api/v1/logout')).status, 204)
    assert.equal((await browser.get('/v2/users/me')).status, 401)
    assert.equal((await browser.get('/api/v2/developer/me')).status, 200)
    assert.equal((await browser.post('/api/v1/refresh')).status, 401)
  })

  it('has no access to the data of developers, and the reverse', async () => {
    const user = await signedInUser(world.portal)
    const developer = await world.portal.signedIn(robin)
    const tokenOf = (cookies: typeof user.cookies, name: string) => cookies.get(name)?.value ?? ''
    const ofUser = tokenOf(user.cookies, 'useraccesstoken')
    const ofDeveloper = tokenOf(developer.cookies, 'portalaccesstoken')
    for (const [path, foreign, own, cookie] of [
      ['/api/v2/developer/me', ofUser, ofDeveloper, 'portalaccesstoken'],
      ['/api/v2/applications', ofUser, ofDeveloper, 'portalaccesstoken'],
      ['/api/v2/products', ofUser, ofDeveloper, 'portalaccesstoken'],
      ['/v2/users/me', ofDeveloper, ofUser, 'useraccesstoken'],
    ] as const) {
      const status = async (headers: Record<string, string>) => (await visitor().get(path, headers)).status
      assert.equal(await status({ authorization: `Bearer ${own}` }), 200, path)
      assert.equal(await status({ authorization: `Bearer ${foreign}` }), 401, path)
      assert.equal(await status({ cookie: `${cookie}=${foreign}` }), 401, path)
    }
    for (const [path, name, foreign] of [
      ['/api/v2/developer/refresh', 'portalrefreshtoken', tokenOf(user.cookies, 'userrefreshtoken')],
      ['/api/v1/refresh', 'userrefreshtoken', tokenOf(developer.cookies, 'portalrefreshtoken')],
    ] as const)
      assert.equal(
        (await visitor().post(path, undefined, { cookie: `${name}=${foreign}` })).status,
        401,
        path,
      )
    // Logging out with the token of the other kind ends nothing.
    await visitor().post('/api/v1/logout', undefined, { authorization: `Bearer ${ofDeveloper}` })
    await visitor().post('/api/v2/developer/logout', undefined, { authorization: `Bearer ${ofUser}` })
    assert.equal((await user.get('/v2/users/me')).status, 200)
    assert.equal((await developer.get('/api/v2/developer/me')).status, 200)
  })

  it('and a developer with the same address are two accounts with two passwords, two locks and two links', async () => {
    const email = 'both@example.com'
    const developer = { email, password: 'Developer-pass-1' }
    await world.portal.addDeveloper(developer)
    await addUser(world.portal, { ...kim, email })
    assert.equal(await signIn(email, developer.password), 401)
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, 'wrong')
    assert.equal(await signIn(email, kim.password), 423)
    await world.portal.signedIn(developer)
    await world.mailbox.mailTo(email)

    await visitor().post('/api/v1/password-resets', { email })
    await world.mailbox.mailTo(email, 3)
    const mails = world.mailbox.mails.filter(({ recipients }) => recipients.includes(email))
    // The first says that the account is locked.
    const links = mails.slice(1).map(({ link }) => new URL(link))
    const ofUser = links.find(({ origin }) => origin === 'https://harbour.example')
    const ofDeveloper = links.find(({ origin }) => origin === world.portal.url)
    const token = ofDeveloper?.searchParams.get('token')
    const password = 'Another-one-1'
    assert.equal((await patch(visitor(), '/api/v1/password-resets', { token, password })).status, 404)
    const foreign = { token: ofUser?.searchParams.get('token'), password }
    assert.equal((await visitor().post('/api/v2/developer/reset-password', foreign)).status, 404)
    assert.equal((await patch(visitor(), '/api/v1/password-resets', foreign)).status, 200)
    assert.equal(await signIn(email, password), 204)
    await world.portal.signedIn(developer)
  })

  it('changes its password, and a developer in the same browser keeps theirs', async () => {
    const account = { ...kim, email: 'changes@example.com' }
    await addUser(world.portal, account)
    const browser = await world.portal.signedIn(robin)
    await signedInUser(world.portal, account, browser)
    const elsewhere = await signedInUser(world.portal, account)
    const change = (old_password: string, new_password: string) =>
      patch(browser, '/v2/users/me/password', { old_password, new_password })
    const wrong = await problemOf(await change('wrong', 'Another-one-1'))
    assert.equal(wrong.status, 400)
    assert.equal(wrong.errors?.[0]?.detail, 'old_password is not your current password')
    assert.equal((await change(kim.password, 'Another-one-1')).status, 202)
    assert.equal(await signIn(account.email, 'Another-one-1'), 204)
    assert.equal((await elsewhere.get('/v2/users/me')).status, 401)
    await world.portal.signedIn(robin)
  })

  it('and a developer in one browser change their passwords by two calls, each its own', async () => {
    const account = { ...kim, email: 'two-calls@example.com' }
    const developer = { email: 'two-calls-dev@example.com', password: 'Developer-pass-1' }
    await addUser(world.portal, account)
    await world.portal.addDeveloper(developer)
    const browser = await world.portal.signedIn(developer)
    await signedInUser(world.portal, account, browser)
    const user = '/v2/users/me/password'
    const own = '/api/v2/developer/me/password'
    const change = async (path: string, old_password: string, new_password: string) =>
      (await patch(browser, path, { old_password, new_password })).status

    assert.equal(await change(own, developer.password, 'Developer-pass-2'), 202)
    assert.equal(await change(user, kim.password, 'Of-the-user-2'), 202)
    await world.portal.signedIn({ ...developer, password: 'Developer-pass-2' })
    // Wrong passwords in the form of a kind lock that kind.
    for (let attempt = 0; attempt < 10; attempt += 1) await change(own, 'wrong', 'Developer-pass-3')
    assert.equal(await change(own, 'Developer-pass-2', 'Developer-pass-3'), 423)
    assert.equal(await change(user, 'Of-the-user-2', 'Of-the-user-3'), 202)
    assert.equal(await signIn(account.email, 'Of-the-user-3'), 204)
  })

  it('is meant by its call also after the session has ended, and a developer alone is not refused there', async () => {
    const account = { ...kim, email: 'ended@example.com' }
    const developer = { email: 'ended-dev@example.com', password: 'Developer-pass-1' }
    await addUser(world.portal, account)
    await world.portal.addDeveloper(developer)
    const browser = await world.portal.signedIn(developer)
    const change = (visitor = browser) =>
      patch(visitor, '/v2/users/me/password', {
        old_password: developer.password,
        new_password: 'Developer-pass-2',
      })
    const user = await signedInUser(world.portal, account)
    const ended = user.copy()
    await user.post('/api/v1/logout')
    for (const [name, cookie] of ended.cookies) browser.cookies.set(name, cookie)
    assert.equal((await change()).status, 401)
    await world.portal.signedIn(developer)
    for (const name of ended.cookies.keys()) browser.cookies.delete(name)
    assert.equal((await change()).status, 202)
    assert.equal(
      (
        await patch(ended, '/api/v2/developer/me/password', {
          old_password: kim.password,
          new_password: 'Of-the-user-2',
        })
      ).status,
      401,
    )
  })

  it('is refused with the field and in the older form of errors', async () => {
    for (const [changes, field] of [
      [{ password: 'short' }, 'password'],
      [{ organization: ' ' }, 'organization'],
      [{ fullName: 'two\nlines' }, 'fullName'],
      [{ defaultRegion: 'mars' }, 'defaultRegion'],
      [{ email: 'nobody' }, 'email'],
      [{ password: undefined }, 'password'],
    ] as const) {
      const body = registrationOf('bad@example.com', changes)
      const problem = await problemOf(await visitor().post('/auth/api/v1/register', body))
      assert.equal(problem.status, 400, field)
      assert.ok(
        problem.invalid_parameters?.some((one) => one.field === field || field === 'password'),
        field,
      )
      assert.ok(problem.errors?.[0]?.detail, field)
    }
  })
})

it('a portal without users knows none of their calls, and takes developers by the same forms', async () => {
  const { portal, close } = await mailPortal({ developers: [robin] })
  try {
    const visitor = portal.visitor()
    const credentials = { username: kim.email, password: kim.password }
    assert.equal((await visitor.post('/api/v1/authenticate', credentials)).status, 404)
    assert.equal((await visitor.post('/api/v1/refresh')).status, 404)
    assert.equal((await visitor.get('/v2/users/me')).status, 404)
    assert.equal((await visitor.post('/api/v1/register', registrationOf(kim.email))).status, 404)
    const developer = { email: 'ada@example.com', fullName: 'Ada' }
    assert.equal((await visitor.post('/api/v1/register', developer)).status, 201)
    assert.equal((await visitor.post('/api/v1/password-resets', { email: robin.email })).status, 200)
    const token = '0b0e4b5a-0000-4000-8000-000000000000'
    assert.equal((await patch(visitor, '/api/v1/email-verifications', { token })).status, 404)
  } finally {
    await close()
  }
})

it('where users need approval, an operator decides, with the command that the mail names', async () => {
  const users = { approve: false, regions: ['eu'] }
  const world = await mailPortal({ settings: { ...userSettings, users } })
  try {
    const visitor = world.portal.visitor()
    const email = 'waits@example.com'
    await visitor.post('/api/v1/register', registrationOf(email))
    assert.equal((await storedOrganizations(world.portal))[0]?.region, 'eu')
    const { token } = await world.mailbox.mailTo(email)
    const confirmed = await patch(visitor, '/api/v1/email-verifications', { token })
    assert.deepEqual(await confirmed.json(), { email, awaits_approval: true })
    const refused = await visitor.post('/api/v1/authenticate', { username: email, password: kim.password })
    assert.equal((await problemOf(refused)).type, '/problems/account-pending-approval')
    const waiting = await world.mailbox.mailTo('operator@example.com')
    assert.match(String(waiting.text), /portal-server users approve \S+/)
  } finally {
    await world.close()
  }
})
