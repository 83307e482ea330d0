import assert from 'node:assert/strict'
import { request, type IncomingHttpHeaders } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { gatewayPortal, type GatewayPortal } from '../../support/server/gateway-portal'

// Replays: the gateways themselves do not run here. The requests are made from what their documentation says that they send.

let gateways: GatewayPortal
let gatewayKey: string
let token: string

before(async () => {
  gateways = await gatewayPortal()
  gatewayKey = await gateways.gatewayKey('edge')
  token = (await gateways.newClient('Office', ['read'])).token
})
after(() => gateways.portal.close())

type Headers = Record<string, string>

/** What a client sent to the gateway. */
interface Sent {
  method: string
  /** With the query. */
  uri: string
  headers: Headers
}

interface Gateway {
  name: string
  /** Returns what the gateway sends to the check. */
  asks(sent: Sent): Sent
}

const host = 'api.example.com'
const checkAt = (scope: string) => `/gateway/v1/check?version=levels/2.0${scope && `&scope=${scope}`}`

const forwarded = ({ method, uri }: Sent): Headers => ({
  'x-forwarded-method': method,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': host,
  'x-forwarded-uri': uri,
  'x-forwarded-for': '203.0.113.7',
})

const only = (headers: Headers, ...names: string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))

/** A scope is in the address that is configured; Envoy has none there. */
const replays = (scope: string): Gateway[] => [
  {
    // All headers of the client, with those of its middleware before.
    name: 'Traefik 3, forwardAuth',
    asks: (sent) => ({
      method: 'GET',
      uri: checkAt(scope),
      headers: { ...sent.headers, ...forwarded(sent), 'x-portal-gateway-key': gatewayKey },
    }),
  },
  {
    name: 'APISIX 3, forward-auth',
    asks: (sent) => ({
      method: 'GET',
      uri: checkAt(scope),
      headers: {
        ...only(sent.headers, 'x-api-key', 'authorization', 'accept-language'),
        ...forwarded(sent),
        'x-portal-gateway-key': gatewayKey,
      },
    }),
  },
]

/** Method, host and path of the request, behind the prefix. */
const envoy: Gateway = {
  name: 'Envoy, ext_authz over HTTP',
  asks: ({ method, uri, headers }) => ({
    method,
    uri: `/gateway/v1/check${uri}`,
    headers: {
      host,
      'content-length': '0',
      ...only(headers, 'x-api-key', 'authorization', 'accept-language'),
      'x-portal-gateway-key': gatewayKey,
    },
  }),
}

/** `fetch` sends no Host of its own. */
function send({ method, uri, headers }: Sent): Promise<{ status?: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(gateways.portal.url + uri, { method, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, headers: response.headers })
    })
    sent.once('error', reject)
    sent.end()
  })
}

const uri = '/levels/2.0/rivers?from=1'

for (const gateway of [...replays(''), envoy])
  describe(`replay of ${gateway.name}`, () => {
    const ask = (sent: Partial<Sent>) => send(gateway.asks({ method: 'POST', uri, headers: {}, ...sent }))

    it('a key passes with the name of its application, and one without gets a challenge', async () => {
      const passed = await ask({ headers: { 'x-api-key': gateways.key.credential } })
      assert.deepEqual(
        [passed.status, passed.headers['x-portal-application'], passed.headers['x-portal-version']],
        [200, 'Clock', 'levels/2.0'],
      )
      const inQuery = await ask({ uri: `/levels/2.0/rivers?X-Api-Key=${gateways.key.credential}` })
      assert.equal(inQuery.status, 200)
      const without = await ask({})
      assert.deepEqual([without.status, without.headers['x-portal-reason']], [401, 'key_missing'])
      assert.match(without.headers['www-authenticate'] ?? '', /ApiKey/)
    })

    it('a token passes with its scopes', async () => {
      const passed = await ask({ headers: { authorization: `Bearer ${token}` } })
      assert.deepEqual([passed.status, passed.headers['x-portal-scopes']], [200, 'read'])
    })

    it('what a client wrote into headers of gateways counts for nothing', async () => {
      const { status, headers } = await ask({
        headers: {
          'x-portal-application-id': 'spoofed',
          'x-portal-scopes': 'admin',
          'x-forwarded-uri': '/spoofed',
        },
      })
      assert.deepEqual([status, headers['x-portal-application-id']], [401, undefined])
    })
  })

for (const gateway of replays('write'))
  it(`replay of ${gateway.name}: a token without the scope gets 403, whatever its query says`, async () => {
    for (const query of ['', '?scope=read', '?version=levels/2.0&scope=read']) {
      const headers = { authorization: `Bearer ${token}` }
      const sent = { method: 'GET', uri: `/levels/2.0/rivers${query}`, headers }
      const { status, headers: answer } = await send(gateway.asks(sent))
      assert.deepEqual([status, answer['x-portal-reason']], [403, 'scope_missing'], query)
    }
  })
