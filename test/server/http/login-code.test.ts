import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { singleSignOn } from '../../support/server/single-sign-on'
import { expireLoginCodes } from '../../support/server/time-passes'
import { patch } from '../../support/server/user-accounts'
import type { PortalVisitor } from '../../support/server/visitor'

const page = 'https://docs.partner.example'
const otherPage = 'https://www.partner.example'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const exchange = '/api/v2/developer/authenticate/code'
const me = '/api/v2/developer/me'

const https = { 'x-forwarded-proto': 'https' }

/** What a browser sends with a navigation that a page of another site begins, and with a request of a script there. */
const navigation = { accept: 'text/html', 'sec-fetch-site': 'cross-site', ...https }
const script = (origin = page) => ({
  origin,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
  ...https,
})

function newVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

describe('a sign-in for a page of another site', () => {
  let provider: TestIdentityProvider
  let portal: RealPortal
  before(async () => {
    provider = await startIdentityProvider([
      { sub: 'ada', email: 'ada@example.com', email_verified: true },
      { sub: 'robin', email: robin.email, email_verified: true },
    ])
    portal = await realPortal({
      settings: singleSignOn(provider),
      developers: [robin],
      environment: {
        SSO_HARBOUR_CLIENT_SECRET: clientSecret,
        ALLOWED_ORIGINS: `${page}, ${otherPage}`,
        TRUST_PROXY: '1',
      },
    })
  })
  after(async () => {
    await portal.close()
    await provider.close()
  })

  /** Signs in at the provider. @returns where the browser goes in the end. */
  async function signIn(
    visitor: PortalVisitor,
    challenge: string,
    { headers = navigation, sub = 'ada' }: { headers?: Record<string, string>; sub?: string } = {},
  ) {
    const query = new URLSearchParams({ returnTo: `${page}/account?tab=1`, code_challenge: challenge })
    const init = { redirect: 'manual', headers } as const
    const begun = await visitor.fetch(`/api/v2/developer/authenticate/sso?${query}`, init)
    const back = new URL(await provider.choose(begun.headers.get('location') ?? '', sub))
    const ended = await visitor.fetch(back.pathname + back.search, init)
    assert.equal(ended.status, 302)
    return new URL(ended.headers.get('location') ?? '')
  }

  const redeem = (visitor: PortalVisitor, code: string, verifier: string, origin = page) =>
    visitor.post(exchange, { code, code_verifier: verifier }, { ...script(origin), 'user-agent': firefox })

  it('ends with a code, which becomes a session of that page once', async () => {
    const visitor = portal.visitor()
    const { verifier, challenge } = newVerifier()
    const target = await signIn(visitor, challenge)
    const code = target.searchParams.get('loginCode') ?? ''
    assert.match(code, /^[\w-]{43}$/)
    assert.equal(target.href, `${page}/account?tab=1&loginSuccess=true&loginCode=${code}`)
    assert.equal((await visitor.get(me, https)).status, 401)

    assert.equal((await redeem(visitor, code, verifier)).status, 204)
    assert.equal((await visitor.get(me, https)).status, 200)
    const listed = await visitor.get('/api/v2/developer/sessions', https)
    const { data } = (await listed.json()) as { data: { network: string; device: object }[] }
    // Of the request that took the code, which is the one of the page.
    assert.deepEqual(
      [data[0]?.network, data[0]?.device],
      ['127.0.0.1', { browser: 'Firefox', system: 'Linux' }],
    )
    assert.deepEqual([...visitor.cookies.keys()].sort(), [
      '__Host-portalaccesstoken',
      '__Host-portalsso',
      '__Secure-portalrefreshtoken',
    ])
    for (const name of ['__Host-portalaccesstoken', '__Secure-portalrefreshtoken'])
      assert.match(
        visitor.cookies.get(name)?.attributes ?? '',
        /HttpOnly; Secure; Partitioned; SameSite=None/,
      )
    assert.equal((await redeem(portal.visitor(), code, verifier)).status, 400)
  })

  it('goes on and ends with partitioned cookies', async () => {
    const visitor = portal.visitor()
    const { verifier, challenge } = newVerifier()
    const target = await signIn(visitor, challenge)
    await redeem(visitor, target.searchParams.get('loginCode') ?? '', verifier)
    assert.equal((await visitor.post('/api/v2/developer/refresh', undefined, script())).status, 200)
    assert.match(visitor.cookies.get('__Secure-portalrefreshtoken')?.attributes ?? '', /Partitioned/)
    const ended = await visitor.post('/api/v2/developer/logout', undefined, script())
    for (const line of ended.headers.getSetCookie()) assert.match(line, /Max-Age=0;.*Partitioned/)
    assert.equal((await visitor.get(me, https)).status, 401)
  })

  for (const [title, use] of [
    ['with another verifier', (code: string) => redeem(portal.visitor(), code, newVerifier().verifier)],
    [
      'from another page',
      (code: string, verifier: string) => redeem(portal.visitor(), code, verifier, otherPage),
    ],
  ] as const) {
    it(`is used up by an attempt ${title}`, async () => {
      const visitor = portal.visitor()
      const { verifier, challenge } = newVerifier()
      const code = (await signIn(visitor, challenge)).searchParams.get('loginCode') ?? ''
      assert.equal((await use(code, verifier)).status, 400)
      assert.equal((await redeem(visitor, code, verifier)).status, 400)
    })
  }

  it('ends with the password that the account had, and with its approval', async () => {
    const ada = { email: 'ada@example.com', password: robin.password }
    await signIn(portal.visitor(), newVerifier().challenge)
    await createAccountOf('developer').run(portal.database, ada)
    const changePassword = async () => {
      const password = { old_password: ada.password, new_password: ada.password }
      const browser = await portal.signedIn(ada)
      assert.equal(
        (await patch(browser, `${me}/password`, { ...password, end_other_sessions: false })).status,
        202,
      )
    }
    const revokeAndApprove = async () => {
      for (const decision of ['revoke', 'approve'] as const)
        await decideAccountOf('developer').run(portal.database, { account: ada.email, decision })
    }
    for (const change of [changePassword, revokeAndApprove]) {
      const visitor = portal.visitor()
      const { verifier, challenge } = newVerifier()
      const code = (await signIn(visitor, challenge)).searchParams.get('loginCode') ?? ''
      await change()
      assert.equal((await redeem(visitor, code, verifier)).status, 400)
      assert.equal((await visitor.get(me)).status, 401)
    }
  })

  it('expires', async () => {
    const visitor = portal.visitor()
    const { verifier, challenge } = newVerifier()
    const code = (await signIn(visitor, challenge)).searchParams.get('loginCode') ?? ''
    await expireLoginCodes(portal)
    assert.equal((await redeem(visitor, code, verifier)).status, 400)
  })

  it('has cookies and no code if the page is of this site', async () => {
    const visitor = portal.visitor()
    const headers = { ...navigation, 'sec-fetch-site': 'same-site' }
    const target = await signIn(visitor, newVerifier().challenge, { headers })
    assert.equal(target.href, `${page}/account?tab=1&loginSuccess=true`)
    assert.equal((await visitor.get(me, https)).status, 200)
    assert.match(visitor.cookies.get('__Host-portalaccesstoken')?.attributes ?? '', /SameSite=Lax/)
  })

  for (const [title, headers, name, attributes] of [
    ['a script of another site', script(), '__Host-portalaccesstoken', /Secure; Partitioned; SameSite=None/],
    [
      'a script of this site',
      { ...script(), 'sec-fetch-site': 'same-site' },
      '__Host-portalaccesstoken',
      /Secure; SameSite=Lax/,
    ],
    [
      'without https',
      { ...script(), 'x-forwarded-proto': 'http' },
      'portalaccesstoken',
      /HttpOnly; SameSite=Lax/,
    ],
  ] as const) {
    it(`with a password has the cookies that the browser keeps: ${title}`, async () => {
      const visitor = portal.visitor()
      const credentials = { username: robin.email, password: robin.password }
      const response = await visitor.post('/api/v2/developer/authenticate', credentials, headers)
      assert.equal(response.status, 204)
      assert.match(visitor.cookies.get(name)?.attributes ?? '', attributes)
    })
  }
})
