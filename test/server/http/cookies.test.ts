import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import type { PortalVisitor } from '../../support/server/visitor'

const me = '/api/v2/developer/me'
const authenticate = '/api/v2/developer/authenticate'
const refresh = '/api/v2/developer/refresh'
const credentials = { username: robin.email, password: robin.password }
const https = { 'x-forwarded-proto': 'https' }

const cookieHeader = (visitor: PortalVisitor) =>
  [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')

const linesOf = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '').replace(/; Expires[^;]*/, ''))

async function typeOf(response: Response): Promise<unknown[]> {
  const { type, detail } = (await response.json()) as { type: string; detail: string }
  return [response.status, type, detail]
}

const twice = [
  400,
  '/problems/invalid-parameters',
  'Your browser sent a cookie of this portal twice. Another site of the same domain may have set one of them. Delete the cookies of this site and of its domain, then try again.',
]

describe('cookies', () => {
  let portal: RealPortal
  before(async () => {
    portal = await realPortal({ developers: [robin], environment: { TRUST_PROXY: '1' } })
  })
  after(() => portal.close())

  async function signedIn(headers: Record<string, string> = https): Promise<PortalVisitor> {
    const visitor = portal.visitor()
    assert.equal((await visitor.post(authenticate, credentials, headers)).status, 204)
    return visitor
  }

  it('have prefixes over https, but the one for scripts', async () => {
    const response = await portal.visitor().post(authenticate, credentials, https)
    assert.deepEqual(linesOf(response), [
      '__Host-portalaccesstoken; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Secure-portalrefreshtoken; Max-Age=2592000; Path=/api/v2/developer; HttpOnly; Secure; SameSite=Lax',
      'portalsession; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      '__Host-portaldevice; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    const visitor = await signedIn()
    assert.equal((await visitor.get(me, https)).status, 200)
    assert.equal((await visitor.post(refresh, undefined, https)).status, 200)
    assert.equal((await visitor.post('/api/v2/developer/logout', undefined, https)).status, 204)
    assert.deepEqual([...visitor.cookies.keys()], ['__Host-portaldevice'])
  })

  it('have none over http', async () => {
    const visitor = await signedIn({})
    assert.deepEqual(
      [...visitor.cookies.keys()],
      ['portalaccesstoken', 'portalrefreshtoken', 'portalsession', 'portaldevice'],
    )
    assert.equal((await visitor.get(me)).status, 200)
  })

  it('of a page on another site have prefixes as well', async () => {
    const script = { ...https, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    const response = await portal.visitor().post(authenticate, credentials, script)
    assert.deepEqual(linesOf(response), [
      '__Host-portalaccesstoken; Max-Age=2592000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
      '__Secure-portalrefreshtoken; Max-Age=2592000; Path=/api/v2/developer; HttpOnly; Secure; Partitioned; SameSite=None',
      '__Host-portaldevice; Max-Age=15552000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    ])
  })

  it('without the prefix, which any host of the domain may set, count for nothing over https', async () => {
    const visitor = await signedIn({})
    const planted = cookieHeader(visitor)
    assert.equal((await portal.visitor().get(me, { cookie: planted })).status, 200)
    const asked = await portal.visitor().get(me, { ...https, cookie: planted })
    assert.deepEqual((await typeOf(asked)).slice(0, 2), [401, '/problems/session-required'])
    const refreshed = await portal.visitor().post(refresh, undefined, { ...https, cookie: planted })
    assert.deepEqual((await typeOf(refreshed)).slice(0, 2), [401, '/problems/session-required'])
    assert.equal((await visitor.get(me)).status, 200)
  })

  it('from before the prefixes are cleared when a refresh is refused, and at sign-in', async () => {
    const held = 'portalaccesstoken=a.b.c; portalrefreshtoken=old; portalsession=1'
    const cleared = [
      'portalaccesstoken; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'portalrefreshtoken; Max-Age=0; Path=/api/v2/developer; HttpOnly; Secure; SameSite=Lax',
    ]
    for (const [path, body, status] of [
      [refresh, undefined, 401],
      [authenticate, credentials, 204],
    ] as const) {
      const response = await portal.visitor().post(path, body, { ...https, cookie: held })
      assert.equal(response.status, status)
      const lines = linesOf(response)
      for (const line of cleared) assert.ok(lines.includes(line), lines.join('\n'))
    }
  })

  it('of one prefixed name refuse the request if there are two', async () => {
    const visitor = await signedIn()
    const own = cookieHeader(visitor)
    const planted = cookieHeader(await signedIn())
    for (const cookie of [`${own}; ${planted}`, `${own};__Host-portalaccesstoken =planted`]) {
      const response = await portal.visitor().get(me, { ...https, cookie })
      assert.deepEqual(await typeOf(response), twice)
    }
    for (const path of [refresh, '/api/v2/developer/logout']) {
      const response = await portal
        .visitor()
        .post(path, undefined, { ...https, cookie: `${planted}; ${own}` })
      assert.deepEqual(await typeOf(response), twice)
      assert.deepEqual(linesOf(response), [])
    }
    const page = await portal.visitor().get('/', { ...https, accept: 'text/html', cookie: `${own}; ${own}` })
    assert.deepEqual(await typeOf(page), twice)
    // A name within a value is none, and the browser goes on once the other cookie is gone.
    const cookie = `note=__Host-portalaccesstoken=1; ${own}`
    assert.equal((await portal.visitor().get(me, { ...https, cookie })).status, 200)
  })

  it('that a token in a header stands for may be two', async () => {
    const visitor = await signedIn()
    const authorization = `Bearer ${visitor.cookies.get('__Host-portalaccesstoken')?.value}`
    const own = cookieHeader(visitor)
    const response = await portal.visitor().get(me, { ...https, authorization, cookie: `${own}; ${own}` })
    assert.equal(response.status, 200)
  })

  it('are one after CROSS_SITE_COOKIES was changed: the other form of what the browser holds is cleared', async () => {
    const visitor = await signedIn()
    const { config } = portal
    const response = await visitor.post(refresh, undefined, https)
    assert.deepEqual(linesOf(response).slice(0, 2), [
      '__Host-portalaccesstoken; Max-Age=0; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
      '__Secure-portalrefreshtoken; Max-Age=0; Path=/api/v2/developer; HttpOnly; Secure; Partitioned; SameSite=None',
    ])
    assert.equal(config.crossSiteCookies, false)
    const crossSite = await realPortal({
      developers: [robin],
      environment: { TRUST_PROXY: '1', CROSS_SITE_COOKIES: 'true' },
    })
    try {
      const before = cookieHeader(visitor)
      const started = await crossSite.visitor().post(authenticate, credentials, { ...https, cookie: before })
      assert.deepEqual(linesOf(started), [
        '__Host-portalaccesstoken; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Secure-portalrefreshtoken; Max-Age=0; Path=/api/v2/developer; HttpOnly; Secure; SameSite=Lax',
        '__Host-portaldevice; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Host-portalaccesstoken; Max-Age=2592000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
        '__Secure-portalrefreshtoken; Max-Age=2592000; Path=/api/v2/developer; HttpOnly; Secure; Partitioned; SameSite=None',
        '__Host-portaldevice; Max-Age=15552000; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
      ])
      // On another site, that would be the session of the portal's own page.
      const script = { ...https, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', cookie: before }
      const elsewhere = await crossSite.visitor().post(authenticate, credentials, script)
      assert.equal(linesOf(elsewhere).length, 3)
      // A developer's machine without https keeps secure cookies, but none with a prefix.
      const local = await crossSite.visitor().post(authenticate, credentials)
      assert.match(linesOf(local)[0] ?? '', /^portalaccesstoken; .*Secure; Partitioned/)
    } finally {
      await crossSite.close()
    }
  })
})
