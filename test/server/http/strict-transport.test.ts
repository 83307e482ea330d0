import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { freePort } from '../../support/server/free-port'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal } from '../../support/server/portal'

const hostname = '127.0.0.1'
const oneYear = 'max-age=31536000'
const header = 'strict-transport-security'
const https = { 'x-forwarded-proto': 'https' }

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
}

/** Sends what `fetch` would change. @returns the status and what the response says of https. */
function said(port: string, { method = 'GET', path, headers = {} }: Sent): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers[header]])
    })
      .on('error', reject)
      .end()
  })
}

/** One of every way in which the server responds. */
const responses: readonly (readonly [Sent, status: number])[] = [
  [{ path: '/', headers: { accept: 'text/html' } }, 200],
  [{ path: '/portal.css' }, 200],
  [{ path: '/kit/loader.js' }, 200],
  [{ path: '/kit/none.js' }, 404],
  [{ path: '/api/v2/portal/favicon.ico' }, 200],
  [{ path: '/api/v2/openapi.yaml' }, 200],
  [{ path: '/api/v2/portal' }, 200],
  [{ path: '/api/v2/developer/authenticate/sso?returnTo=none' }, 400],
  [{ path: '/api/v2/developer/me' }, 401],
  [{ path: '/api/none' }, 404],
  [{ path: '/api/operator/v1/developers' }, 401],
  [{ path: '/.well-known/jwks.json' }, 200],
  [{ path: '/healthz' }, 200],
  [{ method: 'POST', path: '/api/v2/developer', headers: { 'content-type': 'text/plain' } }, 415],
  [{ method: 'POST', path: '/api/v2/developer/logout', headers: { origin: 'https://other.example' } }, 403],
  [
    {
      method: 'OPTIONS',
      path: '/api/v2/products',
      headers: { origin: 'https://docs.example', 'access-control-request-method': 'GET' },
    },
    204,
  ],
]

/** Refused before there is a route. */
const unroutable: readonly (readonly [Sent, status: number])[] = [
  [{ path: '/api/%zz' }, 400],
  [{ path: `/api/v2/products/${'x'.repeat(600)}` }, 404],
]

describe('browsers are told to use https', () => {
  let kit: Awaited<ReturnType<typeof kitFolder>>
  const portals: RealPortal[] = []
  before(async () => (kit = await kitFolder({})))
  after(async () => {
    for (const portal of portals) await portal.close()
    await kit.remove()
  })

  /** @returns its port. */
  async function portalWith(environment: Record<string, string>): Promise<string> {
    const port = String(await freePort())
    const portal = await realPortal({
      environment: {
        PORT: port,
        KIT_DIR: kit.path,
        ALLOWED_ORIGINS: 'https://docs.example',
        TRUST_PROXY: '1',
        ...environment,
      },
    })
    portals.push(portal)
    return port
  }

  it('in every response where PUBLIC_URL says so, for hosts below as well if that is set', async () => {
    const port = await portalWith({
      PUBLIC_URL: 'https://portal.example',
      HSTS_INCLUDE_SUBDOMAINS: 'true',
    })
    const expected = `${oneYear}; includeSubDomains`
    for (const [sent, status] of [...responses, ...unroutable])
      assert.deepEqual(await said(port, sent), [status, expected], sent.path)
    const socket = connect(Number(port), hostname, () => socket.write('no HTTP\r\n\r\n'))
    assert.match(
      await text(socket),
      /^HTTP\/1.1 400 [^]*\r\nStrict-Transport-Security: max-age=31536000; includeSubDomains\r\n/,
    )
  })

  it('in every response to what a trusted proxy took by https, and not by http', async () => {
    const port = await portalWith({})
    for (const [sent, status] of responses) {
      const secured = { ...sent, headers: { ...sent.headers, ...https } }
      assert.deepEqual(await said(port, secured), [status, oneYear], sent.path)
      assert.deepEqual(await said(port, sent), [status, undefined], sent.path)
    }
    const otherHost = { path: '/', headers: { ...https, host: 'other.example' } }
    assert.deepEqual(await said(port, otherHost), [421, oneYear])
  })
})
