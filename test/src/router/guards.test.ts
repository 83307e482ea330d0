import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, type GuardFacts, guards, type Permission } from '../../../src/router/guards'
import { parseLocation } from '../../../src/router/location'
import { matchRoute, routes } from '../../../elements/portal-app/routes'

const privatePortal: GuardFacts = {
  isPublic: false,
  isOpenReading: false,
  isRbacEnabled: true,
  hasPasswords: true,
  hasSession: false,
  mayHaveLostSession: false,
  loginSucceeded: false,
  rememberedTarget: undefined,
  flags: {},
  routeFlags: {},
}

/** Where a navigation ends after one round of guards, and what the server was asked. */
async function visit(address: string, facts: Partial<GuardFacts>, permission: Permission = 'granted') {
  const to = parseLocation(address)
  const match = matchRoute(to.path)
  assert.ok(match, `${address} is a route`)
  const asked: string[] = []
  const decision = await decide({ to, match }, { ...privatePortal, ...facts }, (productId, action) => {
    asked.push(`${action} ${productId}`)
    return Promise.resolve(permission)
  })
  return { end: decision.kind === 'proceed' ? address : decision.to, decision, asked }
}

const visitor = { hasSession: false }
const developer = { hasSession: true }
const publicVisitor = { isPublic: true }
const publicDeveloper = { isPublic: true, hasSession: true }

/** Where each kind of caller ends: same address, or another. */
const walk: [address: string, visitor: string, developer: string, publicPortal: string][] = [
  ['/login', '/login', '/', '/'],
  ['/login/sso', '/login/sso', '/', '/'],
  ['/login/facebook', '/login', '/login', '/login'],
  ['/register', '/register', '/', '/'],
  ['/forgot-password', '/forgot-password', '/forgot-password', '/'],
  ['/reset-password', '/reset-password', '/reset-password', '/'],
  ['/', '/login', '/', '/'],
  ['/spec/p1', '/login', '/spec/p1', '/spec/p1'],
  [
    '/spec/p1/oauth2-redirect.html',
    '/spec/p1/oauth2-redirect.html',
    '/spec/p1/oauth2-redirect.html',
    '/spec/p1/oauth2-redirect.html',
  ],
  ['/docs/p1/intro', '/login', '/docs/p1/intro', '/docs/p1/intro'],
  ['/my-apps', '/login', '/my-apps', '/'],
  ['/account', '/login', '/account', '/'],
  ['/application', '/application/create', '/application/create', '/application/create'],
  ['/application/create', '/login', '/application/create', '/'],
  ['/application/a1', '/login', '/application/a1', '/'],
  ['/application/a1/update', '/login', '/application/a1/update', '/'],
  ['/application/a1/application-dashboard', '/login', '/application/a1/application-dashboard', '/'],
  ['/404', '/404', '/404', '/404'],
  ['/403', '/403', '/403', '/403'],
]

test('the walk below visits every route of the table', () => {
  const visited = new Set(walk.map(([address]) => matchRoute(parseLocation(address).path)?.route.name))
  assert.deepEqual([...visited].sort(), routes.map((route) => route.name).sort())
})

for (const [address, forVisitor, forDeveloper, forPublic] of walk) {
  test(`${address} leads a visitor to ${forVisitor}, a developer to ${forDeveloper}, on a public portal to ${forPublic}`, async () => {
    assert.equal((await visit(address, visitor)).end, forVisitor)
    assert.equal((await visit(address, developer)).end, forDeveloper)
    assert.equal((await visit(address, publicVisitor)).end, forPublic)
    assert.equal((await visit(address, publicDeveloper)).end, forPublic)
  })
}

test('the way to login remembers path, query and hash', async () => {
  const { decision } = await visit('/docs/p1/intro?section=a#b', visitor)
  assert.deepEqual(decision, { kind: 'redirect', to: '/login', remember: '/docs/p1/intro?section=a#b' })
})

test('a session that the browser has lost ends on the way to login, and nowhere else', async () => {
  const lost = { mayHaveLostSession: true }
  const { decision } = await visit('/my-apps?query=a', lost)
  assert.deepEqual(decision, {
    kind: 'redirect',
    to: '/login',
    remember: '/my-apps?query=a',
    endsSession: true,
  })
  assert.equal((await visit('/login', lost)).decision.kind, 'proceed')
  assert.equal((await visit('/404', lost)).decision.kind, 'proceed')
  assert.equal((await visit('/my-apps', { ...lost, ...developer })).decision.kind, 'proceed')
  assert.equal((await visit('/', { ...lost, ...publicVisitor })).decision.kind, 'proceed')
})

test('coming back from single sign-on leads to the remembered place, hash included, and forgets it', async () => {
  const back = { hasSession: true, loginSucceeded: true, rememberedTarget: '/docs/p1/intro#b' }
  const { decision } = await visit('/?loginSuccess=true', back)
  assert.deepEqual(decision, { kind: 'redirect', to: '/docs/p1/intro#b', forgets: true })
})

test('without the login-success flag a remembered place is left alone', async () => {
  assert.equal((await visit('/', { ...developer, rememberedTarget: '/my-apps' })).end, '/')
})

test('the server is asked only for product pages of a private portal with access control', async () => {
  assert.deepEqual((await visit('/spec/p1/v1', developer)).asked, ['view p1'])
  assert.deepEqual((await visit('/docs/p1', developer)).asked, ['view p1'])
  assert.deepEqual((await visit('/my-apps', developer)).asked, [])
  assert.deepEqual((await visit('/spec/p1', { ...developer, isRbacEnabled: false })).asked, [])
  assert.deepEqual((await visit('/spec/p1', publicVisitor)).asked, [])
  assert.deepEqual((await visit('/spec/p1', visitor)).asked, [])
})

test('a product that the developer may not view leads to the forbidden page', async () => {
  assert.equal((await visit('/spec/p1', developer, 'denied')).end, '/403')
  assert.equal((await visit('/docs/p1/intro', developer, 'denied')).end, '/403')
})

test('a product that does not exist leads to not found', async () => {
  assert.equal((await visit('/spec/p1', developer, 'unknown')).end, '/404')
})

test('a route that names flags opens only when all of them are on', async () => {
  const gated = { ...developer, routeFlags: { 'my-apps': ['apps', 'beta'] } }
  assert.equal((await visit('/my-apps', { ...gated, flags: {} })).end, '/403')
  assert.equal((await visit('/my-apps', { ...gated, flags: { apps: true } })).end, '/403')
  assert.equal((await visit('/my-apps', { ...gated, flags: { apps: true, beta: true } })).end, '/my-apps')
})

test('where passwords are off, registration leads to the sign-in', async () => {
  const withoutPasswords = { hasPasswords: false }
  assert.equal((await visit('/register', withoutPasswords)).end, '/login')
  assert.equal((await visit('/register', { ...withoutPasswords, ...developer })).end, '/')
  assert.equal((await visit('/register', { ...withoutPasswords, ...publicVisitor })).end, '/')
  assert.equal((await visit('/login', withoutPasswords)).end, '/login')
})

test('visitors of a portal with open reading read, and sign in for what is personal', async () => {
  const reader = { isOpenReading: true }
  for (const [address, end] of [
    ['/', '/'],
    ['/spec/p1?a=b#get-/levels', '/spec/p1?a=b#get-/levels'],
    ['/docs/p1/intro', '/docs/p1/intro'],
    ['/my-apps', '/login'],
    ['/account', '/login'],
    ['/application/a1', '/login'],
    ['/login', '/login'],
    ['/register', '/register'],
  ] as const)
    assert.equal((await visit(address, reader)).end, end, address)
  const { decision } = await visit('/my-apps?query=a#b', reader)
  assert.deepEqual(decision, { kind: 'redirect', to: '/login', remember: '/my-apps?query=a#b' })
})

test('a product that visitors do not find is kept for after signing in', async () => {
  const reader = { isOpenReading: true }
  const { decision } = await visit('/spec/p1#a', reader, 'unknown')
  assert.deepEqual(decision, { kind: 'redirect', to: '/404', remember: '/spec/p1#a' })
  const ofDeveloper = await visit('/spec/p1#a', { ...reader, ...developer }, 'unknown')
  assert.deepEqual(ofDeveloper.decision, { kind: 'redirect', to: '/404', remember: undefined })
})

test('a session that the browser has lost ends before a visitor reads on', async () => {
  const lost = { isOpenReading: true, mayHaveLostSession: true }
  const { decision } = await visit('/docs/p1#a', lost)
  assert.deepEqual(decision, { kind: 'redirect', to: '/docs/p1#a', remember: undefined, endsSession: true })
})

test('every guard has a name of its own', () => {
  assert.equal(new Set(guards.map((guard) => guard.name)).size, guards.length)
})
