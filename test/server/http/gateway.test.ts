import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { readConfig } from '../../../server/src/config/config'
import { createKey, revokeKey } from '../../../server/src/commands/keys'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { rotateKeys } from '../../../server/src/commands/signing-keys'
import {
  call,
  createApplication,
  levels,
  namesAt,
  strategySettings,
  type Application,
  type Page,
  type Registration,
} from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { developerId, rowVersion } from '../../support/server/stored'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'
import { lastUsedOn } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import { startServer } from '../../../server/src/start'
import { openDatabase } from '../../../server/src/open-database'
import type { PortalVisitor } from '../../support/server/visitor'

interface Introspected {
  active: boolean
  refusal_reason?: string
  scope?: string
  client_id?: string
  token_type?: string
  application?: { id: string; name: string }
  product_versions?: { product: string; name: string }[]
  aud?: string[]
}

interface ListedKey {
  id: string
  display_name: string
  first_characters: string | null
  created_at: string
  last_used_on: string | null
}

let portal: RealPortal
let developer: PortalVisitor
let gatewayKey: string
let versions: Record<string, string>

before(async () => {
  portal = await realPortal({
    settings: strategySettings,
    products: [
      {
        ...levels,
        product: {
          ...levels.product,
          registration: [
            { strategy: 'API key', auto_approve: true },
            { strategy: 'Portal client' },
            { strategy: 'Own client', auto_approve: true },
          ],
        },
      },
    ],
    developers: [robin],
  })
  developer = await portal.signedIn(robin)
  ;({
    lines: [gatewayKey = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' }))
  const { Levels } = await namesAt(developer, '/products')
  versions = await namesAt(developer, `/products/${Levels}/versions`)
})
after(() => portal.close())

function post(path: string, form: Record<string, string> | string, headers: Record<string, string> = {}) {
  return contractFetch(portal.url + path, { method: 'POST', headers, body: new URLSearchParams(form) })
}

async function introspect(token: string, more: Record<string, string> = {}): Promise<Introspected> {
  const response = await post(
    '/oauth/introspect',
    { token, ...more },
    { authorization: `Bearer ${gatewayKey}` },
  )
  assert.equal(response.status, 200)
  return (await response.json()) as Introspected
}

const inactive = (refusal_reason: string) => ({ active: false, refusal_reason })

const opened = ({ product_versions = [] }: Introspected) =>
  product_versions.map(({ product, name }) => `${product}/${name}`)

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})

async function register(application: Application, version: string, more: object = {}): Promise<Registration> {
  const { status, body } = await call<Registration>(
    developer,
    `POST /applications/${application.id}/registrations`,
    {
      product_version_id: versions[version],
      ...more,
    },
  )
  assert.equal(status, 201)
  return body
}

async function tokenOf(
  client: { client_id: string; client_secret: string },
  scope?: string,
): Promise<string> {
  const response = await post(
    '/oauth/token',
    { grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) },
    basic(client.client_id, client.client_secret),
  )
  assert.equal(response.status, 200)
  return ((await response.json()) as { access_token: string }).access_token
}

const decide = (id: string, decision: 'approve' | 'reject' | 'revoke') =>
  decideOnRegistration.run(portal.database, { id, decision })

describe('a key', () => {
  it('opens what its application is registered for, until any of it is taken away', async () => {
    const application = await createApplication(developer, 'API key', { name: 'Clock' })
    const credentials = `/applications/${application.id}/credentials` as const
    const key = async () =>
      (await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)).body
    const [first, second] = [await key(), await key()]
    assert.deepEqual(opened(await introspect(first.credential)), [])

    const registration = await register(application, '2.0')
    const seen = await introspect(first.credential)
    assert.deepEqual(
      [seen.active, seen.token_type, seen.client_id, seen.application?.name, opened(seen)],
      [true, 'api_key', application.reference_id, 'Clock', ['levels/2.0']],
    )
    assert.deepEqual(seen.aud, ['levels/2.0'])
    const waiting = await register(application, '1.0')
    assert.deepEqual(opened(await introspect(first.credential)), ['levels/2.0'])
    await decide(waiting.id, 'approve')
    assert.deepEqual(opened(await introspect(first.credential)), ['levels/1.0', 'levels/2.0'])
    await decide(waiting.id, 'revoke')
    assert.deepEqual(opened(await introspect(first.credential)), ['levels/2.0'])

    await call(developer, `DELETE /applications/${application.id}/registrations/${registration.id}`)
    assert.deepEqual(opened(await introspect(first.credential)), [])
    await call(developer, `DELETE ${credentials}/${first.id}`)
    const { id, name } = application
    assert.deepEqual(await introspect(first.credential), {
      active: false,
      refusal_reason: 'key_revoked',
      application: { id, name, developer_id: await developerId(portal, robin.email) },
      credential_id: first.id,
    })
    assert.equal((await introspect(second.credential)).active, true)
    await call(developer, `DELETE /applications/${application.id}`)
    assert.deepEqual(await introspect(second.credential), inactive('key_unknown'))
  })

  it('shows its first characters, and the day of its last use once a gateway has asked for it', async () => {
    const application = await createApplication(developer, 'API key', { name: 'Used' })
    const credentials = `/applications/${application.id}/credentials` as const
    const { body: key } = await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)
    const { body: unused } = await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)
    const stored = async () =>
      (await call<Page<ListedKey>>(developer, `GET ${credentials}`)).body.data.find(({ id }) => id === key.id)
    const before = await stored()
    assert.equal(before?.first_characters, key.credential.slice(0, 8))
    assert.ok(!Number.isNaN(Date.parse(before?.created_at ?? '')))
    assert.equal(before?.last_used_on, null)

    await introspect(key.credential)
    const isUsed = async () => /^20[2-9]\d-\d\d-\d\d$/.test((await stored())?.last_used_on ?? '')
    await until(isUsed, 'the use is written down')
    await lastUsedOn(portal, key.id, '2001-02-03')
    assert.equal((await stored())?.last_used_on, '2001-02-03')
    await introspect(key.credential)
    await until(isUsed, 'the use of another day is written down')
    // What nobody has says nothing of what there is, and only this key was used.
    await introspect(`${key.credential}x`)
    const { body: all } = await call<Page<ListedKey>>(developer, `GET ${credentials}`)
    assert.equal(all.data.find(({ id }) => id === unused.id)?.last_used_on, null)
  })

  it('is written once for a day, however often it is used', async () => {
    const application = await createApplication(developer, 'API key', { name: 'Busy' })
    const credentials = `/applications/${application.id}/credentials` as const
    const { body: key } = await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)
    await Promise.all(Array.from({ length: 5 }, () => introspect(key.credential)))
    const isUsed = async () =>
      (await call<Page<ListedKey>>(developer, `GET ${credentials}`)).body.data[0]?.last_used_on !== null
    await until(isUsed, 'the use is written down')
    const once = await rowVersion(portal, key.id)
    await introspect(key.credential)
    assert.equal(await rowVersion(portal, key.id), once)
  })

  it('is listed in the order that is asked for, and no other', async () => {
    const application = await createApplication(developer, 'API key', { name: 'Sorted' })
    const credentials = `/applications/${application.id}/credentials` as const
    const created: Record<string, string> = {}
    for (const display_name of ['b', 'C', 'a']) {
      const { body } = await call<{ credential: string }>(developer, `POST ${credentials}`, { display_name })
      created[display_name] = body.credential
    }
    await introspect(created['C'] ?? '')
    const names = async (query: string) => {
      const { body } = await call<Page<ListedKey>>(developer, `GET ${credentials}${query}`)
      return body.data.map(({ display_name }) => display_name)
    }
    const byCharacters = Object.keys(created).toSorted((one, other) =>
      (created[one] ?? '').slice(0, 8) < (created[other] ?? '').slice(0, 8) ? -1 : 1,
    )
    assert.deepEqual(await names(''), ['a', 'C', 'b'])
    assert.deepEqual(await names('?sort='), ['a', 'C', 'b'])
    assert.deepEqual(await names('?sort=created_at'), ['b', 'C', 'a'])
    assert.deepEqual(await names('?sort=display_name'), ['a', 'b', 'C'])
    assert.deepEqual(await names('?sort=-display_name'), ['C', 'b', 'a'])
    assert.deepEqual(await names('?sort=first_characters'), byCharacters)
    const lastUsedFirst = () => names('?sort=-last_used_on')
    await until(async () => (await lastUsedFirst())[0] === 'C', 'the use is written down')
    assert.deepEqual(await lastUsedFirst(), ['C', 'a', 'b'])
    assert.deepEqual(await names('?sort=last_used_on&page[size]=1&page[number]=2'), ['a'])
    assert.equal((await call(developer, `GET ${credentials}?sort=key_hash`)).status, 400)
  })

  it('and every token are void while the account is revoked', async () => {
    const application = await createApplication(developer, 'API key', { name: 'Of a revoked account' })
    const { body } = await call<{ id: string; credential: string }>(
      developer,
      `POST /applications/${application.id}/credentials`,
    )
    const client = await createApplication(developer, 'Portal client', {
      name: 'Client of a revoked account',
    })
    const token = await tokenOf(client.credentials!)
    await createAccountOf('developer').run(portal.database, { email: robin.email, status: 'revoked' })
    const { id, name } = application
    const developer_id = await developerId(portal, robin.email)
    assert.deepEqual(await introspect(body.credential), {
      ...inactive('account_revoked'),
      application: { id, name, developer_id },
      credential_id: body.id,
    })
    assert.deepEqual(await introspect(token), {
      ...inactive('account_revoked'),
      application: { id: client.id, name: client.name, developer_id },
    })
    const refused = await post(
      '/oauth/token',
      { grant_type: 'client_credentials' },
      basic(client.reference_id, client.credentials!.client_secret),
    )
    assert.equal(refused.status, 401)
    await createAccountOf('developer').run(portal.database, { email: robin.email, status: 'approved' })
    assert.equal((await introspect(body.credential)).active, true)
    developer = await portal.signedIn(robin)
  })
})

describe('a token', () => {
  it('is bought with client ID and secret, in the header or in the form, for what is granted', async () => {
    const client = await createApplication(developer, 'Portal client', {
      name: 'Office',
      scopes: ['read', 'write'],
    })
    const { client_id, client_secret } = client.credentials!
    const registration = await register(client, '2.0')
    await decide(registration.id, 'approve')

    const response = await post(
      '/oauth/token',
      { grant_type: 'client_credentials', client_id, client_secret, scope: 'read' },
      { 'accept-language': 'de' },
    )
    const bought = (await response.json()) as { access_token: string; [field: string]: unknown }
    assert.deepEqual(
      [response.status, bought.token_type, bought.expires_in, bought.scope],
      [200, 'Bearer', 600, 'read'],
    )
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const seen = await introspect(bought.access_token)
    assert.deepEqual(
      [seen.active, seen.scope, seen.client_id, opened(seen)],
      [true, 'read', client_id, ['levels/2.0']],
    )
    assert.equal((await introspect(await tokenOf(client.credentials!))).scope, 'read write')

    const keys = (await (await contractFetch(`${portal.url}/.well-known/jwks.json`)).json()) as JSONWebKeySet
    const { payload } = await jwtVerify(bought.access_token, createLocalJWKSet(keys), {
      issuer: portal.url,
      audience: 'levels/2.0',
      subject: client.id,
      typ: 'at+jwt',
    })
    assert.equal(payload.client_id, client_id)
    assert.ok(!JSON.stringify(keys).includes('"d"'))
    for (const name of ['oauth-authorization-server', 'openid-configuration']) {
      const response = await contractFetch(`${portal.url}/.well-known/${name}`)
      const metadata = (await response.json()) as { token_endpoint: string; jwks_uri: string }
      assert.equal(metadata.token_endpoint, `${portal.url}/oauth/token`, name)
      assert.equal(metadata.jwks_uri, `${portal.url}/.well-known/jwks.json`, name)
    }

    // Fewer scopes, another secret, no registration: each at once.
    await call(developer, `PATCH /applications/${client.id}`, { scopes: ['write'] })
    assert.equal((await introspect(bought.access_token)).scope, '')
    await decide(registration.id, 'revoke')
    assert.deepEqual(opened(await introspect(bought.access_token)), [])
    await call(developer, `POST /applications/${client.id}/refresh-token`)
    assert.deepEqual(await introspect(bought.access_token), inactive('token_invalid'))
    const old = await post(
      '/oauth/token',
      { grant_type: 'client_credentials' },
      basic(client_id, client_secret),
    )
    assert.equal(old.status, 401)
    assert.match(old.headers.get('www-authenticate') ?? '', /^Basic/)
  })

  it('is refused as OAuth clients expect it', async () => {
    const client = await createApplication(developer, 'Portal client', { name: 'Refused', scopes: ['read'] })
    const { client_id, client_secret } = client.credentials!
    const own = await createApplication(developer, 'Own client', {
      name: 'Elsewhere',
      reference_id: 'elsewhere',
    })
    const right = basic(client_id, client_secret)
    const grant = { grant_type: 'client_credentials' }
    for (const [form, headers, status, error] of [
      [grant, {}, 401, 'invalid_client'],
      [grant, basic(client_id, `${client_secret}x`), 401, 'invalid_client'],
      [grant, basic(own.reference_id, client_secret), 401, 'invalid_client'],
      [grant, basic('nobody\0', 'x'), 401, 'invalid_client'],
      [grant, { authorization: 'Basic %%%' }, 401, 'invalid_client'],
      [grant, { authorization: `Basic ${Buffer.from('%zz:x').toString('base64')}` }, 401, 'invalid_client'],
      [{}, right, 400, 'invalid_request'],
      [{ ...grant, client_secret }, right, 400, 'invalid_request'],
      [{ ...grant, client_id: 'another' }, right, 400, 'invalid_request'],
      ['grant_type=client_credentials&scope=a&scope=b', right, 400, 'invalid_request'],
      [{ grant_type: 'password' }, right, 400, 'unsupported_grant_type'],
      [{ ...grant, scope: 'read write' }, right, 400, 'invalid_scope'],
    ] as [Record<string, string> | string, Record<string, string>, number, string][]) {
      const response = await post('/oauth/token', form, headers)
      const body = (await response.json()) as { error: string; detail: string }
      assert.deepEqual([response.status, body.error], [status, error], JSON.stringify(form))
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    }
    const json = await contractFetch(`${portal.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...right },
      body: JSON.stringify(grant),
    })
    assert.equal(json.status, 400)
    assert.ok(portal.log.every((entry) => !JSON.stringify(entry).includes(client_secret)))
  })

  it('that is forged, altered or of another kind is none', async () => {
    const client = await createApplication(developer, 'Portal client', { name: 'Forged' })
    const token = await tokenOf(client.credentials!)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const session = developer.cookies.get('portalaccesstoken')!.value
    for (const forged of [
      'nonsense',
      'ptk_nonsense',
      `${head}.${claims}.`,
      `${head}.${claims}x.${signature}`,
      `${unsigned}.${claims}.`,
      session,
      client.reference_id,
      client.credentials!.client_secret,
      'a\0b',
      'x'.repeat(100_000),
    ])
      assert.equal((await introspect(forged)).active, false, forged.slice(0, 20))
    // Nor is it a session.
    const response = await portal.visitor().get('/api/v2/developer/me', { authorization: `Bearer ${token}` })
    assert.equal(response.status, 401)
  })

  it('survives a rotation of the keys, unless they are void at once', async () => {
    const client = await createApplication(developer, 'Portal client', { name: 'Rotation' })
    const before = await tokenOf(client.credentials!)
    await rotateKeys.run(portal.database, { tokenSeconds: 600 })
    const keys = async () => {
      const response = await contractFetch(`${portal.url}/.well-known/jwks.json`)
      // A new key is published 15 minutes before it signs, so nobody who keeps them for so long misses one.
      assert.equal(response.headers.get('cache-control'), 'public, max-age=300')
      return ((await response.json()) as JSONWebKeySet).keys.length
    }
    assert.equal(await keys(), 2)
    assert.equal((await introspect(before)).active, true)
    await rotateKeys.run(portal.database, { tokenSeconds: 600, atOnce: true })
    assert.equal(await keys(), 1)
    assert.deepEqual(await introspect(before), inactive('token_invalid'))
    assert.equal((await introspect(await tokenOf(client.credentials!))).active, true)
  })
})

it('a client that the developer keeps elsewhere is known by its ID, once the gateway has checked its token', async () => {
  const own = await createApplication(developer, 'Own client', {
    name: 'Ferries',
    reference_id: 'ferries-client',
  })
  // It waits for an operator: the tests before had registrations of this developer for the version revoked.
  await decide((await register(own, '2.0')).id, 'approve')
  const seen = await introspect('ferries-client', { token_type_hint: 'client_id' })
  assert.deepEqual([seen.active, seen.application?.name, opened(seen)], [true, 'Ferries', ['levels/2.0']])
  // Without the hint it is a token, and none; and clients of the portal must show theirs.
  assert.deepEqual(await introspect('ferries-client'), inactive('token_invalid'))
  const client = await createApplication(developer, 'Portal client', { name: 'By ID' })
  for (const id of [client.reference_id, 'nobody', 'a\0b'])
    assert.deepEqual(await introspect(id, { token_type_hint: 'client_id' }), inactive('token_invalid'))
})

it('keys, tokens and clients are looked up by index', async () => {
  const application = await createApplication(developer, 'API key', { name: 'Looked up' })
  const credentials = `/applications/${application.id}/credentials` as const
  const newKey = async () =>
    (await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)).body
  const [used, revoked] = [await newKey(), await newKey()]
  await call(developer, `DELETE ${credentials}/${revoked.id}`)
  const client = await createApplication(developer, 'Portal client', { name: 'Looked up by token' })
  const token = await tokenOf(client.credentials!)
  const statements = await statementsDuring(async () => {
    assert.equal((await introspect(used.credential)).active, true)
    assert.equal((await introspect(revoked.credential)).refusal_reason, 'key_revoked')
    assert.equal((await introspect(token)).active, true)
    await introspect('nobody', { token_type_hint: 'client_id' })
    assert.equal(
      (await post('/oauth/introspect', { token }, { authorization: `Bearer ${gatewayKey}x` })).status,
      401,
    )
  })
  assert.ok(statements.some(({ text }) => text.includes('revoked_credentials')))
  // Not `accounts`: of the few that a test has, all are read first. They are found by ID where there are many.
  const largeTables = ['applications', 'credentials', 'registrations', 'revoked_credentials']
  assert.deepEqual(
    await fullReads(portal, statements, [...largeTables, 'access_keys', 'products', 'product_versions']),
    [],
  )
})

it('only gateways may ask, and only with a key that is good', async () => {
  const ask = (headers: Record<string, string>) => post('/oauth/introspect', { token: 'x' }, headers)
  const {
    lines: [operatorKey = ''],
  } = await createKey.run(portal.database, { name: 'robot', role: 'admin' })
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: `Bearer ${gatewayKey}x` }, 401],
    [{ authorization: `Bearer ${developer.cookies.get('portalaccesstoken')!.value}` }, 401],
    [{ authorization: `Bearer ${operatorKey}` }, 200],
    [{ authorization: `Bearer ${gatewayKey}` }, 200],
    [basic('', gatewayKey), 200],
    [basic('any name', gatewayKey), 200],
    [basic(gatewayKey, ''), 401],
    [basic('edge', `${gatewayKey}x`), 401],
    [{ authorization: 'Basic %%%' }, 401],
  ] as [Record<string, string>, number][])
    assert.equal((await ask(headers)).status, status)
  assert.equal((await post('/oauth/introspect', {}, { authorization: `Bearer ${gatewayKey}` })).status, 400)
  // A gateway asks, and does no more.
  const operators = await contractFetch(`${portal.url}/api/operator/v1/registrations`, {
    headers: { authorization: `Bearer ${gatewayKey}` },
  })
  assert.equal(operators.status, 403)
  // HTTP Basic is for gateways: browsers would send it again by themselves.
  const byBasic = await contractFetch(`${portal.url}/api/operator/v1/registrations`, {
    headers: basic('robot', operatorKey),
  })
  assert.equal(byBasic.status, 401)

  await revokeKey.run(portal.database, { name: 'robot' })
  assert.equal((await ask({ authorization: `Bearer ${operatorKey}` })).status, 401)
  const {
    lines: [second = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway', replace: true })
  assert.equal((await ask({ authorization: `Bearer ${gatewayKey}` })).status, 401)
  gatewayKey = second
  assert.equal((await ask({ authorization: `Bearer ${gatewayKey}` })).status, 200)
})

it('another node refuses a revoked key in the next request, and writes down what was used before it stops', async (t) => {
  const { databaseUrl } = portal.database
  if (!databaseUrl) return t.skip('the embedded engine belongs to one process')
  const node = await startServer(readConfig({ PORT: '0' }), {
    database: await openDatabase({ databaseUrl, dataDir: ':memory:' }),
    log: { write: () => undefined },
  })
  let isStopped = false
  t.after(() => (isStopped ? undefined : node.close()))
  const application = await createApplication(developer, 'API key', { name: 'On another node' })
  const credentials = `/applications/${application.id}/credentials` as const
  const newKey = async () =>
    (await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)).body
  const [revoked, used] = [await newKey(), await newKey()]
  const {
    lines: [nearKey = ''],
  } = await createKey.run(portal.database, { name: 'near', role: 'gateway' })
  const ask = (token: string) =>
    contractFetch(`${node.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${nearKey}` },
      body: new URLSearchParams({ token }),
    })
  const isActive = async (token: string) => ((await (await ask(token)).json()) as Introspected).active

  assert.equal(await isActive(revoked.credential), true)
  await call(developer, `DELETE ${credentials}/${revoked.id}`)
  assert.equal(await isActive(revoked.credential), false)
  assert.equal(await isActive(used.credential), true)
  await revokeKey.run(portal.database, { name: 'near' })
  // Sooner than what is cached ends by itself.
  await until(async () => (await ask(used.credential)).status === 401, 'the gateway key is void', 3_000)

  await node.close()
  isStopped = true
  const { body } = await call<Page<ListedKey>>(developer, `GET ${credentials}`)
  assert.notEqual(body.data.find(({ id }) => id === used.id)?.last_used_on, null)
})
