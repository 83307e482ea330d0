import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { decodeJwt } from 'jose'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { call, createApplication, levels, strategySettings } from '../../support/server/applications'
import { robin } from '../../support/server/sample-data'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'

const listed = 'https://docs.example.com'
let world: MailPortal

before(async () => {
  const environment = { ALLOWED_ORIGINS: listed }
  world = await mailPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin],
    environment,
  })
})
after(() => world.close())

it('every 401 says how to authenticate', async () => {
  const visitor = world.portal.visitor()
  const forged = { authorization: 'Bearer forged' }
  for (const [response, expected] of [
    [await visitor.get('/api/v2/developer/me'), 'Bearer realm="portal"'],
    [await visitor.get('/api/v2/developer/me', forged), 'Bearer realm="portal", error="invalid_token"'],
    [await visitor.get('/api/operator/v1/registrations'), 'Bearer realm="portal"'],
    [await visitor.post('/api/v2/developer/refresh'), 'Bearer realm="portal"'],
    [
      await visitor.post('/api/v2/developer/authenticate', { username: robin.email, password: 'wrong' }),
      'Bearer realm="portal"',
    ],
  ] as const)
    assert.deepEqual([response.status, response.headers.get('www-authenticate')], [401, expected])
})

it('Vary names the origin and the language together', async () => {
  const visitor = world.portal.visitor()
  const headers = { origin: listed, accept: 'text/html' }
  for (const path of ['/', '/api/v2/developer/me', '/api/v2/portal/appearance']) {
    const { headers: responseHeaders } = await fetch(world.portal.url + path, { headers })
    assert.match(responseHeaders.get('vary') ?? '', /\bOrigin\b/, path)
  }
  const page = await fetch(`${world.portal.url}/`, { headers })
  assert.match(page.headers.get('vary') ?? '', /Accept-Language/)
  const refused = await visitor.get('/api/v2/developer/me', { origin: listed })
  assert.match(refused.headers.get('vary') ?? '', /Origin.*Accept-Language/)
})

it('a token of an application without registrations has an audience as well', async () => {
  const developer = await world.portal.signedIn(robin)
  const { credentials } = await createApplication(developer, 'Portal client', { name: 'Audience' })
  const response = await fetch(`${world.portal.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  const { aud, iss } = decodeJwt(access_token)
  assert.ok(iss)
  assert.equal(aud, iss)
  await call(developer, 'GET /applications')
})

it('links from before an account was created again, or revoked, are rejected', async () => {
  const { portal, mailbox } = world
  const visitor = portal.visitor()
  const email = 'ada@example.com'
  await createAccountOf('developer').run(portal.database, { email, name: 'Ada', password: 'Correct-horse-1' })
  const link = async (count: number) => {
    await visitor.post('/api/v2/developer/forgot-password', { email })
    return (await mailbox.mailTo(email, count)).token
  }
  const reset = async (token: string) =>
    (await visitor.post('/api/v2/developer/reset-password', { token, password: 'Thief-horse-3' })).status
  const first = await link(1)
  await createAccountOf('developer').run(portal.database, { email, password: 'Another-horse-2' })
  assert.equal(await reset(first), 410)

  const second = await link(2)
  await decideAccountOf('developer').run(portal.database, { account: email, decision: 'revoke' })
  await decideAccountOf('developer').run(portal.database, { account: email, decision: 'approve' })
  assert.equal(await reset(second), 410)
})
