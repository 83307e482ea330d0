import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { singleSignOn } from '../../support/server/single-sign-on'
import { addUser, kim, userSettings } from '../../support/server/user-accounts'
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
  async function signIn(visitor: PortalVisitor, sub: string): Promise<URL> {
    const back = new URL(await provider.choose(locationOf(await begin(visitor)).href, sub))
    assert.equal(back.origin + back.pathname, addresses.callback_url)
    return locationOf(await visitor.fetch(`/auth/api/v1/authenticate/oidc-callback${back.search}`, browser))
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

  it('keeps an account in its organization', async () => {
    const visitor = portal.visitor()
    await signIn(visitor, 'kim')
    const user = (await (await visitor.get('/v2/users/me')).json()) as { organization: { name: string } }
    assert.notEqual(user.organization.name, 'Harbour Office')
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
    it(`refuses ${name} ${address}, and logs it without its query`, async () => {
      const query = { ...addresses, [name]: address }
      assert.equal(locationOf(await begin(portal.visitor(), 'harbour', query)).origin, page)
      const entry = portal.log.findLast(({ parameter }) => parameter === name)
      assert.equal(entry?.address, address.split('?')[0])
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
