import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { developerNamed } from '../../support/server/stored'
import { kim, patch, registrationOf, signedInUser, userSettings } from '../../support/server/user-accounts'
import type { PortalVisitor } from '../../support/server/visitor'

const page = 'https://www.partner.example'
const overHttps = { 'x-forwarded-proto': 'https' }
const script = { ...overHttps, origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }

interface Confirmed {
  email: string
  resetToken?: string
}

describe('the password that a user gives at registration', () => {
  let world: MailPortal
  before(async () => {
    world = await mailPortal({
      settings: { ...userSettings, users: { regions: ['us', 'eu'] } },
      environment: { TRUST_PROXY: '1', ALLOWED_ORIGINS: page },
    })
  })
  after(() => world.close())

  const visitor = () => world.portal.visitor()
  const linksTo = async (email: string, count = 1) => {
    await world.mailbox.mailTo(email, count)
    return world.mailbox.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ token }) => token)
  }
  const register = async (
    browser: PortalVisitor,
    email: string,
    changes: object = {},
    headers: Record<string, string> = {},
  ) => {
    const response = await browser.post('/api/v1/register', registrationOf(email, changes), headers)
    assert.equal(response.status, 201)
  }
  const confirm = async (
    browser: PortalVisitor,
    token: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Confirmed> => {
    const response = await browser.fetch('/api/v1/email-verifications', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token }),
    })
    assert.equal(response.status, 200)
    return (await response.json()) as Confirmed
  }
  const signIn = async (email: string, password: string) =>
    (await visitor().post('/auth/api/v1/authenticate', { username: email, password })).status
  const profileOf = async (email: string, password: string) => {
    const user = await signedInUser(world.portal, { ...kim, email, password })
    const { full_name, organization } = (await (await user.get('/v2/users/me')).json()) as {
      full_name: string
      organization: { name: string; region: string }
    }
    return [full_name, organization.name, organization.region]
  }

  it('counts if the same browser confirms the address', async () => {
    const email = 'same@example.com'
    const browser = visitor()
    await register(browser, email)
    assert.deepEqual([...browser.cookies.keys()], ['portalregistration'])
    const { attributes, value } = browser.cookies.get('portalregistration') ?? {}
    assert.equal(attributes, 'Max-Age=86400; Path=/; HttpOnly; SameSite=Lax')
    assert.match(String(value), /^[\w-]{43}$/)
    assert.equal((await developerNamed(world.portal, email)).password_hash, null)
    const [token] = await linksTo(email)
    assert.deepEqual(await confirm(browser, token), { email })
    assert.equal(await signIn(email, kim.password), 204)
  })

  it('counts for nothing if a program or another browser opens the link: the owner chooses one', async () => {
    const email = 'elsewhere@example.com'
    const registering = visitor()
    await register(registering, email)
    const [token] = await linksTo(email)
    const { resetToken } = await confirm(visitor(), token)
    assert.ok(resetToken)
    assert.equal(await signIn(email, kim.password), 401)
    const again = await patch(registering, '/api/v1/email-verifications', { token })
    assert.equal(again.status, 410)
    const chosen = { token: resetToken, password: 'Own-choice-1' }
    assert.equal((await patch(visitor(), '/api/v1/password-resets', chosen)).status, 200)
    assert.equal(await signIn(email, kim.password), 401)
    assert.deepEqual(await profileOf(email, 'Own-choice-1'), ['Kim Example', kim.organization, 'us'])
  })

  it('is that of the confirming browser, with registrations elsewhere before or after it', async () => {
    for (const isOwnerFirst of [true, false]) {
      const email = `contested-${isOwnerFirst ? 'first' : 'second'}@example.com`
      const owner = visitor()
      const registrations = [
        () => register(owner, email),
        () =>
          register(visitor(), email, {
            password: 'Of-another-1',
            fullName: 'Sam Other',
            organization: 'Another office',
            defaultRegion: 'eu',
          }),
      ]
      for (const each of isOwnerFirst ? registrations : registrations.toReversed()) await each()
      const [, token] = await linksTo(email, 2)
      assert.deepEqual(await confirm(owner, token), { email })
      assert.equal(await signIn(email, 'Of-another-1'), 401)
      assert.deepEqual(await profileOf(email, kim.password), ['Kim Example', kim.organization, 'us'])
    }
  })

  it('is the newest of the browser, and a later registration elsewhere renames no organization', async () => {
    const email = 'renamed@example.com'
    const owner = visitor()
    await register(owner, email, { password: 'Of-yesterday-1', organization: 'With a mistake' })
    await register(owner, email)
    await register(visitor(), email, { organization: 'Another office', defaultRegion: 'eu' })
    const [token] = await linksTo(email, 3)
    const { resetToken } = await confirm(visitor(), token)
    const chosen = { token: resetToken, password: 'Own-choice-1' }
    assert.equal((await patch(visitor(), '/api/v1/password-resets', chosen)).status, 200)
    assert.deepEqual(await profileOf(email, 'Own-choice-1'), ['Kim Example', kim.organization, 'us'])

    const second = 'newest@example.com'
    await register(owner, second, { password: 'Of-yesterday-1' })
    await register(owner, second)
    await confirm(owner, (await linksTo(second, 2))[0])
    assert.equal(await signIn(second, 'Of-yesterday-1'), 401)
    assert.equal(await signIn(second, kim.password), 204)
  })

  it('counts in pages of other sites, by a cookie of each site, and over https by one of this host alone', async () => {
    const email = 'partner@example.com'
    const browser = visitor()
    await register(browser, email, {}, script)
    assert.match(
      browser.cookies.get('__Host-portalregistration')?.attributes ?? '',
      /Path=\/; HttpOnly; Secure; Partitioned; SameSite=None/,
    )
    assert.deepEqual(await confirm(browser, (await linksTo(email))[0], script), { email })
    assert.equal(await signIn(email, kim.password), 204)

    // A cookie without the prefix may be of another host of the domain.
    const planted = 'planted@example.com'
    const otherBrowser = visitor()
    await register(otherBrowser, planted)
    const cookie = `portalregistration=${otherBrowser.cookies.get('portalregistration')?.value}`
    const token = (await linksTo(planted))[0]
    assert.ok((await confirm(visitor(), token, { ...overHttps, cookie })).resetToken)
    assert.equal(await signIn(planted, kim.password), 401)
  })
})
