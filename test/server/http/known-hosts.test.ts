import assert from 'node:assert/strict'
import { request } from 'node:http'
import { describe, it } from 'node:test'
import { freePort } from '../../support/server/free-port'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

interface LocalPortal extends RealPortal {
  readonly port: string
}

interface Reply {
  status: number
  body: string
}

/** A request with a `Host` of its own choice, which `fetch` does not allow. */
function ask(
  { port }: LocalPortal,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<Reply> {
  return new Promise((done, fail) => {
    request({ port, hostname: '127.0.0.1', path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
    })
      .on('error', fail)
      .end()
  })
}

async function withPortal(
  environment: Record<string, string>,
  story: (portal: LocalPortal) => Promise<void>,
): Promise<void> {
  const port = String(await freePort())
  const portal = await realPortal({ environment: { PORT: port, ...environment }, developers: [robin] })
  try {
    await story({ ...portal, port })
  } finally {
    await portal.close()
  }
}

const domainIn = ({ body }: Reply) => (JSON.parse(body) as { canonical_domain: string }).canonical_domain

describe('a server without PUBLIC_URL', () => {
  it('answers for names of this machine only, and takes none of them as its own', () =>
    withPortal({}, async (portal) => {
      for (const host of [
        'localhost',
        'LOCALHOST:4000',
        'portal.localhost:80',
        '127.0.0.1:5',
        '127.9.9.9',
        '[::1]:1',
      ]) {
        const reply = await ask(portal, '/api/v2/portal', { host })
        assert.equal(reply.status, 200, host)
        assert.equal(domainIn(reply), new URL(portal.url).host)
      }
      for (const host of [
        'evil.example',
        'localhost.evil.example',
        'evil.example:4000',
        '127.0.0.1.evil.example',
        '127.0.0.1@evil.example',
        'evil.example#localhost',
        '0.0.0.0',
        '[::2]',
        '10.0.0.1',
      ])
        for (const path of [
          '/api/v2/portal',
          '/',
          '/nothing',
          '/healthz',
          '/.well-known/oauth-authorization-server',
        ]) {
          const { status, body } = await ask(portal, path, { host, 'accept-language': 'de' })
          assert.equal(status, 421, `${host} ${path}`)
          assert.match(body, /Dieser Server nimmt nur Anfragen an localhost an/)
        }
    }))

  it('takes no issuer and no own origin from headers', () =>
    withPortal({ TRUST_PROXY: '1' }, async (portal) => {
      const forwarded = {
        host: 'localhost',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      }
      const { body } = await ask(portal, '/.well-known/oauth-authorization-server', forwarded)
      assert.equal((JSON.parse(body) as { issuer: string }).issuer, portal.url)
      const origin = 'https://evil.example'
      const { status } = await ask(portal, '/api/v2/developer/refresh', { ...forwarded, origin }, 'POST')
      assert.equal(status, 403)
    }))
})

describe('a server with PUBLIC_URL', () => {
  const environment = { PUBLIC_URL: 'https://portal.example' }

  it('answers whatever host a proxy names, and is always called by its own', () =>
    withPortal(environment, async (portal) => {
      for (const host of ['portal.example', '10.0.0.1:4000', 'evil.example']) {
        const reply = await ask(portal, '/api/v2/portal', { host })
        assert.deepEqual([reply.status, domainIn(reply)], [200, 'portal.example'], host)
      }
    }))

  it('knows its own origin whatever host a proxy names', () =>
    withPortal(environment, async (portal) => {
      const refresh = '/api/v2/developer/refresh'
      for (const [host, origin, status] of [
        ['127.0.0.1:4000', 'https://portal.example', 401],
        ['127.0.0.1:4000', 'http://127.0.0.1:4000', 401],
        ['evil.example', 'https://evil.example', 403],
        ['portal.example', 'http://portal.example', 403],
        ['portal.example', 'null', 403],
      ] as const)
        assert.equal(
          (await ask(portal, refresh, { host, origin }, 'POST')).status,
          status,
          `${host} ${origin}`,
        )
    }))
})

it('the local inbox is shown for names of this machine only, with PUBLIC_URL as well', () =>
  withPortal({ LOCAL_INBOX: 'true', PUBLIC_URL: 'http://localhost:4000' }, async (portal) => {
    assert.equal((await ask(portal, '/inbox', { host: 'localhost:4000' })).status, 200)
    assert.equal((await ask(portal, '/inbox', { host: 'evil.example' })).status, 421)
  }))

describe('headers of a proxy', () => {
  const warnings = ({ log }: RealPortal) =>
    log.filter(({ proxy }) => proxy !== undefined).map(({ msg }) => String(msg))
  const forwarded = { 'x-forwarded-for': '192.0.2.1' }

  it('that was not declared are reported once', () =>
    withPortal({}, async (portal) => {
      for (let count = 0; count < 3; count += 1) await portal.visitor().get('/api/v2/portal', forwarded)
      assert.equal(warnings(portal).length, 1)
      assert.match(
        warnings(portal)[0] ?? '',
        /127\.0\.0\.1 has X-Forwarded-For, which is ignored.*TRUST_PROXY=127/,
      )
    }))

  for (const proxies of ['1', '127.0.0.0/8', 'loopback'])
    it(`count with TRUST_PROXY=${proxies}`, () =>
      withPortal({ TRUST_PROXY: proxies, FORMS_PER_ADDRESS: '1' }, async (portal) => {
        const form = { email: 'new@example.com' }
        const send = (address: string) =>
          portal.visitor().post('/api/v2/developer/forgot-password', form, { 'x-forwarded-for': address })
        const statuses = []
        for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
          statuses.push((await send(address)).status)
        assert.deepEqual(statuses.at(-1), 429)
        assert.ok(
          statuses.slice(0, 2).every((status) => status < 300),
          statuses.join(' '),
        )
        assert.deepEqual(warnings(portal), [])
      }))

  it('from another address than the declared ones are ignored and reported', () =>
    withPortal({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' }, async (portal) => {
      await portal.visitor().get('/api/v2/portal', forwarded)
      assert.equal(warnings(portal).length, 1)
    }))
})
