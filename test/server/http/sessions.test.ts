import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { onlySession } from '../../support/server/stored'
import { ageSessions, expireRefreshTokens } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const me = '/api/v2/developer/me'
const refresh = '/api/v2/developer/refresh'
const logout = '/api/v2/developer/logout'

async function titleOf(response: Response): Promise<string> {
  return ((await response.json()) as { type: string }).type
}

const tokenOf = (visitor: PortalVisitor, name: string) => visitor.cookies.get(name)?.value

describe('a session', () => {
  let portal: RealPortal
  before(async () => (portal = await realPortal({ developers: [robin] })))
  after(() => portal.close())

  it('begins with two cookies that scripts cannot read and one without content, and knows the developer', async () => {
    const visitor = portal.visitor()
    const response = await visitor.post('/api/v2/developer/authenticate', {
      username: 'Robin@Example.com',
      password: robin.password,
    })
    assert.equal(response.status, 204)
    assert.match(
      visitor.cookies.get('portalaccesstoken')?.attributes ?? '',
      /Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const { attributes = '', path = '' } = visitor.cookies.get('portalrefreshtoken') ?? {}
    assert.match(attributes, /HttpOnly/)
    assert.equal(path, '/api/v2/developer')
    // For the portal's own page, which asks then.
    const hint = visitor.cookies.get('portalsession')
    assert.deepEqual([hint?.value, hint?.path], ['1', '/'])
    assert.doesNotMatch(hint?.attributes ?? '', /HttpOnly/)

    const profile = (await (await visitor.get(me)).json()) as Record<string, unknown>
    assert.deepEqual([profile.email, profile.full_name], [robin.email, robin.full_name])
  })

  it('is asked for, and one that proves nothing is refused as over', async () => {
    const visitor = portal.visitor()
    const without = await visitor.get(me)
    assert.deepEqual([without.status, await titleOf(without)], [401, '/problems/session-required'])
    for (const authorization of ['Bearer nonsense', 'Bearer a.b.c', `Bearer ${'x'.repeat(4000)}`]) {
      const forged = await visitor.get(me, { authorization })
      assert.deepEqual([forged.status, await titleOf(forged)], [401, '/problems/session-expired'])
    }
  })

  it('is proved by a bearer token as well', async () => {
    const developer = await portal.signedIn(robin)
    const authorization = `Bearer ${tokenOf(developer, 'portalaccesstoken')}`
    assert.equal((await portal.visitor().get(me, { authorization })).status, 200)
  })

  it('goes on after a refresh, with both tokens replaced', async () => {
    const developer = await portal.signedIn(robin)
    const before = tokenOf(developer, 'portalrefreshtoken')
    assert.equal((await developer.post(refresh)).status, 200)
    assert.notEqual(tokenOf(developer, 'portalrefreshtoken'), before)
    assert.equal((await developer.get(me)).status, 200)
    assert.equal((await developer.post(refresh)).status, 200)
  })

  it('survives two tabs and lost answers: a token replaced just now gets the same successor', async () => {
    const developer = await portal.signedIn(robin)
    const tabs = [developer.copy(), developer.copy(), developer.copy()]
    const responses = await Promise.all(tabs.map((tab) => tab.post(refresh)))
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.equal(new Set(tabs.map((tab) => tokenOf(tab, 'portalrefreshtoken'))).size, 1)
    assert.equal((await tabs[0]!.post(refresh)).status, 200)
  })

  it('ends on the server at sign-out, for every token it ever had', async () => {
    const developer = await portal.signedIn(robin)
    const thief = developer.copy()
    assert.equal((await thief.get(me)).status, 200)
    assert.equal((await developer.post(logout)).status, 204)
    // A browser stays known.
    assert.deepEqual([...developer.cookies.keys()], ['portaldevice'])
    assert.equal((await thief.get(me)).status, 401)
    assert.equal((await thief.copy().post(refresh)).status, 401)
  })

  it('ends at sign-out also when only one of the cookies is left', async () => {
    const developer = await portal.signedIn(robin)
    const other = developer.copy()
    developer.cookies.delete('portalaccesstoken')
    assert.equal((await developer.post(logout)).status, 204)
    assert.equal((await other.get(me)).status, 401)
  })

  it('ends when another developer signs in with the same browser', async () => {
    const developer = await portal.signedIn(robin)
    const before = developer.copy()
    const credentials = { username: robin.email, password: robin.password }
    assert.equal((await developer.post('/api/v2/developer/authenticate', credentials)).status, 204)
    assert.equal((await before.get(me)).status, 401)
    assert.equal((await before.post(refresh)).status, 401)
    assert.equal((await developer.get(me)).status, 200)
    const wrong = { username: robin.email, password: 'Wrong-horse-1' }
    assert.equal((await developer.post('/api/v2/developer/authenticate', wrong)).status, 401)
    assert.equal((await developer.get(me)).status, 200)
  })

  it('ends at sign-out with the other one that the cookies belong to', async () => {
    const [first, second] = [await portal.signedIn(robin), await portal.signedIn(robin)]
    const mixed = first.copy()
    const refreshCookie = second.cookies.get('portalrefreshtoken')
    assert.ok(refreshCookie)
    mixed.cookies.set('portalrefreshtoken', refreshCookie)
    assert.equal((await mixed.post(logout)).status, 204)
    for (const developer of [first, second]) {
      assert.equal((await developer.get(me)).status, 401)
      assert.equal((await developer.post(refresh)).status, 401)
    }
  })

  it('is not needed for signing out', async () => {
    assert.equal((await portal.visitor().post(logout)).status, 204)
  })

  it('loses its cookies with a refresh that is refused', async () => {
    const developer = await portal.signedIn(robin)
    const stale = developer.copy()
    await developer.post(logout)
    const response = await stale.post(refresh)
    assert.deepEqual([response.status, await titleOf(response)], [401, '/problems/session-expired'])
    assert.deepEqual([...stale.cookies.keys()], ['portaldevice'])
    const without = await portal.visitor().post(refresh)
    assert.deepEqual([without.status, await titleOf(without)], [401, '/problems/session-required'])
  })

  it('is served below /auth as well, where forms may send their calls', async () => {
    const visitor = portal.visitor()
    const body = { username: robin.email, password: robin.password }
    assert.equal((await visitor.post('/auth/api/v2/developer/authenticate', body)).status, 204)
    assert.equal((await visitor.get('/auth/api/v2/developer/me')).status, 200)
    assert.equal((await visitor.get('/auth/api/v2/products')).status, 404)
  })
})

describe('session limits', () => {
  it('a refresh token used again after its grace is theft, and ends the session for everybody', async () => {
    const portal = await realPortal({ developers: [robin], environment: { REFRESH_GRACE_SECONDS: '0' } })
    try {
      const developer = await portal.signedIn(robin)
      const thief = developer.copy()
      assert.equal((await developer.post(refresh)).status, 200)
      assert.equal((await thief.post(refresh)).status, 401)
      assert.equal((await developer.get(me)).status, 401)
      assert.equal((await developer.post(refresh)).status, 401)
      const session = await onlySession(portal)
      assert.equal(session.end_reason, 'token-reuse')
    } finally {
      await portal.close()
    }
  })

  it('access and refresh tokens expire', async () => {
    const environment = { ACCESS_TOKEN_SECONDS: '1' }
    const portal = await realPortal({ developers: [robin], environment })
    try {
      const developer = await portal.signedIn(robin)
      const other = developer.copy()
      await until(async () => (await developer.get(me)).status === 401, 'the access token had expired')
      await expireRefreshTokens(portal)
      assert.equal((await developer.post(refresh)).status, 401)
      // Signing out still finds the session by its expired tokens.
      await other.post(logout)
      const session = await onlySession(portal)
      assert.equal(session.end_reason, 'logout')
    } finally {
      await portal.close()
    }
  })

  it('a session ends after its absolute lifetime, however often it is refreshed', async () => {
    const environment = { SESSION_SECONDS: '600' }
    const portal = await realPortal({ developers: [robin], environment })
    try {
      const developer = await portal.signedIn(robin)
      await ageSessions(portal, 500)
      assert.equal((await developer.post(refresh)).status, 200)
      const { exp = 0 } = decodeJwt(tokenOf(developer, 'portalaccesstoken') ?? '')
      assert.ok(exp - Date.now() / 1000 <= 100, 'the access token does not outlive the session')
      await ageSessions(portal, 600)
      assert.equal((await developer.post(refresh)).status, 401)
    } finally {
      await portal.close()
    }
  })

  it('cookies for pages of other sites are partitioned and need a secure connection', async () => {
    const portal = await realPortal({ developers: [robin], environment: { CROSS_SITE_COOKIES: 'true' } })
    try {
      const developer = await portal.signedIn(robin)
      for (const { attributes } of developer.cookies.values())
        assert.match(attributes, /HttpOnly; Secure; Partitioned; SameSite=None/)
    } finally {
      await portal.close()
    }
  })
})
