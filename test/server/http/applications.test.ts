import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startServer } from '../../../server/src/start'
import {
  call,
  createApplication,
  levels,
  namesAt,
  refusalOf,
  robinsRival,
  strategySettings,
  type Application,
  type Page,
} from '../../support/server/applications'
import type { TestDatabase } from '../../support/server/database-pool'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { storedIdempotencyKeys } from '../../support/server/stored'
import { portalVisitor, type PortalVisitor } from '../../support/server/visitor'

const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'
let portal: RealPortal
let developer: PortalVisitor
let rival: PortalVisitor
let strategies: Record<string, string>

before(async () => {
  portal = await realPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin, robinsRival],
  })
  developer = await portal.signedIn(robin)
  rival = await portal.signedIn(robinsRival)
  strategies = await namesAt(developer, '/applications/auth-strategies')
})
after(() => portal.close())

describe('applications', () => {
  it('are made for each kind of strategy, read, changed and deleted', async () => {
    assert.deepEqual(Object.keys(strategies), ['API key', 'Own client', 'Portal client'])

    const key = await createApplication(developer, 'API key', {
      name: '  Tide \n clock ',
      description: ' Shows the tide. ',
      redirect_uri: 'https://example.com/callback',
    })
    assert.deepEqual(
      [key.name, key.description, key.credentials],
      ['Tide clock', 'Shows the tide.', undefined],
    )
    assert.match(key.reference_id, /^[0-9a-f-]{36}$/)
    const own = await createApplication(developer, 'Own client', {
      name: 'Ferry board',
      reference_id: 'ferry-board',
    })
    assert.deepEqual([own.reference_id, own.description, own.redirect_uri], ['ferry-board', null, null])
    const client = await createApplication(developer, 'Portal client', {
      name: 'Harbour office',
      scopes: ['read', 'write', 'read'],
    })
    assert.equal(client.credentials?.client_id, client.reference_id)
    assert.match(client.credentials?.client_secret ?? '', /^pts_[0-9a-z]{50,}$/)
    assert.deepEqual(client.scopes, ['read', 'write'])

    const { body: all } = await call<Page<Application>>(developer, 'GET /applications')
    assert.deepEqual(
      all.data.map(({ name }) => name),
      ['Harbour office', 'Ferry board', 'Tide clock'],
    )
    assert.doesNotMatch(JSON.stringify(all), /pts_|secret/)

    const read = await call<Application>(developer, `GET /applications/${client.id}`)
    const changed = await call<Application>(developer, `PATCH /applications/${client.id}`, {
      name: 'Harbour master',
      description: null,
      reference_id: client.reference_id,
      scopes: ['admin'],
    })
    assert.equal(changed.status, 200)
    assert.deepEqual([changed.body.name, changed.body.scopes], ['Harbour master', ['admin']])
    assert.notEqual(changed.headers.get('etag'), read.headers.get('etag'))
    const again = await call<Application>(developer, `PATCH /applications/${client.id}`, {
      name: 'Harbour master',
    })
    assert.deepEqual([again.body, again.headers.get('etag')], [changed.body, changed.headers.get('etag')])

    for (const { id } of [key, own, client]) {
      assert.equal((await call(developer, `DELETE /applications/${id}`)).status, 204)
      assert.equal((await call(developer, `GET /applications/${id}`)).status, 404)
      assert.equal((await call(developer, `DELETE /applications/${id}`)).status, 404)
    }
  })

  it('are searched by name and strategy, in pages', async () => {
    const names = ['Buoy map', 'Buoy 100%', 'Lighthouse']
    for (const name of names) await createApplication(developer, 'API key', { name })
    await createApplication(developer, 'Own client', { name: 'Buoy office' })
    for (const [query, expected] of [
      ['filter[name][contains]=BUOY', ['Buoy office', 'Buoy 100%', 'Buoy map']],
      ['filter[name][contains]=0%25', ['Buoy 100%']],
      ['filter[name]=Buoy+map', ['Buoy map']],
      ['filter[name][eq]=buoy+map', []],
      [`filter[auth_strategy_id]=${strategies['Own client']}`, ['Buoy office']],
      [
        `filter[name][contains]=buoy&filter[auth_strategy_id][eq]=${strategies['API key']}`,
        ['Buoy 100%', 'Buoy map'],
      ],
      ['page[size]=2&page[number]=2', ['Buoy 100%', 'Buoy map'].slice(0, 2)],
    ] as const) {
      const { body } = await call<Page<Application>>(developer, `GET /applications?${query}`)
      assert.deepEqual(
        body.data.map(({ name }) => name),
        expected,
        query,
      )
    }
    assert.deepEqual(refusalOf(await call(developer, 'GET /applications?filter[owner]=me')), [
      400,
      'query filter[owner] unknown_property',
    ])
    assert.equal((await call<Page<Application>>(rival, 'GET /applications')).body.meta.page.total, 0)
    const { body } = await call<Page<Application>>(developer, 'GET /applications?page[size]=100')
    for (const { id } of body.data) await call(developer, `DELETE /applications/${id}`)
  })

  it('list the ways to identify themselves', async () => {
    const found = (query: string) => namesAt(developer, `/applications/auth-strategies?${query}`)
    assert.deepEqual(Object.keys(await found('filter[name][contains]=CLIENT')), [
      'Own client',
      'Portal client',
    ])
    assert.deepEqual(Object.keys(await found('filter[credential_type][eq]=key_auth')), ['API key'])
    assert.deepEqual(Object.keys(await found('filter[credential_type]=key_auth')), ['API key'])
    const { body } = await call<Page<Record<string, unknown>>>(developer, 'GET /applications/auth-strategies')
    assert.deepEqual(
      body.data.map(({ key_names, available_scopes }) => key_names ?? available_scopes),
      [['X-Api-Key'], undefined, ['read', 'write', 'admin']],
    )
  })

  it('refuse invalid input, field by field', async () => {
    const client = strategies['Portal client']
    const key = strategies['API key']
    for (const [fields, ...expected] of [
      [{}, 400, 'body name required'],
      [{ name: 'A' }, 400, 'body auth_strategy_id required'],
      [{ name: 'A', auth_strategy_id: null }, 400, 'body auth_strategy_id required'],
      [{ name: 'A', auth_strategy_id: 'key' }, 400, 'body auth_strategy_id is_uuid'],
      [{ name: 'A', auth_strategy_id: unknownId }, 404],
      [{ name: ' \t ', auth_strategy_id: key }, 400, 'body name min_length'],
      [{ name: 'x'.repeat(256), auth_strategy_id: key }, 400, 'body name max_length'],
      [{ name: 'A\0', auth_strategy_id: key }, 400, 'body name invalid'],
      [{ name: 'A', redirect_uri: 'nowhere', auth_strategy_id: key }, 400, 'body redirect_uri invalid'],
      [
        { name: 'A', redirect_uri: 'javascript:alert(1)', auth_strategy_id: key },
        400,
        'body redirect_uri invalid',
      ],
      [
        { name: ' ', redirect_uri: `https://a.example/${'x'.repeat(3000)}`, auth_strategy_id: key },
        400,
        'body name min_length',
        'body redirect_uri max_length',
      ],
      [{ name: 'A', reference_id: 'mine', auth_strategy_id: client }, 400, 'body reference_id invalid'],
      [{ name: 'A', scopes: ['read', 'fly'], auth_strategy_id: client }, 400, 'body scopes enum'],
      [{ name: 'A', scopes: ['read'], auth_strategy_id: key }, 400, 'body scopes invalid'],
      [{ name: 'A', owner: 'me', auth_strategy_id: key }, 400, 'body owner unknown_property'],
    ] as [object, ...unknown[]][]) {
      assert.deepEqual(
        refusalOf(await call(developer, 'POST /applications', fields)),
        expected,
        JSON.stringify(fields),
      )
    }

    const { id, reference_id } = await createApplication(developer, 'Portal client', { name: 'Client' })
    for (const [fields, ...expected] of [
      [{ reference_id: 'mine' }, 400, 'body reference_id invalid'],
      [{ name: '' }, 400, 'body name min_length'],
      [{ scopes: ['fly'] }, 400, 'body scopes enum'],
      [{ auth_strategy_id: key }, 400, 'body auth_strategy_id unknown_property'],
    ] as [object, ...unknown[]][])
      assert.deepEqual(refusalOf(await call(developer, `PATCH /applications/${id}`, fields)), expected)
    const same = await call<Application>(developer, `PATCH /applications/${id}`, {
      reference_id,
      name: 'Client',
    })
    assert.equal(same.status, 200)
    await call(developer, `DELETE /applications/${id}`)
  })

  it('have names that are unique per developer, and reference IDs that are unique per portal', async () => {
    const own = await createApplication(developer, 'API key', { name: 'Twin', reference_id: 'twin' })
    const other = await createApplication(developer, 'API key', { name: 'Other' })
    const duplicates = [
      await call(developer, 'POST /applications', { name: ' Twin', auth_strategy_id: strategies['API key'] }),
      await call(developer, `PATCH /applications/${other.id}`, { name: 'Twin' }),
    ]
    for (const duplicate of duplicates) assert.deepEqual(refusalOf(duplicate), [409, 'body name invalid'])
    assert.deepEqual(
      refusalOf(await call(developer, `PATCH /applications/${other.id}`, { reference_id: 'twin' })),
      [409, 'body reference_id invalid'],
    )
    const copy = { name: 'Twin', reference_id: 'twin', auth_strategy_id: strategies['API key'] }
    assert.deepEqual(refusalOf(await call(rival, 'POST /applications', copy)), [
      409,
      'body reference_id invalid',
    ])
    // The name alone is free for another developer, and after the first one is gone.
    const named = await createApplication(rival, 'API key', { name: 'Twin' })
    await call(developer, `DELETE /applications/${own.id}`)
    assert.equal((await call(rival, `PATCH /applications/${named.id}`, { reference_id: 'twin' })).status, 200)
    assert.equal((await call(developer, `PATCH /applications/${other.id}`, { name: 'Twin' })).status, 200)
  })

  it('of another developer do not exist, call by call; visitors are asked to sign in', async () => {
    const own = await createApplication(developer, 'API key', { name: 'Private' })
    const { body: credential } = await call<{ id: string }>(
      developer,
      `POST /applications/${own.id}/credentials`,
    )
    const version = (await namesAt(developer, `/products/${await productId()}/versions`))['2.0']
    const { body: registration } = await call<{ id: string }>(
      developer,
      `POST /applications/${own.id}/registrations`,
      {
        product_version_id: version,
      },
    )
    const one = `/applications/${own.id}`
    const name = { display_name: 'Stolen' }
    const lines = [
      [`GET ${one}`],
      [`PATCH ${one}`, { name: 'Stolen' }],
      [`DELETE ${one}`],
      [`GET ${one}/credentials`],
      [`POST ${one}/credentials`, name],
      [`PUT ${one}/credentials/${credential.id}`, name],
      [`DELETE ${one}/credentials/${credential.id}`],
      [`POST ${one}/refresh-token`],
      [`GET ${one}/registrations`],
      [`POST ${one}/registrations`, { product_version_id: version }],
      [`GET ${one}/registrations/${registration.id}`],
      [`DELETE ${one}/registrations/${registration.id}`],
      [`GET ${one}/registrations/${registration.id}/granted-scopes`],
      [`GET ${one}/product-versions/${version}/granted-scopes`],
    ] as [`GET ${string}`, unknown?][]
    for (const [line, body] of lines) {
      assert.equal((await call(rival, line, body)).status, 404, line)
      assert.equal((await call(portal.visitor(), line, body)).status, 401, line)
    }
    const { body: still } = await call<Page<{ display_name: string }>>(developer, `GET ${one}/credentials`)
    assert.deepEqual(
      still.data.map(({ display_name }) => display_name),
      [credential.id],
    )

    // Not under another application of the same developer either.
    const second = await createApplication(developer, 'API key', { name: 'Second' })
    for (const line of [`credentials/${credential.id}`, `registrations/${registration.id}`])
      assert.equal((await call(developer, `DELETE /applications/${second.id}/${line}`)).status, 404)
  })
})

async function productId(): Promise<string> {
  return (await namesAt(developer, '/products'))['Levels'] ?? ''
}

describe('a change', () => {
  it('of a resource that has changed meanwhile is refused, and nothing is lost', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Two tabs' })
    const first = await call<Application>(developer, `GET /applications/${id}`)
    const seen = { 'if-match': first.headers.get('etag') ?? '' }
    assert.equal(
      (await developer.get(`/api/v2/applications/${id}`, { 'if-none-match': seen['if-match'] })).status,
      304,
    )

    const [one, other] = await Promise.all([
      call(developer, `PATCH /applications/${id}`, { name: 'One tab' }, seen),
      call(developer, `PATCH /applications/${id}`, { description: 'Of the other tab' }, seen),
    ])
    assert.deepEqual([one.status, other.status].sort(), [200, 412])
    assert.equal((await call(developer, `DELETE /applications/${id}`, undefined, seen)).status, 412)

    const now = await call<Application>(developer, `GET /applications/${id}`)
    const fresh = { 'if-match': `"other", W/${now.headers.get('etag')}` }
    assert.equal((await call(developer, `PATCH /applications/${id}`, { name: 'Later' }, fresh)).status, 200)
    assert.equal(
      (await call(developer, `DELETE /applications/${id}`, undefined, { 'if-match': '*' })).status,
      204,
    )
  })

  it('sent twice with one Idempotency-Key is made once', async () => {
    const body = { name: 'Once', auth_strategy_id: strategies['Portal client'] }
    const headers = { 'idempotency-key': 'click-1' }
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call<Application>(developer, 'POST /applications', body, headers)),
    )
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(responses.map((response) => JSON.stringify(response.body))).size, 1)
    const later = await call<Application>(developer, 'POST /applications', body, headers)
    assert.deepEqual(
      [later.body, later.headers.get('etag')],
      [responses[0]?.body, responses[0]?.headers.get('etag')],
    )

    const other = await call(developer, 'POST /applications', { ...body, name: 'Twice' }, headers)
    assert.equal(other.status, 422)
    // The same key of another developer is another key.
    assert.equal((await call(rival, 'POST /applications', body, headers)).status, 201)
    const secret = later.body.credentials?.client_secret ?? ''
    const kept = await storedIdempotencyKeys(portal)
    assert.equal(kept.length, 2)
    for (const row of kept) assert.ok(!JSON.stringify(row).includes(secret) && !row.answer?.includes(secret))

    const { id } = later.body
    const refresh = () =>
      call(developer, `POST /applications/${id}/refresh-token`, undefined, { 'idempotency-key': 'r' })
    const [first, second] = [await refresh(), await refresh()]
    assert.deepEqual(first.body, second.body)
    assert.notEqual(first.body.client_secret, secret)
  })

  it(
    'sent to two processes at once is made once',
    { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
    async () => {
      const { databaseUrl } = portal.database as TestDatabase
      const second = await startServer({ ...portal.config, databaseUrl }, { log: { write: () => undefined } })
      try {
        const tabs = [developer, portalVisitor(second.url, developer.cookies)]
        const body = { name: 'Two processes', auth_strategy_id: strategies['API key'] }
        const responses = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            call<Application>(tabs[n % 2]!, 'POST /applications', body, { 'idempotency-key': 'processes' }),
          ),
        )
        assert.deepEqual(new Set(responses.map(({ status, body: { id } }) => `${status} ${id}`)).size, 1)
        assert.equal(responses[0]?.status, 201)
      } finally {
        await second.close()
      }
    },
  )

  it('that was refused may be tried again with the same key', async () => {
    const headers = { 'idempotency-key': 'retry' }
    const taken = await createApplication(developer, 'API key', { name: 'Taken' })
    const body = { name: 'Taken', auth_strategy_id: strategies['API key'] }
    assert.equal((await call(developer, 'POST /applications', body, headers)).status, 409)
    await call(developer, `DELETE /applications/${taken.id}`)
    assert.equal((await call(developer, 'POST /applications', body, headers)).status, 201)
    const blank = await call(developer, 'POST /applications', body, { 'idempotency-key': 'x'.repeat(256) })
    assert.deepEqual(refusalOf(blank), [400, 'header idempotency-key max_length'])
  })
})

it('a strategy that applications use can neither be dropped nor become another kind by an import', async () => {
  const { id } = await createApplication(developer, 'Own client', { name: 'Anchor' })
  const [first, second, third] = strategySettings.auth_strategies
  const retyped = [first, second, { ...third, type: 'key_auth' }]
  await assert.rejects(
    portal.import({ settings: { ...strategySettings, auth_strategies: retyped }, products: [] }),
    /portal\.yaml:1:1: the auth strategy "Own client" must stay of the type `self_managed_client_credentials`: one application uses it/,
  )
  await assert.rejects(
    portal.import({ settings: { ...strategySettings, auth_strategies: [first, second] }, products: [] }),
    /"Own client" must stay in `auth_strategies`: one application uses it/,
  )
  await call(developer, `DELETE /applications/${id}`)
  const kept = [{ ...first, default: true }, second]
  await portal.import({
    settings: { ...strategySettings, auth_strategies: kept },
    products: [{ ...levels, product: { name: 'Levels', versions: [{ name: '2.0' }] } }],
  })
  const named = await call<Application>(developer, 'POST /applications', { name: 'By default' })
  assert.equal((named.body.auth_strategy as { name: string }).name, 'API key')
})
