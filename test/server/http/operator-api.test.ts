import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { createKey } from '../../../server/src/commands/keys'
import {
  call,
  createApplication,
  levels,
  namesAt,
  refusalOf,
  strategySettings,
  type Registration,
} from '../../support/server/applications'
import { robin } from '../../support/server/sample-data'
import { operate as operateWith } from '../../support/server/operate'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'
let portal: RealPortal
let developer: PortalVisitor
let key: string

before(async () => {
  portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  developer = await portal.signedIn(robin)
  ;({
    lines: [key = ''],
  } = await createKey.run(portal.database, { name: 'robot', role: 'admin' }))
})
after(() => portal.close())

const operate = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
  operateWith<T>({ url: portal.url, key }, method, path, body)

interface Review {
  id: string
  status: string
  developer_email: string
  product: string
}

it('an operator program sees what waits and decides it, in the ways that there are', async () => {
  const { Levels } = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${Levels}/versions`)
  const application = await createApplication(developer, 'Portal client', { name: 'Waits' })
  const path = `/applications/${application.id}/registrations` as const
  const made = await call<Registration>(developer, `POST ${path}`, { product_version_id: versions['2.0'] })
  const waiting = await operate<{ data: Review[] }>('GET', '/registrations?filter[status]=pending')
  assert.deepEqual(
    waiting.body.data.map(({ id, status, developer_email, product }) => [
      id,
      status,
      developer_email,
      product,
    ]),
    [[made.body.id, 'pending', robin.email, 'levels']],
  )

  const decide = (decision: string, id = made.body.id) =>
    operate<Review>('POST', `/registrations/${id}/decisions`, { decision })
  const status = async () => (await call<Registration>(developer, `GET ${path}/${made.body.id}`)).body.status
  assert.equal((await decide('revoke')).status, 409)
  for (const [decision, expected] of [
    ['approve', 'approved'],
    ['approve', 'approved'],
    ['revoke', 'revoked'],
    ['approve', 'approved'],
  ] as const) {
    assert.deepEqual([(await decide(decision)).body.status, await status()], [expected, expected])
  }
  assert.equal((await decide('reject')).status, 409)
  assert.equal((await decide('approve', unknownId)).status, 404)
  assert.deepEqual(refusalOf(await decide('maybe')), [400, 'body decision enum'])

  await call(developer, `DELETE ${path}/${made.body.id}`)
  const again = await call<Registration>(developer, `POST ${path}`, { product_version_id: versions['2.0'] })
  assert.equal((await decide('reject', again.body.id)).body.status, 'rejected')
  assert.equal((await decide('approve', again.body.id)).status, 409)

  interface Change {
    actor: string
    action: string
    subject: string
  }
  const log = await operate<{ data: Change[] }>(
    'GET',
    `/audit-log?filter[about]=${made.body.id}&filter[action]=registration`,
  )
  assert.deepEqual(
    log.body.data.map(({ actor, action }) => `${actor.replace(/:[^:-]*-.*/, '')} ${action}`),
    [
      'developer registration.delete',
      'key:robot registration.approve',
      'key:robot registration.revoke',
      'key:robot registration.approve',
      'developer registration.create',
    ],
  )
  const later = new Date(Date.now() + 60_000).toISOString()
  const none = await operate<{ data: Change[] }>('GET', `/audit-log?filter[since]=${later}`)
  assert.deepEqual(none.body.data, [])
  assert.equal((await operate('GET', '/audit-log?filter[since]=yesterday')).status, 400)
})

it('an operator program makes auth strategies, which imports leave alone', async () => {
  const strategy = {
    name: ' Partner key ',
    names: { de: ' Partnerschlüssel ' },
    credential_type: 'key_auth',
    key_names: ['X-Partner'],
  }
  const made = await operate<{ name: string; names: object }>('POST', '/auth-strategies', strategy)
  assert.deepEqual(
    [made.status, made.body.name, made.body.names],
    [201, 'Partner key', { de: 'Partnerschlüssel' }],
  )
  const namedWith = async (names: object) =>
    refusalOf(await operate('POST', '/auth-strategies', { ...strategy, name: 'Other', names }))
  assert.deepEqual(await namedWith({ it: 'Chiave' }), [400, 'body names.it unknown_property'])
  assert.deepEqual(await namedWith({ de: ' ' }), [400, 'body names.de matches_regex'])
  assert.deepEqual(await namedWith({ de: 'a\u2028b' }), [400, 'body names.de invalid'])
  assert.deepEqual(refusalOf(await operate('POST', '/auth-strategies', strategy)), [409, 'body name invalid'])
  assert.deepEqual(
    refusalOf(
      await operate('POST', '/auth-strategies', { ...strategy, name: 'Other', available_scopes: ['a'] }),
    ),
    [400, 'body available_scopes invalid'],
  )
  await portal.import({ settings: strategySettings, products: [levels] })
  const names = await namesAt(developer, '/applications/auth-strategies')
  assert.ok(names['Partner key'])
})

it('an operator program decides on accounts, on access, and replaces the signing key', async () => {
  await createAccountOf('developer').run(portal.database, {
    email: 'ada@example.com',
    name: 'Ada',
    status: 'pending',
  })
  type Account = { id: string; email: string; status: string }
  const waiting = await operate<{ data: Account[] }>('GET', '/developers?filter[status]=pending')
  assert.deepEqual(
    waiting.body.data.map(({ email, status }) => [email, status]),
    [['ada@example.com', 'pending']],
  )
  const id = waiting.body.data[0]?.id
  const decide = (decision: string, developer = id) =>
    operate<Account>('POST', `/developers/${developer}/decisions`, { decision })
  assert.equal((await decide('revoke')).status, 409)
  assert.equal((await decide('approve')).body.status, 'approved')
  assert.equal((await decide('approve')).body.status, 'approved')
  assert.equal((await decide('approve', unknownId)).status, 404)
  assert.deepEqual(refusalOf(await decide('maybe')), [400, 'body decision enum'])

  const { Levels } = await namesAt(developer, '/products')
  const { body: me } = await call<{ id: string }>(developer, 'GET /developer/me')
  const access = (allowed: boolean | null, owner = me.id) =>
    operate<{ access: object[]; closed_registrations: number }>(
      'PUT',
      `/developers/${owner}/access/${Levels}`,
      {
        actions: ['view'],
        allowed,
      },
    )
  assert.equal((await access(false)).body.access.length, 1)
  assert.deepEqual(await namesAt(developer, '/products'), {})
  assert.deepEqual((await access(null)).body, { access: [], closed_registrations: 0 })
  assert.deepEqual(await namesAt(developer, '/products'), { Levels })
  assert.equal((await access(false, unknownId)).status, 404)
  const byName = await operate<{ access: object[] }>('PUT', `/developers/${me.id}/access/levels`, {
    actions: ['view', 'register'],
    allowed: true,
  })
  assert.equal(byName.body.access.length, 2)
  assert.equal((await access(null)).body.access.length, 1)

  assert.equal((await operate('POST', '/signing-keys/rotations', { at_once: true })).status, 201)
  const strategies = await operate<{ data: { name: string }[] }>('GET', '/auth-strategies')
  assert.ok(strategies.body.data.some(({ name }) => name === 'API key'))

  const log = await operate<{ data: { action: string; actor: string }[] }>('GET', '/audit-log')
  assert.deepEqual(
    log.body.data.slice(0, 6).map(({ actor, action }) => `${actor} ${action}`),
    [
      'key:robot signing-key.rotate',
      'key:robot access.reset',
      'key:robot access.grant',
      'key:robot access.reset',
      'key:robot access.deny',
      'key:robot developer.approve',
    ],
  )
})

it('an operator program creates accounts and changes them, as the command line does', async () => {
  type Account = { id: string; email: string; full_name: string; status: string }
  const grace = { email: 'Grace@example.com', full_name: ' Grace ' }
  const made = await operate<Account>('POST', '/developers', grace)
  assert.deepEqual(
    [made.status, made.body.email, made.body.full_name, made.body.status],
    [201, 'Grace@example.com', 'Grace', 'approved'],
  )
  const password = 'Correct-horse-1'
  await createAccountOf('developer').run(portal.database, { email: 'grace@example.com', password })
  const visitor = await portal.signedIn({ email: 'grace@example.com', password })
  assert.equal((await visitor.get('/api/v2/developer/me')).status, 200)
  const found = await operate<{ data: Account[] }>('GET', '/developers?filter[email]=grace@EXAMPLE.com')
  assert.deepEqual(
    found.body.data.map(({ id }) => id),
    [made.body.id],
  )

  const create = (body: object) => operate('POST', '/developers', body)
  assert.deepEqual(refusalOf(await create({ ...grace, email: 'grace@example.com' })), [
    409,
    'body email invalid',
  ])
  assert.deepEqual(refusalOf(await create({ full_name: 'G', email: 'a..b@example.com' })), [
    400,
    'body email invalid',
  ])
  const twoLines = { email: 'eve@example.com', full_name: 'Eve\nMallory' }
  assert.deepEqual(refusalOf(await create(twoLines)), [400, 'body full_name invalid'])

  const change = (body: object, id = made.body.id) => operate<Account>('PATCH', `/developers/${id}`, body)
  assert.deepEqual(refusalOf(await change({})), [400, 'body body invalid'])
  assert.equal((await change({ status: 'approved' }, unknownId)).status, 404)
  assert.equal((await change({ full_name: 'Grace H.' })).body.full_name, 'Grace H.')
  assert.equal((await visitor.get('/api/v2/developer/me')).status, 200)
  assert.equal((await change({ status: 'revoked' })).body.status, 'revoked')
  assert.equal((await visitor.get('/api/v2/developer/me')).status, 401)
  const log = await operate<{ data: { action: string; actor: string }[] }>(
    'GET',
    '/audit-log?filter[subject]=grace@example.com&filter[action]=developer',
  )
  assert.deepEqual(
    log.body.data.map(({ actor, action }) => `${actor} ${action}`),
    [
      'key:robot developer.update',
      'key:robot developer.update',
      'operator developer.update',
      'key:robot developer.create',
    ],
  )
  const unknown = await operate<{ data: object[] }>('GET', '/audit-log?filter[actor]=no@example.com')
  assert.deepEqual(unknown.body.data, [])
})

it('an operator program creates, lists and voids keys, and sees the signing keys', async () => {
  type Key = { name: string; role: string; key: string }
  const create = (body: object) => operate<Key>('POST', '/access-keys', body)
  const edge = await create({ name: 'edge', role: 'gateway' })
  assert.deepEqual([edge.status, edge.body.name, edge.body.role], [201, 'edge', 'gateway'])
  const ask = async ({ key: secret }: Key) => {
    const response = await fetch(`${portal.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams({ token: 'nothing' }),
    })
    return response.status
  }
  assert.equal(await ask(edge.body), 200)
  assert.deepEqual(refusalOf(await create({ name: 'edge', role: 'gateway' })), [409, 'body name invalid'])
  const next = await create({ name: 'edge', role: 'gateway', replace: true })
  assert.deepEqual([await ask(edge.body), await ask(next.body)], [401, 200])
  assert.deepEqual(refusalOf(await create({ name: 'two words', role: 'gateway' })), [
    400,
    'body name matches_regex',
  ])

  const keys = await operate<{ data: Key[] }>('GET', '/access-keys')
  assert.deepEqual(
    keys.body.data.map(({ name, role }) => [name, role]),
    [
      ['edge', 'gateway'],
      ['robot', 'admin'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(keys.body), /pt[a-z]_/)
  assert.equal((await operate('DELETE', '/access-keys/edge')).status, 204)
  assert.equal((await operate('DELETE', '/access-keys/edge')).status, 404)
  assert.equal(await ask(next.body), 401)

  const { body: rotated } = await operate<{ id: string }>('POST', '/signing-keys/rotations', {
    at_once: true,
  })
  const signing = await operate<{ data: { id: string }[] }>('GET', '/signing-keys')
  assert.deepEqual(
    signing.body.data.map(({ id }) => id),
    [rotated.id],
  )
})

it('an operator program reads what waits', async () => {
  const before = await operate<Record<string, unknown>>('GET', '/status')
  assert.equal(before.body.schema_state, 'current')
  await operate('POST', '/developers', { email: 'kim@example.com', full_name: 'Kim', status: 'pending' })
  const { body } = await operate<Record<string, unknown>>('GET', '/status')
  assert.deepEqual(
    [Number(body.developers) - Number(before.body.developers), body.products, body.engine],
    [1, 1, portal.database.engine],
  )
  assert.equal(Number(body.pending_developers), Number(before.body.pending_developers) + 1)
})

it('nobody else may', async () => {
  for (const path of [
    '/registrations',
    '/developers',
    '/auth-strategies',
    '/audit-log',
    '/access-keys',
    '/status',
    '/signing-keys',
  ]) {
    assert.equal((await developer.get(`/api/operator/v1${path}`)).status, 401)
    assert.equal((await portal.visitor().get(`/api/operator/v1${path}`)).status, 401)
  }
})
