import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { singleSignOn } from '../../support/server/single-sign-on'
import { storedOrganizations } from '../../support/server/stored'
import { addUser, kim, registrationOf, signedInUser, userSettings } from '../../support/server/user-accounts'
import type { PortalVisitor } from '../../support/server/visitor'

const page = 'https://harbour.example'
const browser = { redirect: 'manual', headers: { accept: 'text/html' } } as const
const addresses = { returnTo: `${page}/account`, callback_url: `${page}/login` }
const settings = { ...userSettings, allowed_origins: [page] }

function locationOf(response: Response): URL {
  assert.equal(response.status, 302)
  return new URL(response.headers.get('location') ?? '')
}

describe('single sign-on of users', () => {
  let provider: TestIdentityProvider
  let portal: RealPortal
  before(async () => {
    provider = await startIdentityProvider(
      [
        { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' },
        { sub: 'bo', email: 'bo@example.com', email_verified: true, name: 'Bo Example' },
        { sub: 'kim', email: kim.email, email_verified: true },
      ],
      { redirect_uris: [addresses.callback_url] },
    )
    portal = await realPortal({ environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret } })
    await offer()
    await addUser(portal)
  })
  after(async () => {
    await portal.close()
    await provider.close()
  })

  const offer = (users: object = {}, own: object = {}) =>
    portal.import({
      settings: singleSignOn(provider, {
        ...settings,
        users,
        provider: { organization: 'Harbour Office', ...own },
      }),
    })

  const begin = (visitor: PortalVisitor, name = 'harbour', query: Record<string, string> = addresses) =>
    visitor.fetch(`/auth/api/v1/authenticate/${name}?${new URLSearchParams(query)}`, browser)

  /** As the page does: it hands the whole query of the provider on. */
  async function signIn(visitor: PortalVisitor, sub: string, init: RequestInit = browser): Promise<URL> {
    const back = new URL(await provider.choose(locationOf(await begin(visitor)).href, sub))
    assert.equal(back.origin + back.pathname, addresses.callback_url)
    return locationOf(await visitor.fetch(`/auth/api/v1/authenticate/oidc-callback${back.search}`, init))
  }

  it('leads through the page of the tag to an account in the organization of the provider', async () => {
    for (const sub of ['ada', 'bo']) {
      const visitor = portal.visitor()
      assert.equal((await signIn(visitor, sub)).href, `${page}/account?loginSuccess=true`)
      const user = (await (await visitor.get('/v2/users/me')).json()) as { organization: { name: string } }
      assert.equal(user.organization.name, 'Harbour Office')
      assert.equal((await visitor.get('/api/v2/developer/me')).status, 401)
    }
  })

  it('wants the password of an account once, on the page of the tag, and keeps the account in its organization', async () => {
    const visitor = portal.visitor()
    const asked = await signIn(visitor, 'kim')
    assert.equal(asked.origin + asked.pathname, addresses.callback_url)
    assert.deepEqual(Object.fromEntries(asked.searchParams), {
      logout: 'true',
      error: 'password_required',
      basicAuth: 'true',
      email: kim.email,
      link: 'harbour',
    })
    await signedInUser(portal, kim, visitor)
    const again = portal.visitor()
    assert.equal((await signIn(again, 'kim')).href, `${page}/account?loginSuccess=true`)
    const user = (await (await again.get('/v2/users/me')).json()) as { organization: { name: string } }
    assert.equal(user.organization.name, `Office of ${kim.email}`)
  })

  it('takes over an account that nobody has confirmed, without the name and the organization of the registrant', async () => {
    const email = 'early@example.com'
    await portal
      .visitor()
      .post('/auth/api/v1/register', registrationOf(email, { organization: 'Not theirs' }))
    provider.people.push({ sub: 'early', email, email_verified: true, name: 'Early Example' })
    const visitor = portal.visitor()
    await signIn(visitor, 'early')
    const user = (await (await visitor.get('/v2/users/me')).json()) as {
      full_name: string
      organization: { name: string }
    }
    assert.equal(user.full_name, 'Early Example')
    assert.equal(user.organization.name, 'Harbour Office')
    assert.ok((await storedOrganizations(portal)).every(({ name }) => name !== 'Not theirs'))
    await assert.rejects(signedInUser(portal, { ...kim, email }), /401/)
  })

  it('says where to enter the password if the page is of another site', async () => {
    const other = { ...kim, email: 'other@example.com' }
    await addUser(portal, other)
    provider.people.push({ sub: 'other', email: other.email, email_verified: true })
    const crossSite = { ...browser, headers: { ...browser.headers, 'sec-fetch-site': 'cross-site' } }
    const target = await signIn(portal.visitor(), 'other', crossSite)
    assert.equal(target.href, `${page}/login?logout=true&error=password_in_portal`)
  })

  it('tells the page of the tag why nobody was signed in', async () => {
    const target = await signIn(portal.visitor(), 'cancel')
    assert.equal(target.href, `${page}/login?logout=true&error=sso_canceled`)
  })

  it('takes `sso` for the first provider, and knows no other name', async () => {
    assert.equal(locationOf(await begin(portal.visitor(), 'sso')).origin, provider.issuer)
    assert.equal((await portal.visitor().get('/auth/api/v1/authenticate/acme')).status, 404)
    const refused = locationOf(await begin(portal.visitor(), 'acme'))
    assert.equal(refused.href, `${page}/sign-in?logout=true&error=sso_failed`)
  })

  for (const [name, address] of [
    ['callback_url', 'https://elsewhere.example/login'],
    ['callback_url', `${page}/login?a=b`],
    ['returnTo', 'https://elsewhere.example/'],
  ] as const) {
    it(`refuses ${name} ${address}, and logs its origin`, async () => {
      const query = { ...addresses, [name]: address }
      assert.equal(locationOf(await begin(portal.visitor(), 'harbour', query)).origin, page)
      const entry = portal.log.findLast(({ parameter }) => parameter === name)
      assert.equal(entry?.origin, new URL(address).origin)
    })
  }

  it('makes no account where nobody registers without an invitation, unless the provider’s settings say so', async () => {
    provider.people.push({ sub: 'new', email: 'new@example.com', email_verified: true })
    await offer({ registration: 'invitation' })
    assert.equal((await signIn(portal.visitor(), 'new')).searchParams.get('error'), 'no_account')
    await offer({ registration: 'invitation' }, { new_accounts: 'approved' })
    assert.equal((await signIn(portal.visitor(), 'new')).searchParams.get('loginSuccess'), 'true')
    await offer()
  })

  it('is not there for a kind that the provider is not for', async () => {
    await offer({}, { kinds: ['developer'] })
    assert.equal((await portal.visitor().get('/auth/api/v1/authenticate/harbour')).status, 404)
    await offer()
  })
})
