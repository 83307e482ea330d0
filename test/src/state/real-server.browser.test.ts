import { expect } from '@open-wc/testing'
import { authenticate, isPortalError } from '../../../src/api'
import { browserPage } from '../../../src/state/page'
import { PortalCore } from '../../../src/state/portal-core'
import { realPortal } from '../../support/portal'
import { listProducts, searchCatalog } from '../api/queries'

const robin = { email: 'robin@example.com', password: 'Correct-horse-1', full_name: 'Robin Example' }
const tides = { folder: 'tides', product: { name: 'Tides', versions: [{ name: '1.0' }] } }

// The first server of a run makes its database from nothing, on a machine that runs other tests too.
const START_LIMIT_MS = 60_000

/** A portal as a freshly loaded page has it: its cookies and its storage are the browser's. */
function load(apiBaseUrl: string) {
  const config = { apiBaseUrl, userEntity: 'developer', language: 'en' } as const
  return new PortalCore(config, browserPage).view(config)
}

it('signs in, is still there after a reload, and signs out on the server too', async function () {
  this.timeout(START_LIMIT_MS)
  const { url } = await realPortal({ developers: [robin], products: [tides] })
  const first = load(url)
  const refusal: unknown = await searchCatalog(first.api).catch((error: unknown) => error)
  expect(isPortalError(refusal) && refusal.code).to.equal('no-session')

  await authenticate(first.api, { username: robin.email, password: robin.password })
  const profile = await first.completeSignIn()
  expect(profile?.full_name).to.equal(robin.full_name)

  const reloaded = load(url)
  const { data } = await searchCatalog(reloaded.api, { q: 'tides' })
  expect(data.map(({ source }) => source.name)).to.deep.equal(['Tides'])
  expect(reloaded.session.current.viewer?.email).to.equal(robin.email)

  expect(await reloaded.session.signOut()).to.deep.equal({ kind: 'login' })
  const afterwards: unknown = await load(url)
    .api.direct.GET('/api/v2/developer/me')
    .catch((error: unknown) => error)
  expect(isPortalError(afterwards) && afterwards.status).to.equal(401)
})

it('renews an access token that has expired without the developer noticing', async function () {
  this.timeout(START_LIMIT_MS)
  const { url } = await realPortal({
    developers: [robin],
    products: [tides],
    // Long enough for a sign-in on a busy machine, which is over before the token has expired.
    environment: { ACCESS_TOKEN_SECONDS: '5' },
  })
  const portal = load(url)
  await authenticate(portal.api, { username: robin.email, password: robin.password })
  await portal.completeSignIn()
  let isExpired = false
  while (!isExpired)
    isExpired = await portal.api.direct.GET('/api/v2/developer/me').then(
      () => false,
      () => true,
    )

  const pages = await Promise.all([searchCatalog(portal.api), listProducts(portal.api)])

  for (const { data } of pages) expect(data).to.have.length(1)
})
