import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { setAccess } from '../../../server/src/commands/set-access'
import {
  call,
  createApplication,
  levels,
  namesAt,
  refusalOf,
  robinsRival,
  strategySettings,
  type Application,
  type Named,
  type Page,
  type Registration,
} from '../../support/server/applications'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { auditLog, storedCredentials, storedIdempotencyKeys, versionId } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'
let portal: RealPortal
let developer: PortalVisitor
let product: string
let versions: Record<string, string>

before(async () => {
  const content = { settings: strategySettings, products: [levels] }
  portal = await realPortal({ ...content, developers: [robin, robinsRival] })
  developer = await portal.signedIn(robin)
  product = (await namesAt(developer, '/products'))['Levels'] ?? ''
  versions = await namesAt(developer, `/products/${product}/versions`)
})
after(() => portal.close())

const register = (
  application: string,
  version?: string,
  more: object = {},
  headers?: Record<string, string>,
) =>
  call<Registration>(
    developer,
    `POST /applications/${application}/registrations`,
    { product_version_id: version, ...more },
    headers,
  )

it('tells the developer why an operator rejected or revoked a registration, until another decision', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Refused' })
  const { body } = await register(id, versions['1.0'])
  const path = `/applications/${id}/registrations`
  const read = async () => {
    const { body: one } = await call<Registration>(developer, `GET ${path}/${body.id}`)
    const { body: list } = await call<Page<Registration>>(developer, `GET ${path}`)
    assert.deepEqual(list.data, [one])
    return [one.status, one.decision_reason]
  }
  const decide = (decision: 'approve' | 'reject' | 'revoke', reason?: string) =>
    decideOnRegistration.run(portal.database, { id: body.id, decision, reason })
  assert.deepEqual(await read(), ['pending', undefined])
  await decide('approve')
  assert.deepEqual(await read(), ['approved', undefined])
  await decide('revoke', 'It ran at <b>night</b>')
  assert.deepEqual(await read(), ['revoked', 'It ran at <b>night</b>'])
  await decide('approve')
  assert.deepEqual(await read(), ['approved', undefined])
  await decide('revoke')
  assert.deepEqual(await read(), ['revoked', undefined])

  await call(developer, `DELETE ${path}/${body.id}`)
  const { body: again } = await register(id, versions['1.0'])
  await decideOnRegistration.run(portal.database, { id: again.id, decision: 'reject', reason: 'No contract' })
  const { body: rejected } = await call<Registration>(developer, `GET ${path}/${again.id}`)
  assert.deepEqual([rejected.status, rejected.decision_reason], ['rejected', 'No contract'])
})

describe('keys', () => {
  it('are shown once, renamed and revoked, twenty at most', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Keys' })
    const path = `/applications/${id}/credentials` as const
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        call<{ id: string; credential: string; display_name: string }>(
          developer,
          `POST ${path}`,
          n % 2 ? { display_name: ` Key ${n} ` } : undefined,
        ),
      ),
    )
    const kept = made.filter(({ status }) => status === 201).map(({ body }) => body)
    assert.equal(kept.length, 20)
    for (const refused of made.filter(({ status }) => status !== 201)) {
      assert.equal(refused.status, 403)
      assert.equal((refused.body as unknown as { type: string }).type, '/problems/credential-quota-exceeded')
    }
    assert.equal(new Set(kept.map(({ credential }) => credential)).size, 20)
    for (const { credential, display_name, id: own } of kept) {
      assert.match(credential, /^ptk_[0-9a-z]{50,}$/)
      assert.ok(/^Key \d+$/.test(display_name) || display_name === own)
    }

    const [first] = kept
    const renamed = await call(developer, `PUT ${path}/${first?.id}`, { display_name: ' Blue ' })
    assert.equal(renamed.status, 200)
    for (const body of [{}, { display_name: ' ' }, { display_name: 'x'.repeat(256) }, { name: 'Blue' }])
      assert.equal((await call(developer, `PUT ${path}/${first?.id}`, body)).status, 400)
    assert.equal((await call(developer, `PUT ${path}/${unknownId}`, { display_name: 'Blue' })).status, 404)

    const { body: list } = await call<Page<Record<string, string>>>(developer, `GET ${path}?page[size]=100`)
    assert.equal(list.meta.page.total, 20)
    assert.ok(list.data.some(({ display_name }) => display_name === 'Blue'))
    const text = JSON.stringify(list) + JSON.stringify(await storedCredentials(portal))
    for (const { credential } of kept) assert.ok(!text.includes(credential))

    assert.equal((await call(developer, `DELETE ${path}/${first?.id}`)).status, 204)
    assert.equal((await call(developer, `DELETE ${path}/${first?.id}`)).status, 404)
    assert.equal((await call(developer, `POST ${path}`)).status, 201)
  })

  it('are made once by a retried request, and are not asked for by what they have not', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Retried' })
    const path = `/applications/${id}/credentials` as const
    const wish = { display_name: 'laptop' }
    const retried = await Promise.all(
      Array.from({ length: 4 }, () =>
        call<{ credential: string }>(developer, `POST ${path}`, wish, { 'idempotency-key': 'key' }),
      ),
    )
    assert.deepEqual(new Set(retried.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(retried.map(({ body }) => body.credential)).size, 1)
    assert.equal((await call<Page<unknown>>(developer, `GET ${path}`)).body.meta.page.total, 1)
    const [secret = ''] = retried.map(({ body }) => body.credential)
    const kept = await storedIdempotencyKeys(portal)
    for (const row of kept) assert.ok(!JSON.stringify(row).includes(secret) && !row.answer?.includes(secret))

    const version = `/products/${product}/versions/${versions['2.0']}`
    for (const list of [path, `/applications/${id}/registrations`, `${version}/applications`])
      assert.deepEqual(refusalOf(await call(developer, `GET ${list}?filter[owner]=me`)), [
        400,
        'query filter[owner] unknown_property',
      ])
  })

  it('exist only where the portal keeps them, and secrets only where it keeps clients', async () => {
    const client = await createApplication(developer, 'Portal client', { name: 'Client' })
    const own = await createApplication(developer, 'Own client', { name: 'Own' })
    for (const { id } of [client, own]) {
      assert.equal((await call(developer, `GET /applications/${id}/credentials`)).status, 409)
      assert.equal((await call(developer, `POST /applications/${id}/credentials`)).status, 409)
      assert.equal((await call(developer, `DELETE /applications/${id}/credentials/${unknownId}`)).status, 409)
    }
    const refreshed = await call(developer, `POST /applications/${client.id}/refresh-token`)
    assert.equal(refreshed.status, 201)
    assert.equal(refreshed.body.client_id, client.reference_id)
    assert.notEqual(refreshed.body.client_secret, client.credentials?.client_secret)
    assert.deepEqual(refusalOf(await call(developer, `POST /applications/${own.id}/refresh-token`)), [
      400,
      'path applicationId invalid',
    ])
  })
})

describe('registrations', () => {
  it('are approved at once or wait, as the version says; deprecated versions take them, sunset ones are gone', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Clock' })
    const now = await register(id, versions['2.0'])
    assert.deepEqual([now.status, now.body.status, now.body.product_version_name], [201, 'approved', '2.0'])
    const later = await register(id, versions['1.0'])
    assert.deepEqual([later.status, later.body.status], [201, 'pending'])
    assert.equal((await register(id, versions['2.0'])).status, 409)
    assert.equal((await register(id, await versionId(portal, '0.9'))).status, 404)
    assert.equal((await register(id, unknownId)).status, 404)
    assert.deepEqual(refusalOf(await register(id)), [400, 'body product_version_id required'])

    const path = `/applications/${id}/registrations` as const
    for (const [query, expected] of [
      ['', ['1.0', '2.0']],
      ['filter[status]=pending', ['1.0']],
      ['filter[status][eq]=revoked', []],
      [`filter[id]=${now.body.id}`, ['2.0']],
      ['filter[product_name][contains]=EVE', ['1.0', '2.0']],
      ['filter[product_version_name]=2.0', ['2.0']],
      ['filter[product_version_name][contains]=1&filter[status]=approved', []],
    ] as const) {
      const { body } = await call<Page<Registration>>(developer, `GET ${path}?${query}`)
      assert.deepEqual(
        body.data.map((one) => one.product_version_name),
        expected,
        query,
      )
    }
    assert.deepEqual(refusalOf(await call(developer, `GET ${path}?filter[status]=maybe`)), [
      400,
      'query filter[status] enum',
    ])
    assert.equal((await call(developer, `GET ${path}?filter[product]=Levels`)).status, 400)

    const one = await call<Registration>(developer, `GET ${path}/${now.body.id}`)
    assert.deepEqual(one.body, now.body)
    const wrong = { 'if-match': '"another"' }
    assert.equal((await call(developer, `DELETE ${path}/${now.body.id}`, undefined, wrong)).status, 412)
    const seen = { 'if-match': one.headers.get('etag') ?? '' }
    assert.equal((await call(developer, `DELETE ${path}/${now.body.id}`, undefined, seen)).status, 204)
    assert.equal((await call(developer, `GET ${path}/${now.body.id}`)).status, 404)
    assert.equal((await register(id, versions['2.0'])).status, 201)
  })

  it('are made once, by however many clicks, in however many tabs', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Clicks' })
    const clicks = await Promise.all(Array.from({ length: 4 }, () => register(id, versions['2.0'])))
    assert.deepEqual(clicks.map(({ status }) => status).sort(), [201, 409, 409, 409])
    const retries = await Promise.all(
      Array.from({ length: 4 }, () => register(id, versions['1.0'], {}, { 'idempotency-key': 'register' })),
    )
    assert.deepEqual(new Set(retries.map(({ status, body }) => `${status} ${body.id}`)).size, 1)
    assert.equal(retries[0]?.status, 201)
  })

  it('need a version that takes the strategy, and the right to register', async () => {
    const own = await createApplication(developer, 'Own client', { name: 'Own registration' })
    const client = await createApplication(developer, 'Portal client', { name: 'Client of 1.0' })
    for (const refused of [
      await register(own.id, versions['2.0']),
      await register(client.id, versions['1.0']),
    ])
      assert.deepEqual(refusalOf(refused), [400, 'body product_version_id invalid'])

    const decide = (isAllowed: boolean | null, actions: ('view' | 'register')[]) =>
      setAccess.run(portal.database, { email: robin.email, product: 'levels', actions, isAllowed })
    const byVersion = `/products/${product}/versions/${versions['2.0']}/applications` as const
    await decide(false, ['register'])
    assert.equal((await register(client.id, versions['2.0'])).status, 403)
    await decide(false, ['view'])
    assert.equal((await call(developer, `GET ${byVersion}`)).status, 403)
    await decide(null, ['view', 'register'])
    assert.equal((await register(client.id, versions['2.0'])).status, 201)
    for (const path of [
      `/products/${unknownId}/versions/${versions['2.0']}`,
      `/products/${product}/versions/${unknownId}`,
    ])
      assert.equal((await call(developer, `GET ${path}/applications`)).status, 404)
  })

  it('choose scopes, which count for the whole application', async () => {
    const client = await createApplication(developer, 'Portal client', { name: 'Scopes' })
    const scopesOf = (path: string) =>
      call<{ scopes: string[] }>(developer, `GET /applications/${client.id}/${path}/granted-scopes`)
    assert.deepEqual((await scopesOf(`product-versions/${versions['2.0']}`)).body.scopes, [])
    assert.deepEqual(refusalOf(await register(client.id, versions['2.0'], { scopes: ['fly'] })), [
      400,
      'body scopes enum',
    ])
    const { body } = await register(client.id, versions['2.0'], { scopes: ['read', 'write'] })
    assert.deepEqual(
      [body.status, body.granted_scopes, body.pending_scopes],
      ['pending', [], ['read', 'write']],
    )
    const registered = () => scopesOf(`registrations/${body.id}`)
    assert.deepEqual((await registered()).body.scopes, [])
    await decideOnRegistration.run(portal.database, { id: body.id, decision: 'approve' })
    assert.deepEqual((await registered()).body.scopes, ['read', 'write'])
    await call(developer, `PATCH /applications/${client.id}`, { scopes: ['write'] })
    assert.deepEqual((await registered()).body.scopes, ['write'])
    assert.equal((await scopesOf(`registrations/${unknownId}`)).status, 404)
    assert.equal((await scopesOf(`product-versions/${unknownId}`)).status, 404)

    const key = await createApplication(developer, 'API key', { name: 'No scopes' })
    assert.deepEqual(refusalOf(await register(key.id, versions['2.0'], { scopes: ['read'] })), [
      400,
      'body scopes invalid',
    ])
    const { body: plain } = await register(key.id, versions['2.0'], { scopes: [] })
    for (const path of [`product-versions/${versions['2.0']}`, `registrations/${plain.id}`])
      assert.equal((await call(developer, `GET /applications/${key.id}/${path}/granted-scopes`)).status, 422)
  })

  it('divide the applications seen from a version', async () => {
    const rival = await portal.signedIn(robinsRival)
    const strategies = await namesAt(rival, '/applications/auth-strategies')
    const [in1, in2, out] = [
      await createApplication(rival, 'API key', { name: 'In one' }),
      await createApplication(rival, 'API key', { name: 'In two' }),
      await createApplication(rival, 'Portal client', { name: 'Out' }),
    ]
    for (const { id } of [in1, in2])
      await call(rival, `POST /applications/${id}/registrations`, { product_version_id: versions['2.0'] })
    const path = `/products/${product}/versions/${versions['2.0']}/applications`
    type Row = Named & { registration_status: string | null; auth_strategy: object }
    const seen = (query: string) => call<Page<Row>>(rival, `GET ${path}?${query}`)
    for (const [query, expected] of [
      ['', ['In two', 'In one']],
      ['unregistered', ['Out']],
      ['unregistered=true', ['Out']],
      ['unregistered=false&filter[status]=approved', ['In two', 'In one']],
      ['filter[status]=pending', []],
      ['filter[name][contains]=ONE', ['In one']],
      [`unregistered&filter[auth_strategy_id]=${strategies['API key']}`, []],
      [`unregistered&filter[auth_strategy_id]=${strategies['Portal client']}&filter[name]=Out`, ['Out']],
    ] as const)
      assert.deepEqual(
        (await seen(query)).body.data.map(({ name }) => name),
        expected,
        query,
      )
    assert.deepEqual((await seen('unregistered')).body.data[0]?.registration_status, null)
    assert.equal((await seen('filter[owner]=me')).status, 400)
    assert.equal(out.name, 'Out')
  })
})

it('the audit log says who did what, and no secret', async () => {
  const client = await createApplication(developer, 'Portal client', { name: 'Audited' })
  const refreshed = await call<{ client_secret: string }>(
    developer,
    `POST /applications/${client.id}/refresh-token`,
  )
  const key = await createApplication(developer, 'API key', { name: 'Audited key' })
  const { body: credential } = await call<{ id: string; credential: string }>(
    developer,
    `POST /applications/${key.id}/credentials`,
    { display_name: 'Red' },
  )
  await call(developer, `PUT /applications/${key.id}/credentials/${credential.id}`, { display_name: 'Blue' })
  await call(developer, `DELETE /applications/${key.id}/credentials/${credential.id}`)
  const { body: registration } = await register(key.id, versions['2.0'])
  await call(developer, `DELETE /applications/${key.id}/registrations/${registration.id}`)
  await call(developer, `PATCH /applications/${key.id}`, { name: 'Renamed' })
  await call(developer, `DELETE /applications/${key.id}`)

  const me = await call<{ id: string }>(developer, 'GET /developer/me')
  const log = await auditLog(portal)
  const own = log.slice(log.findIndex(({ subject }) => subject === client.id))
  assert.deepEqual(
    own.map(({ action }) => action),
    [
      'application.create',
      'application.refresh-secret',
      'application.create',
      'credential.create',
      'credential.rename',
      'credential.revoke',
      'registration.create',
      'registration.delete',
      'application.update',
      'application.delete',
    ],
  )
  assert.deepEqual(new Set(own.map(({ actor }) => actor)), new Set([`developer:${me.body.id}`]))
  const text = JSON.stringify(log)
  const secrets = [
    client.credentials?.client_secret ?? '',
    refreshed.body.client_secret,
    credential.credential,
  ]
  for (const secret of secrets) assert.ok(secret && !text.includes(secret))
})

it('a public portal has no applications', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Private only' })
  await portal.import({ settings: { ...strategySettings, public: true }, products: [levels] })
  for (const line of [
    'GET /applications',
    'POST /applications',
    'GET /applications/auth-strategies',
    `GET /applications/${id}`,
    `GET /products/${product}/versions/${versions['2.0']}/applications`,
  ] as const)
    assert.equal((await call(developer, line, line.startsWith('POST') ? {} : undefined)).status, 404, line)
  await portal.import({ settings: strategySettings, products: [levels] })
  assert.equal((await call<Application>(developer, `GET /applications/${id}`)).body.name, 'Private only')
})
