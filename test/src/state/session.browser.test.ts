import { expect } from '@open-wc/testing'
import { decodeSession, encodeSession } from '../../../src/state/stored-session'
import { CONTEXT, developer, LOGOUT, ME, privatePortal, publicPortal, stateWorld } from './world'
import { waitUntil } from '../../support/mount'
import { searchCatalog } from '../api/queries'

const stored = (session: unknown) => btoa(encodeURIComponent(JSON.stringify(session)))

it('a session is kept across a reload, in any script, and without a token', async () => {
  const world = await stateWorld({})
  world.open().portal.session.signedIn({ ...developer, token: 'secret' } as typeof developer)

  const { portal } = world.open()
  await portal.start()

  expect(portal.session.current.viewer).to.deep.equal(developer)
  expect(portal.session.current.status).to.equal('signed-in')
  const text = decodeURIComponent(atob(localStorage.getItem(world.sessionKey) ?? ''))
  expect(JSON.parse(text)).to.deep.equal({ developer })
})

it('another name of the developer is stored and told to other tabs, and is no sign-in', async () => {
  const world = await stateWorld({})
  const { portal } = world.open()
  const other = world.open()
  portal.session.signedIn(developer)
  await waitUntil(() => other.portal.session.current.viewer?.full_name === developer.full_name, 'sign-in')
  let changes = 0
  for (const { bus } of [portal, other.portal]) bus.on('session-change', () => (changes += 1))
  portal.session.signedIn({ ...developer, full_name: 'Robin Pilot' })
  await waitUntil(() => other.portal.session.current.viewer?.full_name === 'Robin Pilot', 'the name')
  expect(changes).to.equal(0)
  expect(decodeSession(localStorage.getItem(world.sessionKey)).developer?.full_name).to.equal('Robin Pilot')
})

it('a storage that was tampered with is no session', async () => {
  const world = await stateWorld({})
  const tampered = [
    'garbage',
    '"',
    btoa('%E0%A4%A'),
    stored(null),
    stored([]),
    stored({ developer: 'x' }),
    stored({ developer: { id: 7 } }),
    stored({ developer: { email: 'a@b.c' } }),
    stored({ developer: { ...developer, full_name: 'x'.repeat(50_000) } }),
  ]
  for (const text of tampered) {
    localStorage.setItem(world.sessionKey, text)
    const { portal } = world.open()
    await portal.start()
    expect(portal.session.current, text.slice(0, 40)).to.include({ status: 'ended', reason: 'lost' })
  }
})

it('fields of the wrong kind are dropped and long ones cut', () => {
  const session = decodeSession(
    stored({ developer: { id: 'a'.repeat(900), email: {}, admin: true }, to: '/a' }),
  )
  expect(session.developer).to.deep.equal({ id: 'a'.repeat(512), email: '', full_name: '' })
})

it('a remembered path that leads elsewhere is not remembered', async () => {
  const world = await stateWorld({})
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a/..//evil.example', 7]) {
    localStorage.setItem(world.sessionKey, stored({ developer, to }))
    const { portal } = world.open()
    await portal.start()
    expect(portal.session.takeTarget(), String(to)).to.equal(undefined)
    portal.session.remember(String(to))
    expect(portal.session.takeTarget(), String(to)).to.equal(undefined)
  }
})

it('the path asked for survives the sign-in and is given out once, hash included', async () => {
  const world = await stateWorld({})
  world.open().portal.session.remember('/spec/1?x=2#/pets')

  const { portal } = world.open()
  await portal.start()
  portal.session.signedIn(developer)

  expect(portal.session.takeTarget()).to.equal('/spec/1?x=2#/pets')
  expect(portal.session.takeTarget()).to.equal(undefined)
  expect(decodeSession(localStorage.getItem(world.sessionKey)).to).to.equal(undefined)
})

it('who signed in before the portal started stays, even where nothing can be stored', async () => {
  const world = await stateWorld({})
  const { portal } = world.open()
  portal.session.signedIn(developer)
  localStorage.removeItem(world.sessionKey)
  await portal.start()
  expect(portal.session.current.viewer).to.deep.equal(developer)
})

it('sign-in and sign-out reach every other copy and tab', async () => {
  const world = await stateWorld({})
  const here = world.open()
  const there = world.open()
  here.portal.session.signedIn(developer)
  await waitUntil(() => there.portal.session.current.viewer, 'the sign-in to arrive')
  expect(there.events).to.deep.equal([['session-change', { developer, isElsewhere: true }]])

  await there.portal.session.signOut()
  await waitUntil(() => here.portal.session.current.status === 'ended', 'the sign-out to arrive')
  expect(here.events.at(-1)).to.deep.equal(['session-change', { developer: undefined, isElsewhere: true }])
})

it('what others say on the channel is read as carefully as the storage', async () => {
  const world = await stateWorld({})
  const { portal } = world.open()
  const channel = new BroadcastChannel(`portal-elements:developer:${world.url}`)
  for (const message of [
    null,
    7,
    'session',
    { kind: 'session' },
    { kind: 'session', detail: { developer } },
  ]) {
    channel.postMessage(message)
  }
  channel.postMessage({ kind: 'session', detail: 'garbage' })
  channel.postMessage({ kind: 'session', detail: encodeSession({ developer, to: '//evil.example' }) })
  await waitUntil(() => portal.session.current.viewer, 'the well-formed message to arrive')
  expect(portal.session.takeTarget()).to.equal(undefined)
  channel.close()
})

it('signing out ends the session on the server, clears the storage and goes to the login', async () => {
  const world = await stateWorld({})
  const { portal, page } = world.open('http://localhost/?loginSuccess=true&x=1')
  portal.session.signedIn(developer)
  portal.session.remember('/my-apps')

  expect(await portal.session.signOut()).to.deep.equal({ kind: 'login' })

  expect(await world.count(LOGOUT)).to.equal(1)
  expect(localStorage.getItem(world.sessionKey)).to.equal(null)
  expect(page.address().search).to.equal('?x=1')
  expect(portal.session.current).to.include({ status: 'ended', reason: 'signed-out' })
})

it('signing out twice at once is one sign-out, which keeps the path to come back to', async () => {
  const world = await stateWorld({
    [LOGOUT]: { json: { logout_url: 'https://id.example.com/out' }, delayMs: 30 },
  })
  const { portal } = world.open()
  portal.session.signedIn(developer)

  const outcomes = await Promise.all([
    portal.session.signOut({ rememberTarget: '/my-apps#x' }),
    portal.session.signOut(),
  ])

  const next = { kind: 'url', url: 'https://id.example.com/out' }
  expect(outcomes).to.deep.equal([next, next])
  expect(await world.count(LOGOUT)).to.equal(1)
  expect(decodeSession(localStorage.getItem(world.sessionKey))).to.deep.equal({
    developer: undefined,
    to: '/my-apps#x',
  })
})

it('a server that cannot end the session does not keep the developer signed in here', async () => {
  const world = await stateWorld({ [LOGOUT]: { status: 503 } })
  const { portal } = world.open()
  portal.session.signedIn(developer)
  expect(await portal.session.signOut()).to.deep.equal({ kind: 'login' })
  expect(portal.session.current).to.include({ status: 'ended', reason: 'signed-out' })
})

it('a public portal keeps a stored session out of its calls', async () => {
  const world = await stateWorld({ [CONTEXT]: publicPortal })
  document.cookie = 'visitor=1'
  const { portal } = world.open()
  portal.session.signedIn(developer)
  await portal.api.portal.appearance().catch(() => undefined)
  await searchCatalog(portal.api).catch(() => undefined)
  const calls = (await world.log()).filter(({ call }) => /(appearance|catalog)$/.test(call))
  expect(calls.map(({ headers }) => headers.cookie)).to.deep.equal([undefined, undefined])
})

it('who signs in elsewhere is asked for with flags of their own, and so is nobody after a sign-out', async () => {
  const flagsOf = (on: boolean) => ({ json: { ...privatePortal.json, feature_flags: { on } } })
  const world = await stateWorld({
    [CONTEXT]: {
      ...flagsOf(false),
      until: ME,
      then: { ...flagsOf(true), until: LOGOUT, then: flagsOf(false) },
    },
    [ME]: { json: developer },
    [LOGOUT]: { status: 204 },
  })
  const { portal } = world.open()
  await portal.start()
  expect(portal.context.featureFlags).to.deep.equal({ on: false })
  const elsewhere = world.open().portal
  await elsewhere.api.direct.GET('/api/v2/developer/me')
  elsewhere.session.signedIn(developer)
  await waitUntil(() => portal.session.current.viewer, 'the sign-in to arrive')
  // Guards wait for the start before they decide.
  await portal.start()
  expect(portal.context.featureFlags).to.deep.equal({ on: true })

  await portal.session.signOut()
  await portal.start()
  expect(portal.context.featureFlags).to.deep.equal({ on: false })
})

it('the appearance is asked for once, and again after a failure', async () => {
  const appearance = 'GET /api/v2/portal/appearance'
  const world = await stateWorld({ [appearance]: { status: 503, until: appearance, then: { json: {} } } })
  const { portal } = world.open()
  const ask = () => portal.api.portal.appearance()
  expect(
    await Promise.allSettled([ask(), ask()]).then((both) => both.map(({ status }) => status)),
  ).to.deep.equal(['rejected', 'rejected'])
  expect(await Promise.all([ask(), ask()])).to.deep.equal([{}, {}])
  expect(await world.count(appearance)).to.equal(2)
})
