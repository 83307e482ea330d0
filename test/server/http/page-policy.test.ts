import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import {
  realPortal,
  type RealPortal,
  type RealPortalOptions,
  type TestProduct,
} from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { expiredAccessToken, migrateDescriptionsAgain } from '../../support/server/time-passes'

interface Described {
  folder: string
  servers: readonly string[]
  /** Default: everyone. */
  view?: 'granted'
  status?: 'sunset'
}

const described = ({ folder, servers, view, status }: Described): TestProduct => ({
  folder,
  product: {
    name: folder,
    ...(view && { access: { view } }),
    versions: [{ name: '1', ...(status && { status }) }],
  },
  files: {
    'versions/1/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: folder, version: '1' },
      servers: servers.map((url) => ({ url })),
      paths: {},
    }),
  },
})

const products = [
  described({ folder: 'alpha', servers: ['https://shared.example/v1', 'https://alpha.example', '/here'] }),
  described({ folder: 'beta', servers: ['https://shared.example/v2'] }),
  described({ folder: 'hidden', servers: ['https://hidden.example'], view: 'granted' }),
  described({ folder: 'gone', servers: ['https://gone.example'], status: 'sunset' }),
]

async function portalOf(t: TestContext, options: RealPortalOptions = {}) {
  const portal = await realPortal({ products, developers: [robin], settings: { rbac: true }, ...options })
  t.after(() => portal.close())
  return portal
}

/** What the page may connect to besides the server. */
async function sourcesFor(portal: RealPortal, visitor = portal.visitor()): Promise<string[]> {
  const cookie = Array.from(visitor.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')
  // Not the visitor's own request, which is for what the contract has.
  const { headers } = await fetch(`${portal.url}/spec/anything`, { headers: { accept: 'text/html', cookie } })
  assert.equal(headers.get('cache-control'), 'private, no-cache')
  assert.match(headers.get('vary') ?? '', /Cookie/)
  const [, sources = ''] =
    /connect-src 'self'([^;]*);/.exec(headers.get('content-security-policy') ?? '') ?? []
  return sources.split(' ').filter(Boolean)
}

test('the page of a developer may connect to the servers of products that the developer may see', async (t) => {
  const portal = await portalOf(t)
  assert.deepEqual(await sourcesFor(portal, await portal.signedIn(robin)), [
    'https://shared.example',
    'https://alpha.example',
  ])
})

test('who has not signed in sees no product of a private portal, and no server', async (t) => {
  const portal = await portalOf(t)
  assert.deepEqual(await sourcesFor(portal), [])
  const forged = portal.visitor()
  forged.cookies.set('portalaccesstoken', { value: 'a.b.c', path: '/', attributes: '' })
  assert.deepEqual(await sourcesFor(portal, forged), [])
})

test('a returning developer has the servers before the session is refreshed, and not after signing out', async (t) => {
  const portal = await portalOf(t)
  const developer = await portal.signedIn(robin)
  const value = await expiredAccessToken(portal, developer)
  const returning = portal.visitor()
  returning.cookies.set('portalaccesstoken', { value, path: '/', attributes: '' })
  assert.equal((await returning.get('/api/v2/developer/me')).status, 401)
  assert.equal((await sourcesFor(portal, returning)).length, 2)
  await developer.post('/api/v2/developer/logout')
  assert.deepEqual(await sourcesFor(portal, returning), [])
})

test('a public portal shows everything to everybody', async (t) => {
  const portal = await portalOf(t, { settings: { public: true } })
  assert.deepEqual(await sourcesFor(portal), [
    'https://shared.example',
    'https://alpha.example',
    'https://hidden.example',
  ])
})

test('the page never gets more than 50 of them, beside those of the operator', async (t) => {
  const servers = Array.from({ length: 60 }, (_, number) => `https://s${number}.example`)
  const portal = await portalOf(t, {
    products: [described({ folder: 'wide', servers })],
    environment: { CONNECT_SOURCES: 'https://api.example.com', PORTAL_PUBLIC: 'true' },
  })
  const sources = await sourcesFor(portal)
  assert.equal(sources.length, 51)
  assert.equal(sources[0], 'https://api.example.com')
})

test('CONNECT_API_SERVERS=false leaves the operator’s sources alone', async (t) => {
  const portal = await portalOf(t, {
    environment: {
      CONNECT_SOURCES: 'https://api.example.com',
      CONNECT_API_SERVERS: 'false',
      PORTAL_PUBLIC: 'true',
    },
  })
  assert.deepEqual(await sourcesFor(portal), ['https://api.example.com'])
})

test('descriptions that an older version imported are read when the schema is brought up to date', async (t) => {
  const portal = await portalOf(t, { settings: { public: true } })
  await migrateDescriptionsAgain(portal)
  assert.equal((await sourcesFor(portal)).length, 3)
})

test('the page of the registration loads what its captcha needs, and nothing of a captcha that it does not ask for', async (t) => {
  const portal = await portalOf(t, { settings: { captcha: { provider: 'turnstile', site_key: 'k' } } })
  const policy = async (path = '/register') => {
    const { headers } = await fetch(portal.url + path, { headers: { accept: 'text/html' } })
    return headers.get('content-security-policy') ?? ''
  }
  const strict = await policy()
  assert.match(strict, /script-src 'self'; style-src 'self' 'sha256-[\w+/]+=';/)
  assert.match(strict, /require-trusted-types-for 'script'$/)

  const captcha = (provider: string) => ({ provider, site_key: 'k', kinds: ['developer'] })
  await portal.import({ settings: { captcha: captcha('turnstile') } })
  const turnstile = await policy()
  assert.match(
    turnstile,
    /script-src 'self' https:\/\/challenges\.cloudflare\.com; style-src 'self' 'sha256-[\w+/]+=';/,
  )
  assert.match(turnstile, /; frame-src https:\/\/challenges\.cloudflare\.com;/)
  assert.doesNotMatch(turnstile, /trusted-types/)
  assert.equal(await policy('/register/?from=mail'), turnstile)
  for (const path of ['/', '/login', '/spec/register']) assert.equal(await policy(path), strict)

  await portal.import({ settings: { captcha: captcha('hcaptcha') } })
  for (const directive of ['script', 'style', 'frame', 'connect'])
    assert.match(await policy(), new RegExp(`${directive}-src [^;]*https://\\*\\.hcaptcha\\.com`))

  await portal.import({ settings: { captcha: captcha('recaptcha') } })
  assert.match(
    await policy(),
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  )

  await portal.import({ settings: { captcha: captcha('proof_of_work') } })
  assert.equal(await policy(), strict)
})
