import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { isInTable, rolesFor } from '../../../server/src/rules/permissions'
import { accessKeyRoles, operatorRoles, type AccessKeyRole } from '../../../server/src/store/settings'
import { levels, refusalOf, strategySettings } from '../../support/server/applications'
import { archiveOf } from '../../support/server/archive'
import { contentFiles, portalYaml } from '../../support/server/content'
import { contractFetch } from '../../support/server/contract'
import { holdAccessKeys } from '../../support/server/held-account'
import { operate as operateWith } from '../../support/server/operate'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { passKeyExpiry } from '../../support/server/time-passes'
import { fuzzedOperations } from '../fuzz/contract-operations'

const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
let portal: RealPortal
const keys = {} as Record<AccessKeyRole, string>

before(async () => {
  portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  for (const role of accessKeyRoles) keys[role] = await madeAtHost(`the-${role}`, role)
})
after(() => portal.close())

async function madeAtHost(name: string, role: AccessKeyRole): Promise<string> {
  return (await createKey.run(portal.database, { name, role })).lines[0] ?? ''
}

const operate = <T = Record<string, unknown>>(key: string, method: string, path: string, body?: unknown) =>
  operateWith<T>({ url: portal.url, key }, method, path, body)

interface Key {
  name: string
  role: string
  key: string
  parent: string | null
  expires_at: string | null
}
const makeKey = (key: string, body: object) => operate<Key>(key, 'POST', '/access-keys', body)
const statusWith = async (key: string, path = '/status') => (await operate(key, 'GET', path)).status

it('each role may call what the table says, and a refusal names the roles that may', async () => {
  const operations = fuzzedOperations().filter(({ access }) => access === 'operator')
  assert.ok(operations.length > 30)
  const missing = operations.filter(({ id }) => !isInTable(id)).map(({ id }) => id)
  assert.deepEqual(missing, [], 'An operation for operators needs an entry in rules/permissions.ts.')
  for (const { id, method, path } of operations) {
    const allowed = rolesFor(id)
    const filled = path
      .replace('/api/operator/v1', '')
      .replace(/\{\w+Id\}/g, unknownId)
      .replace(/\{\w+\}/g, 'none')
    for (const role of accessKeyRoles) {
      // Nothing is sent that could change anything.
      const { status, body } = await operate<{ detail?: string }>(keys[role], method, filled)
      if (role !== 'gateway' && allowed.includes(role)) {
        assert.ok(status !== 401 && status !== 403, `${id} with the role ${role} had status ${status}.`)
        continue
      }
      assert.deepEqual(
        [status, body.detail],
        [403, `This needs a key with one of these roles: ${allowed.join(', ')}`],
        `${id} with the role ${role}`,
      )
    }
  }
})

it('only an admin gets at keys, and readers change nothing', () => {
  const operations = fuzzedOperations().filter(({ access }) => access === 'operator')
  const onlyAdmin = operations.filter(({ id }) => rolesFor(id).join() === 'admin').map(({ id }) => id)
  for (const id of ['createOperatorAccessKey', 'listOperatorAccessKeys', 'revokeOperatorAccessKey'])
    assert.ok(onlyAdmin.includes(id), id)
  assert.ok(onlyAdmin.includes('rotateOperatorSigningKeys'))
  for (const { id, method } of operations.filter(({ id: each }) => rolesFor(each).includes('read')))
    assert.equal(method.toUpperCase(), 'GET', id)
})

it('a gateway is served with its own key or that of an admin', async () => {
  for (const role of accessKeyRoles) {
    const response = await fetch(`${portal.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys[role]}` },
      body: new URLSearchParams({ token: 'nothing' }),
    })
    assert.equal(response.status, role === 'gateway' || role === 'admin' ? 200 : 403, role)
  }
})

it('a key goes with the one it was made with, and with no other', async () => {
  const trunk = await madeAtHost('trunk', 'admin')
  const branch = await makeKey(trunk, { name: 'branch', role: 'admin' })
  assert.deepEqual([branch.status, branch.body.parent, branch.body.expires_at], [201, 'trunk', null])
  const leaf = await makeKey(branch.body.key, { name: 'leaf', role: 'gateway' })
  const beside = await makeKey(keys.admin, { name: 'beside', role: 'read' })
  assert.equal(await statusWith(beside.body.key), 200)

  const listed = await operate<{ data: Key[] }>(keys.admin, 'GET', '/access-keys')
  const parents = new Map(listed.body.data.map(({ name, parent }) => [name, parent]))
  assert.deepEqual(
    ['trunk', 'branch', 'leaf', 'beside'].map((name) => parents.get(name)),
    [null, 'trunk', 'branch', 'the-admin'],
  )
  assert.equal((await operate(keys.admin, 'DELETE', '/access-keys/trunk')).status, 204)
  for (const key of [trunk, branch.body.key, leaf.body.key]) assert.equal(await statusWith(key), 401)
  assert.equal(await statusWith(beside.body.key), 200)
  const log = await operate<{ data: { action: string; details: object }[] }>(
    keys.admin,
    'GET',
    '/audit-log?filter[action]=key.revoke&page[size]=3',
  )
  assert.deepEqual(
    log.body.data.map(({ details }) => details),
    [
      { name: 'leaf', role: 'gateway', made_with: 'trunk' },
      { name: 'branch', role: 'admin', made_with: 'trunk' },
      { name: 'trunk', role: 'admin' },
    ],
  )
})

it('a key may replace itself, with its own end and maker, but none that it was made with', async () => {
  const maker = await makeKey(keys.admin, { name: 'maker', role: 'admin', expires_at: inAnHour() })
  const made = await makeKey(maker.body.key, { name: 'made', role: 'admin' })
  const below = await makeKey(made.body.key, { name: 'below', role: 'read' })
  assert.deepEqual(refusalOf(await makeKey(made.body.key, { name: 'maker', role: 'admin', replace: true })), [
    400,
    'body name invalid',
  ])
  assert.equal(await statusWith(maker.body.key), 200)

  const again = await makeKey(made.body.key, { name: 'made', role: 'admin', replace: true })
  assert.deepEqual([again.body.parent, again.body.expires_at], ['maker', maker.body.expires_at])
  assert.deepEqual(
    [await statusWith(made.body.key), await statusWith(below.body.key), await statusWith(again.body.key)],
    [401, 401, 200],
  )
})

it('a key ends with its time, and so do those that it made', async () => {
  for (const expires_at of ['2020-01-01T00:00:00Z', new Date(0).toISOString()])
    assert.deepEqual(refusalOf(await makeKey(keys.admin, { name: 'past', role: 'read', expires_at })), [
      400,
      'body expires_at invalid',
    ])
  const expires_at = inAnHour()
  const brief = await makeKey(keys.admin, { name: 'brief', role: 'admin', expires_at })
  assert.equal(brief.body.expires_at, expires_at)
  const later = new Date(Date.parse(expires_at) + 1000).toISOString()
  assert.deepEqual(
    refusalOf(await makeKey(brief.body.key, { name: 'longer', role: 'read', expires_at: later })),
    [400, 'body expires_at invalid'],
  )
  const child = await makeKey(brief.body.key, { name: 'child', role: 'read' })
  assert.equal(child.body.expires_at, expires_at)
  assert.equal(await statusWith(child.body.key), 200)

  await passKeyExpiry(portal, 3600)
  for (const key of [brief.body.key, child.body.key]) {
    const refused = await operate<{ detail: string }>(key, 'GET', '/status')
    assert.deepEqual(
      [refused.status, refused.body.detail],
      [401, 'This access key has expired. Ask an operator for a new one.'],
    )
  }
  assert.equal((await makeKey(brief.body.key, { name: 'late', role: 'admin' })).status, 401)
})

it('only an admin reads what the audit log has about keys', async () => {
  const entries = async (role: AccessKeyRole, query = '') =>
    (await operate<{ data: { action: string }[] }>(keys[role], 'GET', `/audit-log${query}`)).body.data.map(
      ({ action }) => action.split('.')[0],
    )
  await operate(keys.accounts, 'POST', '/developers', { email: 'seen@example.com', full_name: 'Seen' })
  assert.ok((await entries('admin')).includes('key'))
  assert.ok((await entries('read')).includes('developer'))
  assert.ok(!(await entries('read', '?page[size]=100')).includes('key'))
  assert.deepEqual(await entries('read', '?filter[action]=key'), [])
})

it('an import that changes who signs in, where links lead or which pages use sessions needs an admin', async () => {
  const settings = portalYaml
  const imports = async (role: AccessKeyRole, portalFile: string, query = '') => {
    const response = await contractFetch(`${portal.url}/api/operator/v1/imports${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys[role]}`, 'content-type': 'application/gzip' },
      body: new Uint8Array(await archiveOf({ ...contentFiles, 'portal.yaml': portalFile })),
    })
    const body = (await response.json()) as { detail?: string; portal?: string }
    return [response.status, body.detail ?? body.portal]
  }
  assert.deepEqual(await imports('import', settings), [200, 'changed'])
  const provider = `sign_in:
  providers:
    - name: harbour
      issuer: https://login.harbour.example
      client_id: portal
`
  const pages = 'pages:\n  developer:\n    reset_password: https://elsewhere.example/?token={token}\n'
  const origins = 'allowed_origins: [https://elsewhere.example]\n'
  for (const [added, named] of [
    [provider, 'sign_in'],
    ['sign_in: { password: false }\n', 'sign_in'],
    [pages, 'pages'],
    [origins, 'allowed_origins'],
    [provider + pages, 'sign_in, pages'],
  ] as const) {
    const refused = [
      403,
      `Nothing was imported: portal.yaml changes ${named}. That needs a key with the role admin, or the command line.`,
    ]
    assert.deepEqual(await imports('import', settings + added), refused)
    assert.deepEqual(await imports('import', settings + added, '?dry_run=true'), refused)
  }
  assert.deepEqual(await imports('admin', settings + provider), [200, 'changed'])
  // What is as it was is not changed.
  assert.deepEqual(await imports('import', settings.replace('Harbour', 'Other') + provider), [200, 'changed'])
  assert.deepEqual((await imports('import', settings))[0], 403)
  assert.deepEqual(await imports('admin', settings), [200, 'changed'])
})

it('every role is known to the contract and to the table', () => {
  assert.deepEqual(rolesFor('getOperatorStatus'), operatorRoles)
  assert.deepEqual(rolesFor('somethingNew'), ['admin'])
})

for (const [order, expected] of [
  ['after', [201, 204]],
  ['before', [401, 204]],
] as const)
  it(
    `a key that is made while its maker is revoked is never left behind: it asks ${order === 'after' ? 'first' : 'last'}`,
    { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
    async () => {
      const maker = await madeAtHost(`racing-${order}`, 'admin')
      const held = await holdAccessKeys(portal)
      const make = () => makeKey(maker, { name: `raced-${order}`, role: 'admin' })
      const revoke = () => operate(keys.admin, 'DELETE', `/access-keys/racing-${order}`)
      const pending: Promise<{ status: number; body: { key?: string } }>[] = []
      for (const act of order === 'after' ? [make, revoke] : [revoke, make]) {
        pending.push(act())
        await held.waiters(pending.length)
      }
      await held.release()
      const done = await Promise.all(pending)
      const [made, revoked] = order === 'after' ? done : done.toReversed()
      assert.deepEqual([made?.status, revoked?.status], expected)
      if (made?.body.key !== undefined) assert.equal(await statusWith(made.body.key), 401)
      assert.equal(await statusWith(maker), 401)
      const listed = await operate<{ data: Key[] }>(keys.admin, 'GET', '/access-keys?page[size]=100')
      assert.ok(!listed.body.data.some(({ name }) => name.endsWith(`-${order}`) && name.startsWith('rac')))
    },
  )
