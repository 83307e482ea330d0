import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { freePort } from '../../support/server/free-port'
import {
  clientSecret,
  startIdentityProvider,
  type Person,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { ferries, robin } from '../../support/server/sample-data'
import { singleSignOn } from '../../support/server/single-sign-on'
import { auditLog } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

const begins = '/api/v2/developer/authenticate/sso'
const ends = '/api/v2/developer/authenticate/oidc-callback'
const me = '/api/v2/developer/me'
const browser = { redirect: 'manual', headers: { accept: 'text/html' } } as const

const ada: Person = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' }

/** Where a response sends the browser to. */
function locationOf(response: Response): URL {
  assert.equal(response.status, 302)
  return new URL(response.headers.get('location') ?? '')
}

/** What the login page is told, once the sign-in has ended there. */
function reasonOf(response: Response): string | null {
  const { searchParams } = locationOf(response)
  assert.equal(searchParams.get('logout'), 'true')
  return searchParams.get('error')
}

describe('single sign-on of developers', () => {
  let provider: TestIdentityProvider
  let portal: RealPortal
  before(async () => {
    provider = await startIdentityProvider([])
    portal = await realPortal({ environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret } })
    await offer()
    await portal.addDeveloper(robin)
  })
  after(async () => {
    await portal.close()
    await provider.close()
  })
  beforeEach(() => {
    provider.people.splice(0, Infinity, { ...ada })
  })

  const offer = (own: object = {}, settings: object = {}) =>
    portal.import({ settings: singleSignOn(provider, { ...settings, provider: own }), products: [ferries] })

  async function begin(visitor: PortalVisitor, query = ''): Promise<string> {
    return locationOf(await visitor.fetch(begins + query, browser)).href
  }

  /** Signs in through the provider. @returns the response of the callback. */
  async function signIn(visitor: PortalVisitor, sub: string): Promise<Response> {
    const back = new URL(await provider.choose(await begin(visitor), sub))
    return visitor.fetch(back.pathname + back.search, browser)
  }

  it('asks the provider by code flow with PKCE, state and nonce', async () => {
    const visitor = portal.visitor()
    const url = new URL(await begin(visitor))
    const asked = Object.fromEntries(url.searchParams)
    assert.equal(url.origin, provider.issuer)
    assert.equal(asked.response_type, 'code')
    assert.equal(asked.code_challenge_method, 'S256')
    assert.equal(asked.redirect_uri, portal.url + ends)
    assert.equal(asked.scope, 'openid email profile')
    for (const name of ['nonce', 'code_challenge']) assert.match(asked[name] ?? '', /^[\w-]{43}$/)
    // A random part, and the version of the key.
    assert.match(asked.state ?? '', /^[\w-]{43}\.\w+$/)
    assert.match(visitor.cookies.get('portalsso')?.attributes ?? '', /HttpOnly.*SameSite=Lax/)
  })

  it('makes an account for a verified address, and starts a session', async () => {
    const visitor = portal.visitor()
    const target = locationOf(await signIn(visitor, 'ada'))
    assert.equal(target.href, `${portal.url}/login?loginSuccess=true`)
    const account = (await (await visitor.get(me)).json()) as Record<string, unknown>
    assert.equal(account.email, ada.email)
    assert.equal(account.full_name, ada.name)
    const { data } = (await (await visitor.get('/api/v2/developer/sessions')).json()) as {
      data: { network: string; is_current: boolean }[]
    }
    assert.equal(data.find((session) => session.is_current)?.network, '127.0.0.1')
  })

  for (const [title, email] of [
    ['changes', 'ada.new@example.com'],
    ['becomes that of another account', robin.email],
    ['is no longer verified', undefined],
  ] as const) {
    it(`keeps the account when the address at the provider ${title}`, async () => {
      const before = portal.visitor()
      await signIn(before, 'ada')
      provider.people[0] = email ? { ...ada, email } : { ...ada, email_verified: false }
      const visitor = portal.visitor()
      await signIn(visitor, 'ada')
      const [old, now] = await Promise.all([before.get(me), visitor.get(me)])
      assert.deepEqual(await now.json(), await old.json())
    })
  }

  it('gives an account to no other person who later has its address', async () => {
    await signIn(portal.visitor(), 'ada')
    provider.people.push({ ...ada, sub: 'successor' })
    assert.equal(reasonOf(await signIn(portal.visitor(), 'successor')), 'other_identity')
  })

  for (const [title, person] of [
    ['is not verified', { sub: 'x', email: 'x@example.com', email_verified: false }],
    ['may be verified or not', { sub: 'x', email: 'x@example.com' }],
    ['is missing', { sub: 'x', email_verified: true }],
    ['is none', { sub: 'x', email: 'x', email_verified: true }],
    ['is that of an account, and not verified', { sub: 'x', email: robin.email, email_verified: false }],
  ] as const) {
    it(`refuses a person whose address ${title}`, async () => {
      provider.people.push(person)
      const visitor = portal.visitor()
      assert.equal(reasonOf(await signIn(visitor, 'x')), 'email_unverified')
      assert.equal((await visitor.get(me)).status, 401)
    })
  }

  for (const status of ['pending', 'rejected', 'revoked'] as const) {
    it(`refuses an account that is ${status}`, async () => {
      const email = `sso-${status}@example.com`
      await portal.addDeveloper({ email, password: 'Correct-horse-1', status })
      provider.people.push({ sub: status, email, email_verified: true })
      const visitor = portal.visitor()
      assert.equal(reasonOf(await signIn(visitor, status)), 'account_disabled')
      assert.equal((await visitor.get(me)).status, 401)
    })
  }

  it('confirms an account that only registered, without the password that another person may have set', async () => {
    const email = 'sso-unverified@example.com'
    const early = { email, password: 'Correct-horse-1', status: 'unverified' } as const
    await portal.addDeveloper(early)
    provider.people.push({ sub: 'early', email, email_verified: true })
    const visitor = portal.visitor()
    await signIn(visitor, 'early')
    assert.equal((await visitor.get(me)).status, 200)
    await assert.rejects(portal.signedIn(early), /401/)
  })

  it('says so when the visitor cancels at the provider', async () => {
    assert.equal(reasonOf(await signIn(portal.visitor(), 'cancel')), 'sso_canceled')
  })

  describe('a response', () => {
    it('counts once', async () => {
      const visitor = portal.visitor()
      const back = new URL(await provider.choose(await begin(visitor), 'ada'))
      const path = back.pathname + back.search
      assert.equal(locationOf(await visitor.fetch(path, browser)).searchParams.get('loginSuccess'), 'true')
      assert.equal(reasonOf(await visitor.fetch(path, browser)), 'sso_expired')
    })

    it('counts in the tab that began last, and in none of a browser that holds a secret of another person', async () => {
      const visitor = portal.visitor()
      const [first, second] = [await begin(visitor), await begin(visitor)]
      const early = new URL(await provider.choose(first, 'ada'))
      assert.equal(reasonOf(await visitor.fetch(early.pathname + early.search, browser)), 'sso_expired')
      const late = new URL(await provider.choose(second, 'ada'))
      const ended = await visitor.fetch(late.pathname + late.search, browser)
      assert.equal(locationOf(ended).searchParams.get('loginSuccess'), 'true')

      const thief = portal.visitor()
      const stolen = await begin(thief)
      const victim = portal.visitor()
      victim.cookies.set('portalsso', thief.cookies.get('portalsso')!)
      await begin(victim)
      const back = new URL(await provider.choose(stolen, 'ada'))
      assert.equal(reasonOf(await victim.fetch(back.pathname + back.search, browser)), 'sso_expired')
      assert.equal((await victim.get(me)).status, 401)
    })

    it('counts in the browser that began', async () => {
      const back = new URL(await provider.choose(await begin(portal.visitor()), 'ada'))
      const other = portal.visitor()
      await begin(other)
      assert.equal(reasonOf(await other.fetch(back.pathname + back.search, browser)), 'sso_expired')
      assert.equal((await other.get(me)).status, 401)
    })

    for (const [title, change, reason] of [
      ['a state that nobody began', { state: 'x'.repeat(43) }, 'sso_expired'],
      ['a code that the provider does not know', { code: 'unknown' }, 'sso_failed'],
      ['another issuer', { iss: 'https://elsewhere.example' }, 'sso_failed'],
      ['no issuer', { iss: '' }, 'sso_failed'],
      ['no code', { code: '' }, 'sso_failed'],
    ] as const) {
      it(`with ${title} signs nobody in`, async () => {
        const visitor = portal.visitor()
        const back = new URL(await provider.choose(await begin(visitor), 'ada'))
        for (const [name, value] of Object.entries(change)) {
          if (value === '') back.searchParams.delete(name)
          else back.searchParams.set(name, value)
        }
        const response = await visitor.fetch(back.pathname + back.search, browser)
        assert.equal(reasonOf(response), reason)
        assert.equal((await visitor.get(me)).status, 401)
      })
    }

    it('is a problem document for a program', async () => {
      const response = await portal.visitor().get(`${ends}?code=a&state=b`)
      assert.equal(response.status, 400)
      assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/)
      assert.equal((await portal.visitor().get(ends)).status, 400)
    })

    for (const [title, change] of [
      ['another nonce', { nonce: 'x'.repeat(43) }],
      ['another audience', { aud: 'another-client' }],
      ['another issuer', { iss: 'https://elsewhere.example' }],
      ['an end that has passed', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ] as const) {
      it(`with an ID token for ${title} signs nobody in`, async () => {
        const visitor = portal.visitor()
        const url = await begin(visitor)
        const back = new URL(await provider.choose(url, 'ada'))
        provider.tamperOnce(async (body) => {
          const [, payload = ''] = String(body.id_token).split('.')
          const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
          return { ...body, id_token: await provider.sign({ ...claims, ...change }) }
        })
        assert.equal(reasonOf(await visitor.fetch(back.pathname + back.search, browser)), 'sso_failed')
        assert.equal((await visitor.get(me)).status, 401)
      })
    }

    it('with an ID token of another key signs nobody in', async () => {
      const otherProvider = await startIdentityProvider([])
      const visitor = portal.visitor()
      const back = new URL(await provider.choose(await begin(visitor), 'ada'))
      provider.tamperOnce(async (body) => {
        const [, payload = ''] = String(body.id_token).split('.')
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
        return { ...body, id_token: await otherProvider.sign(claims) }
      })
      assert.equal(reasonOf(await visitor.fetch(back.pathname + back.search, browser)), 'sso_failed')
      await otherProvider.close()
    })
  })

  for (const address of [
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    'http://user:password@localhost/',
  ]) {
    it(`leads to no page that is not allowed: ${address}`, async () => {
      const visitor = portal.visitor()
      const query = `?${new URLSearchParams({ returnTo: address })}`
      const target = locationOf(await visitor.fetch(begins + query, browser))
      assert.equal(target.origin + target.pathname, `${portal.url}/login`)
      assert.equal(target.searchParams.get('error'), 'sso_failed')
      assert.equal((await visitor.get(begins + query)).status, 400)
    })
  }

  it('comes back to a page of an allowed origin', async () => {
    await offer({}, { allowed_origins: ['https://docs.example.com'] })
    const visitor = portal.visitor()
    const query = `?${new URLSearchParams({ returnTo: 'https://docs.example.com/sign-in?a=b#c' })}`
    const back = new URL(await provider.choose(await begin(visitor, query), 'ada'))
    const target = locationOf(await visitor.fetch(back.pathname + back.search, browser))
    assert.equal(target.href, 'https://docs.example.com/sign-in?a=b&loginSuccess=true#c')
    await offer()
  })

  it('says so when the provider fails, and works again with it', async () => {
    const visitor = portal.visitor()
    const back = new URL(await provider.choose(await begin(visitor), 'ada'))
    provider.failWith(503)
    assert.equal(reasonOf(await visitor.fetch(back.pathname + back.search, browser)), 'sso_unavailable')
    provider.failWith(undefined)
    assert.equal(locationOf(await signIn(visitor, 'ada')).searchParams.get('loginSuccess'), 'true')
  })

  it('goes on with what the provider said before, if that cannot be read again', async (t) => {
    await begin(portal.visitor())
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
    provider.failWith(503)
    t.after(() => provider.failWith(undefined))
    assert.equal(new URL(await begin(portal.visitor())).origin, provider.issuer)
  })

  it('says so when a provider is not there', async () => {
    await offer({ issuer: `http://localhost:${await freePort()}` })
    assert.equal(reasonOf(await portal.visitor().fetch(begins, browser)), 'sso_unavailable')
    await offer()
  })

  it('makes no account if the settings refuse new ones, and a pending one if they say so', async () => {
    provider.people.push({ sub: 'new', email: 'sso-new@example.com', email_verified: true })
    await offer({ new_accounts: 'refused' })
    assert.equal(reasonOf(await signIn(portal.visitor(), 'new')), 'no_account')
    await offer({ new_accounts: 'pending' })
    assert.equal(reasonOf(await signIn(portal.visitor(), 'new')), 'account_disabled')
    await offer()
    assert.equal(reasonOf(await signIn(portal.visitor(), 'new')), 'account_disabled')
  })

  it('lets groups of the provider see products, until the person has left them or the settings change', async () => {
    const products = async () => {
      const visitor = portal.visitor()
      await signIn(visitor, 'ada')
      const list = (await (await visitor.get('/api/v2/products')).json()) as { data: { name: string }[] }
      return list.data.map(({ name }) => name)
    }
    const group_access = [{ group: 'pilots', products: ['ferries'] }]
    await offer({ scopes: ['email', 'profile', 'groups'], group_access }, { rbac: true })
    provider.people[0]!.groups = ['cooks']
    assert.deepEqual(await products(), [])
    provider.people[0]!.groups = ['cooks', 'pilots']
    assert.deepEqual(await products(), ['Ferries'])
    await offer({ scopes: ['email', 'profile', 'groups'], group_access: [] }, { rbac: true })
    assert.deepEqual(await products(), [])
    await offer({ scopes: ['email', 'profile', 'groups'], required_groups: ['captains'] })
    assert.equal(reasonOf(await signIn(portal.visitor(), 'ada')), 'group_required')
    await offer()
  })

  it('is recorded, with the provider, the link and the refusals', async () => {
    const visitor = portal.visitor()
    provider.people.push({ sub: 'recorded', email: 'recorded@example.com', email_verified: true })
    await signIn(visitor, 'recorded')
    const { id } = (await (await visitor.get(me)).json()) as { id: string }
    const entries = (await auditLog(portal)).filter(({ subject }) => subject === id)
    assert.deepEqual(
      entries.map(({ action, details }) => [action, details.provider]),
      [
        ['developer.register', 'harbour'],
        ['developer.link', 'harbour'],
        ['sign-in.success', 'harbour'],
      ],
    )
    const actions = new Set((await auditLog(portal)).map(({ action }) => action))
    for (const refusal of ['expired', 'email-unverified', 'account-disabled', 'other-identity'])
      assert.ok(actions.has(`sign-in.provider-${refusal}`), refusal)
  })

  it('writes neither codes nor tokens into the log', () => {
    const log = JSON.stringify(portal.log)
    assert.doesNotMatch(log, /code=|id_token|eyJ|harbour-secret/)
    assert.match(log, /The sign-in through a provider ended/)
  })
})
