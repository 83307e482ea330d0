import { expect } from '@open-wc/testing'
import { isPortalError } from '../../../src/api'
import { developer, emptyPage, ME, REFRESH, SEARCH, stateWorld } from './world'
import { waitUntil } from '../../support/mount'
import { searchCatalog } from '../api/queries'

const expired = { status: 401, until: REFRESH, then: emptyPage }

it('two copies with ten calls each and an expired token make exactly one refresh', async () => {
  const world = await stateWorld({ [SEARCH]: expired, [REFRESH]: { status: 200, delayMs: 50 } })
  const copies = [world.open().portal, world.open().portal]
  copies[0]!.session.signedIn(developer)
  await Promise.all(copies.map((portal) => portal.start()))

  const calls = copies.flatMap((portal) => Array.from({ length: 10 }, () => searchCatalog(portal.api)))
  expect(await Promise.all(calls)).to.have.length(20)

  expect(await world.count(REFRESH)).to.equal(1)
})

it('cookies go along on a private portal', async () => {
  const world = await stateWorld({ [SEARCH]: emptyPage })
  document.cookie = 'visitor=1'
  await searchCatalog(world.open().portal.api)
  const call = (await world.log()).find((entry) => entry.call === SEARCH)
  expect(call?.headers.cookie).to.contain('visitor=1')
})

it('a lost session signs out everywhere and is told once', async () => {
  const world = await stateWorld({ [SEARCH]: { status: 401 }, [REFRESH]: { status: 401 } })
  const [here, there] = [world.open(), world.open()]
  here.portal.session.signedIn(developer)
  await waitUntil(() => there.portal.session.current.viewer, 'the sign-in to arrive')
  await Promise.all([here.portal.start(), there.portal.start()])

  const outcomes = await Promise.allSettled([searchCatalog(here.portal.api), searchCatalog(here.portal.api)])

  for (const outcome of outcomes) {
    const reason: unknown = outcome.status === 'rejected' ? outcome.reason : undefined
    expect(isPortalError(reason) && reason.code).to.equal('session-expired')
  }
  expect(here.events.filter(([kind]) => kind === 'auth-error')).to.deep.equal([
    ['auth-error', { code: 'SESSION_EXPIRED' }],
  ])
  await waitUntil(() => there.portal.session.current.status === 'ended', 'the loss to arrive')
})

it('a session that is lost is over, whatever the address says of it', async () => {
  const script = { [ME]: { json: developer }, [SEARCH]: { status: 401 }, [REFRESH]: { status: 401 } }
  const { portal, page } = (await stateWorld(script)).open('http://localhost/?loginSuccess=true')
  await portal.start()
  expect(portal.session.current.status).to.equal('signed-in')
  await searchCatalog(portal.api).catch(() => undefined)
  expect(portal.session.current).to.include({ status: 'ended', reason: 'lost' })
  expect(page.address().search).to.equal('')
})

it('a copy whose owner of the lock has failed refreshes by itself', async () => {
  const world = await stateWorld({ [SEARCH]: expired, [REFRESH]: { status: 200 } })
  const { portal } = world.open()
  portal.session.signedIn(developer)
  await portal.start()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const name = `portal-elements:developer:${world.url}:refresh`
  const gone = navigator.locks.request(name, () => held)

  const search = searchCatalog(portal.api)
  await waitUntil(async () => (await navigator.locks.query()).pending?.some((lock) => lock.name === name))
  expect(await world.count(REFRESH)).to.equal(0)
  release()

  await Promise.all([gone, search])
  expect(await world.count(REFRESH)).to.equal(1)
})
