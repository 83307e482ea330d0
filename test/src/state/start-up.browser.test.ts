import { expect } from '@open-wc/testing'
import { isPortalError } from '../../../src/api'
import {
  CONTEXT,
  developer,
  emptyPage,
  LOGOUT,
  ME,
  privatePortal,
  publicPortal,
  REFRESH,
  SEARCH,
  stateWorld,
} from './world'
import { waitUntil } from '../../support/mount'
import { searchCatalog } from '../api/queries'

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isPortalError(error) ? error.code : error),
  )

it('the context is asked for once, however many ask', async () => {
  const world = await stateWorld({ [SEARCH]: emptyPage })
  const { portal } = world.open()
  await Promise.all([portal.start(), portal.start(), searchCatalog(portal.api), searchCatalog(portal.api)])
  expect(await world.count(CONTEXT)).to.equal(1)
  expect((await world.log())[0]?.call).to.equal(CONTEXT)
})

it('a context without its optional fields means private and everything off', async () => {
  const world = await stateWorld({ [CONTEXT]: { json: {} } })
  const { portal } = world.open()
  await portal.start()
  expect(portal.context.current).to.deep.equal({
    portalId: '',
    orgId: '',
    name: '',
    languages: [],
    authClientConfig: { basicAuthEnabled: false, ssoEnabled: false },
    sawSession: undefined,
    hasUsers: undefined,
    hasFirstSteps: false,
    isRbacEnabled: false,
    isPublic: false,
    isOpenReading: false,
    allowedTimePeriod: '24h',
    featureFlags: {},
    gatedRoutes: {},
    passwordPolicy: { minLength: 8, maxLength: 128, minClasses: 3 },
    captcha: undefined,
  })
})

it('a context of garbage is survived', async () => {
  const garbage = {
    is_public: 'yes',
    name: 7,
    feature_flags: [1],
    gated_routes: { docs: 'x' },
    allowed_time_period: '7y',
  }
  const world = await stateWorld({ [CONTEXT]: { json: garbage } })
  const { portal } = world.open()
  await portal.start()
  expect(portal.context.isPublic).to.equal(false)
  expect(portal.context.featureFlags).to.deep.equal({})
  expect(portal.context.current?.gatedRoutes).to.deep.equal({ docs: [] })
})

it('the title is the given one, else that of the portal, else the fallback', async () => {
  const world = await stateWorld({})
  const { portal } = world.open()
  expect(portal.context.title(undefined, 'Developer Portal')).to.equal('Developer Portal')
  await portal.start()
  expect(portal.context.title(' ', 'Developer Portal')).to.equal('Harbour')
  expect(portal.context.title('Mine', 'Developer Portal')).to.equal('Mine')
})

it('a failed start says why and can be tried again', async () => {
  const world = await stateWorld({ [CONTEXT]: { status: 503, until: CONTEXT, then: privatePortal } })
  const { portal } = world.open()
  expect(await failure(portal.start())).to.equal('unavailable')

  const { remote } = portal.context
  if (remote.status !== 'failed') throw new Error(`The context is ${remote.status}.`)
  expect(remote.error.code).to.equal('unavailable')
  remote.retry()

  await waitUntil(() => portal.context.current, 'the second start')
})

it('the page of a proxy instead of a context is a failure, not a crash', async () => {
  const world = await stateWorld({ [CONTEXT]: { text: '<!doctype html>' } })
  expect(await failure(world.open().portal.start())).to.equal('unexpected')
})

it('after single sign-on the profile is fetched and stored', async () => {
  const world = await stateWorld({ [ME]: { json: developer } })
  const { portal } = world.open('http://localhost/?loginSuccess=true')
  await portal.start()
  expect(portal.session.current.viewer).to.deep.equal(developer)
})

it('a single sign-on is reported once, and then the address says so no more', async () => {
  const world = await stateWorld({ [ME]: { json: developer } })
  const { portal, page } = world.open('http://localhost/?a=1&loginSuccess=true')
  await portal.start()
  expect([portal.session.takeReturn(), portal.session.takeReturn()]).to.deep.equal([true, false])
  expect(page.address().search).to.equal('?a=1')
})

it('without a profile after single sign-on nobody is signed in and the address says so no more', async () => {
  const world = await stateWorld({ [ME]: { status: 401 } })
  const { portal, page, events } = world.open('http://localhost/?a=1&loginSuccess=true')
  expect(portal.session.current).to.include({ status: 'unknown', hasReturned: true })
  await portal.start()
  expect(portal.session.current).to.include({ status: 'ended', reason: 'lost' })
  expect(page.address().search).to.equal('?a=1')
  expect(events).to.deep.equal([])
})

const viewedByDeveloper = {
  json: { ...privatePortal.json, featureset_id: 'default', feature_set: 'default' },
}

it('a session that began on another origin of the site is taken up from the server', async () => {
  const world = await stateWorld({ [CONTEXT]: viewedByDeveloper, [ME]: { json: developer } })
  const { portal, events } = world.open()
  await portal.start()
  expect(portal.session.current.viewer).to.deep.equal(developer)
  expect(events).to.deep.equal([['session-change', { developer, isElsewhere: false }]])
  await world.open().portal.start()
  expect(await world.count(ME)).to.equal(1)
})

it('the session of a developer is none of a user', async () => {
  const world = await stateWorld({ [CONTEXT]: viewedByDeveloper, [ME]: { json: developer } })
  const { portal } = world.open(undefined, 'user')
  await portal.start()
  expect([portal.session.current.status, await world.count(ME)]).to.deep.equal(['unknown', 0])
})

it('a public portal asks for no profile', async () => {
  const world = await stateWorld({ [CONTEXT]: publicPortal, [ME]: { json: developer } })
  await world.open('http://localhost/?loginSuccess=true').portal.start()
  expect(await world.count(ME)).to.equal(0)
})

it('a refused start on localhost logs out and reloads once', async () => {
  const world = await stateWorld({ [CONTEXT]: { status: 401 } })
  const first = world.open('http://localhost/')
  first.portal.session.signedIn(developer)
  expect(await failure(first.portal.start())).to.equal('unauthorized')
  expect(first.page.reloads).to.equal(1)
  expect(await world.count(LOGOUT)).to.equal(1)
  expect(localStorage.getItem(world.sessionKey)).to.equal(null)

  const afterReload = world.open('http://localhost/')
  expect(await failure(afterReload.portal.start())).to.equal('unauthorized')
  expect(afterReload.page.reloads).to.equal(0)
  expect(await world.count(LOGOUT)).to.equal(1)
})

it('a refused start elsewhere only fails', async () => {
  const world = await stateWorld({ [CONTEXT]: { status: 401 } })
  const { portal, page } = world.open('https://portal.example/')
  expect(await failure(portal.start())).to.equal('unauthorized')
  expect([page.reloads, await world.count(LOGOUT)]).to.deep.equal([0, 0])
})

it('a sign-in fetches profile and context and tells everybody', async () => {
  const world = await stateWorld({ [ME]: { json: developer } })
  const { portal, events } = world.open()
  await portal.start()
  expect(await portal.completeSignIn()).to.deep.equal(developer)
  expect([await world.count(ME), await world.count(CONTEXT)]).to.deep.equal([1, 2])
  expect(events).to.deep.equal([['session-change', { developer, isElsewhere: false }]])
})

it('a sign-in that the server does not recognize stores nobody', async () => {
  const world = await stateWorld({ [ME]: { status: 401 } })
  const { portal } = world.open()
  expect(await failure(portal.completeSignIn())).to.equal('unauthorized')
  expect(portal.session.current.viewer).to.equal(undefined)
})

/** A context whose flags depend on the viewer, as the server evaluates it after an access token has expired. */
function contextsAround(call: string) {
  const said = { ...privatePortal.json, featureset_id: 'default' }
  const viewed = { json: { ...said, feature_set: 'default', feature_flags: { applications: true } } }
  return { json: { ...said, feature_flags: { applications: false } }, until: call, then: viewed }
}

it('flags of a stored session with an expired token are read again once it is renewed', async () => {
  const world = await stateWorld({ [CONTEXT]: contextsAround(REFRESH), [REFRESH]: { status: 204 } })
  const { portal } = world.open()
  portal.session.signedIn(developer)
  await portal.start()
  expect(portal.context.featureFlags).to.deep.equal({ applications: true })
  expect([await world.count(REFRESH), await world.count(CONTEXT)]).to.deep.equal([1, 2])
})

it('a stored session that cannot be renewed is nobody’s before anything is shown', async () => {
  const world = await stateWorld({ [CONTEXT]: contextsAround(REFRESH), [REFRESH]: { status: 401 } })
  const { portal } = world.open()
  portal.session.signedIn(developer)
  await portal.start()
  expect(portal.session.current).to.include({ status: 'ended', reason: 'lost' })
  expect(await world.count(CONTEXT)).to.equal(1)
})

it('a reload of the address that single sign-on came back to keeps the session', async () => {
  const expired = { status: 401, until: REFRESH, then: { json: developer } }
  const world = await stateWorld({
    [CONTEXT]: contextsAround(REFRESH),
    [REFRESH]: { status: 204 },
    [ME]: expired,
  })
  const { portal } = world.open('http://localhost/?loginSuccess=true')
  portal.session.signedIn(developer)
  await portal.start()
  expect(portal.session.current.viewer).to.deep.equal(developer)
})

for (const [whose, context, stored] of [
  ['a session that the server sees', { featureset_id: 'default', feature_set: 'default' }, developer],
  ['a server that names no feature set', {}, developer],
  ['nobody', { featureset_id: 'default' }, undefined],
  ['a public portal', { featureset_id: 'default', is_public: true }, developer],
] as const) {
  it(`the start of ${whose} renews nothing`, async () => {
    const world = await stateWorld({ [CONTEXT]: { json: { ...privatePortal.json, ...context } } })
    const { portal } = world.open()
    if (stored) portal.session.signedIn(stored)
    await portal.start()
    expect([await world.count(REFRESH), await world.count(CONTEXT)]).to.deep.equal([0, 1])
  })
}
