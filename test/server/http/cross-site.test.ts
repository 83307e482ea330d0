import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'

const listed = 'https://docs.example.com'

describe('pages of other origins', () => {
  let portal: RealPortal
  before(async () => {
    portal = await realPortal({
      developers: [robin],
      settings: { allowed_origins: ['http://localhost:*'] },
      environment: { ALLOWED_ORIGINS: `${listed}, https://*.partner.example` },
    })
  })
  after(() => portal.close())

  for (const origin of [listed, 'http://localhost:5173', 'http://localhost', 'https://a.b.partner.example']) {
    it(`may read and write with cookies when listed: ${origin}`, async () => {
      const developer = await portal.signedIn(robin)
      const read = await developer.get('/api/v2/developer/me', { origin })
      assert.equal(read.status, 200)
      assert.equal(read.headers.get('access-control-allow-origin'), origin)
      assert.equal(read.headers.get('access-control-allow-credentials'), 'true')
      assert.match(read.headers.get('access-control-expose-headers') ?? '', /ETag/)
      assert.match(read.headers.get('vary') ?? '', /Origin/)
      assert.equal((await developer.post('/api/v2/developer/logout', undefined, { origin })).status, 204)
    })
  }

  for (const origin of [
    'https://evil.example',
    'https://docs.example.com.evil.example',
    'https://partner.example.evil',
    'http://localhost.evil.example:80',
    'https://docs.example.com:8443',
    'null',
    'not an origin',
  ]) {
    it(`can neither read nor write by cookies otherwise: ${origin}`, async () => {
      const developer = await portal.signedIn(robin)
      const read = await developer.get('/api/v2/developer/me', { origin })
      assert.equal(read.headers.get('access-control-allow-origin'), null)
      assert.equal((await developer.post('/api/v2/developer/logout', undefined, { origin })).status, 403)
      assert.equal((await developer.post('/api/v2/developer/refresh', undefined, { origin })).status, 403)
      assert.equal((await developer.get('/api/v2/developer/me')).status, 200)
    })
  }

  it("need no list for the server's own pages, nor with a bearer token", async () => {
    const developer = await portal.signedIn(robin)
    assert.equal(
      (await developer.post('/api/v2/developer/refresh', undefined, { origin: portal.url })).status,
      200,
    )
    const authorization = `Bearer ${developer.cookies.get('portalaccesstoken')?.value}`
    const visitor = portal.visitor()
    const response = await visitor.post('/api/v2/developer/logout', undefined, {
      origin: 'https://evil.example',
      authorization,
    })
    assert.equal(response.status, 204)
  })

  it('ask first, and are told what is allowed', async () => {
    const ask = (origin: string) =>
      fetch(`${portal.url}/api/v2/developer/authenticate`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
    const allowed = await ask(listed)
    assert.equal(allowed.status, 204)
    assert.equal(allowed.headers.get('access-control-allow-origin'), listed)
    assert.match(allowed.headers.get('access-control-allow-headers') ?? '', /Content-Type/)
    const refused = await ask('https://evil.example')
    assert.equal(refused.headers.get('access-control-allow-origin'), null)
  })

  it('see refusals too, so that a client can tell them from a broken network', async () => {
    const response = await portal.visitor().get('/api/v2/applications', { origin: listed })
    assert.equal(response.status, 401)
    assert.equal(response.headers.get('access-control-allow-origin'), listed)
  })

  it('may show images and load the contract without any list', async () => {
    const response = await portal.visitor().get('/api/v2/portal/logo')
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin')
  })
})
