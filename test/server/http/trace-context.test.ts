import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { clientSecret, startIdentityProvider } from '../../support/server/identity-provider'
import { loggedRequest } from '../../support/server/logged-request'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { singleSignOn } from '../../support/server/single-sign-on'

const begins = '/api/v2/developer/authenticate/sso'
const ada = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' }
const traceId = (digit: string) => digit.repeat(32)
const parent = (digit: string) => `00-${traceId(digit)}-${digit.repeat(16)}-01`

async function startedPortal(t: TestContext, trustedProxies: string) {
  const provider = await startIdentityProvider([ada])
  t.after(() => provider.close())
  const portal = await realPortal({
    settings: singleSignOn(provider),
    environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret, TRUST_PROXY: trustedProxies },
  })
  t.after(() => portal.close())
  return { portal, provider }
}

/** What a proxy sends with a request of a client. */
const proxied = (headers: Record<string, string>) => ({ 'x-forwarded-for': '192.0.2.7', ...headers })

const loggedTrace = async (portal: RealPortal, headers: Record<string, string>) =>
  (await loggedRequest(portal, await fetch(`${portal.url}/api/v2/portal`, { headers }))).trace_id

it('the trace that a proxy names is in the log, and goes on to the identity provider', async (t) => {
  const { portal, provider } = await startedPortal(t, '1')
  const visitor = portal.visitor()
  const begun = await visitor.fetch(begins, {
    redirect: 'manual',
    headers: proxied({ accept: 'text/html', traceparent: parent('a') }),
  })
  assert.equal((await loggedRequest(portal, begun)).trace_id, traceId('a'))
  const discovery = provider.requests.find(({ url }) => url?.startsWith('/.well-known/'))
  assert.equal(discovery?.headers.traceparent, parent('a'))

  const back = new URL(await provider.choose(begun.headers.get('location') ?? '', 'ada'))
  const ended = await visitor.fetch(back.pathname + back.search, {
    redirect: 'manual',
    headers: proxied({ accept: 'text/html', traceparent: parent('b'), tracestate: 'vendor=1' }),
  })
  assert.equal((await loggedRequest(portal, ended)).trace_id, traceId('b'))
  const token = provider.requests.find(({ url }) => url === '/token')
  assert.equal(token?.headers.traceparent, parent('b'))
  assert.equal(token?.headers.tracestate, 'vendor=1')
})

it('a trace that cannot be read, or that no proxy vouches for, is ignored', async (t) => {
  const { portal } = await startedPortal(t, '1')
  assert.equal(await loggedTrace(portal, proxied({ traceparent: parent('c') })), traceId('c'))
  for (const traceparent of [
    parent('0'),
    parent('C'),
    `${parent('c')}-more`,
    parent('c').replace(/^00/, 'ff'),
    'hush',
  ])
    assert.equal(await loggedTrace(portal, proxied({ traceparent })), undefined, traceparent)
  // Without a proxy between, the client itself wrote it.
  assert.equal(await loggedTrace(portal, { traceparent: parent('c') }), undefined)
  const direct = await startedPortal(t, '')
  assert.equal(await loggedTrace(direct.portal, proxied({ traceparent: parent('c') })), undefined)
})
