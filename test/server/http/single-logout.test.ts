import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { SignJWT, type JWTPayload } from 'jose'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { auditLog } from '../../support/server/stored'
import { singleSignOn } from '../../support/server/single-sign-on'
import type { PortalVisitor } from '../../support/server/visitor'

const begins = '/api/v2/developer/authenticate/sso'
const me = '/api/v2/developer/me'
const logout = '/api/v2/developer/logout'
const backChannel = '/api/v2/identity-providers/harbour/backchannel-logout'
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const browser = { redirect: 'manual', headers: { accept: 'text/html' } } as const
const now = () => Math.floor(Date.now() / 1000)

const signedWithSecret = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'logout+jwt' }).sign(Buffer.from(secret))

/** What everybody can read, in place of a secret. */
const keySetOf = async ({ issuer }: TestIdentityProvider) => (await fetch(`${issuer}/jwks`)).text()

describe('single logout', () => {
  let provider: TestIdentityProvider
  let portal: RealPortal
  before(async () => {
    provider = await startIdentityProvider([
      { sub: 'ada', email: 'ada@example.com', email_verified: true },
      { sub: 'bo', email: 'bo@example.com', email_verified: true },
    ])
    portal = await realPortal({
      environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret },
      settings: singleSignOn(provider),
      developers: [robin],
    })
  })
  after(async () => {
    await portal.close()
    await provider.close()
  })

  async function signedIn(sub: string): Promise<PortalVisitor> {
    const visitor = portal.visitor()
    const begun = await visitor.fetch(begins, browser)
    const back = new URL(await provider.choose(begun.headers.get('location') ?? '', sub))
    await visitor.fetch(back.pathname + back.search, browser)
    return visitor
  }

  const send = async (token: string) =>
    (
      await portal.visitor().fetch(backChannel, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status

  const claims = (changes: object = {}) => ({
    iss: provider.issuer,
    aud: 'portal',
    sub: 'ada',
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events,
    ...changes,
  })
  const statusOf = async (visitor: PortalVisitor) => (await visitor.get(me)).status

  it('leads to the provider, with the way back, after a sign-in there only', async () => {
    const response = await (await signedIn('ada')).post(logout)
    assert.equal(response.status, 200)
    const url = new URL(((await response.json()) as { logout_url: string }).logout_url)
    assert.equal(url.origin + url.pathname, `${provider.issuer}/session/end`)
    assert.equal(url.searchParams.get('post_logout_redirect_uri'), `${portal.url}/login?logout=true`)
    assert.equal((await (await portal.signedIn(robin)).post(logout)).status, 204)
    assert.equal((await portal.visitor().post(logout)).status, 204)
  })

  it('ends the sessions of a person at once, also those that are cached, and nobody else’s', async () => {
    const [ada, again, bo, other] = [
      await signedIn('ada'),
      await signedIn('ada'),
      await signedIn('bo'),
      await portal.signedIn(robin),
    ]
    for (const visitor of [ada, again, bo, other]) assert.equal(await statusOf(visitor), 200)
    assert.equal(await send(await provider.sign(claims(), { typ: 'logout+jwt' })), 200)
    assert.deepEqual(await Promise.all([ada, again, bo, other].map(statusOf)), [401, 401, 200, 200])
    assert.equal((await ada.post('/api/v2/developer/refresh')).status, 401)
  })

  for (const [title, changes] of [
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['another audience', { aud: 'another-client' }],
    ['no event', { events: {} }],
    ['a nonce, as ID tokens have', { nonce: 'n' }],
    ['nobody', { sub: undefined }],
    ['no ID', { jti: undefined }],
    ['an hour ago', { iat: now() - 3600 }],
    ['no end', { exp: undefined }],
    ['an end that has passed', { exp: now() - 120 }],
    ['a person that is no text', { sub: 5, sid: 'any' }],
    ['a session that is no text', { sid: { of: 'ada' } }],
    ['an event that is no object', { events: { ...events, [Object.keys(events)[0]!]: true } }],
  ] as const) {
    it(`takes no token for ${title}`, async () => {
      const ada = await signedIn('ada')
      assert.equal(await send(await provider.sign(claims(changes))), 400)
      assert.equal(await statusOf(ada), 200)
    })
  }

  it('takes a token once, and none of another key, with a shared secret or without a signature', async () => {
    const token = await provider.sign(claims())
    assert.equal(await send(token), 200)
    const ada = await signedIn('ada')
    assert.equal(await send(token), 400)
    const other = await startIdentityProvider([])
    assert.equal(await send(await other.sign(claims())), 400)
    await other.close()
    const [, payload = ''] = (await provider.sign(claims())).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const unsigned of [`${none}.${payload}.`, 'x', '']) assert.equal(await send(unsigned), 400)
    for (const secret of [clientSecret, await keySetOf(provider)])
      assert.equal(await send(await signedWithSecret(claims(), secret)), 400)
    assert.equal(await statusOf(ada), 200)
  })

  it('is in the audit log', async () => {
    const ended = (await auditLog(portal)).filter(
      ({ action, actor }) => action === 'session.end' && actor === 'portal',
    )
    assert.ok(ended.length >= 2)
    assert.equal(ended[0]?.details.reason, 'provider-logout')
  })
})
