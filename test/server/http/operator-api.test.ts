import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createDeveloper } from '../../../server/src/commands/create-developer'
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
import { contractFetch } from '../../support/server/contract'
import { robin } from '../../support/server/harbour'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

const nobody = '0b0e4b5a-0000-4000-8000-000000000000'
let portal: RealPortal
let developer: PortalVisitor
let key: string

before(async () => {
  portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  developer = await portal.signedIn(robin)
  ;({
    lines: [key = ''],
  } = await createKey.run(portal.database, { name: 'robot', role: 'operator' }))
})
after(() => portal.close())

async function operate<T = Record<string, unknown>>(method: string, path: string, body?: unknown) {
  const response = await contractFetch(`${portal.url}/api/operator/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}

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
  assert.equal((await decide('approve', nobody)).status, 404)
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
  const strategy = { name: ' Partner key ', credential_type: 'key_auth', key_names: ['X-Partner'] }
  const made = await operate<{ name: string }>('POST', '/auth-strategies', strategy)
  assert.deepEqual([made.status, made.body.name], [201, 'Partner key'])
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
  await createDeveloper.run(portal.database, { email: 'ada@example.com', name: 'Ada', status: 'pending' })
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
  assert.equal((await decide('approve', nobody)).status, 404)
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
  assert.equal((await access(false, nobody)).status, 404)

  assert.equal((await operate('POST', '/signing-keys/rotations', { at_once: true })).status, 201)
  const strategies = await operate<{ data: { name: string }[] }>('GET', '/auth-strategies')
  assert.ok(strategies.body.data.some(({ name }) => name === 'API key'))

  const log = await operate<{ data: { action: string; actor: string }[] }>('GET', '/audit-log')
  assert.deepEqual(
    log.body.data.slice(0, 4).map(({ actor, action }) => `${actor} ${action}`),
    [
      'key:robot signing-key.rotate',
      'key:robot access.reset',
      'key:robot access.deny',
      'key:robot developer.approve',
    ],
  )
})

it('nobody else may', async () => {
  for (const path of ['/registrations', '/developers', '/auth-strategies', '/audit-log']) {
    assert.equal((await developer.get(`/api/operator/v1${path}`)).status, 401)
    assert.equal((await portal.visitor().get(`/api/operator/v1${path}`)).status, 401)
  }
})
