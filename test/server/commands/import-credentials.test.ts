import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { ConfirmationNeeded } from '../../../server/src/commands/command'
import {
  importCredentials,
  type ImportCredentialsOptions,
} from '../../../server/src/commands/import-credentials'
import { createKey } from '../../../server/src/commands/keys'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { secretHash } from '../../../server/src/rules/issued-secrets'
import {
  call,
  createApplication,
  levels,
  type Page,
  strategySettings,
} from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { foreignKey, keyLine, keysFile, statement } from '../../support/server/foreign-keys'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { auditLog, storedCredentials } from '../../support/server/stored'

interface Credential {
  id: string
  display_name: string
  first_characters: string | null
  is_imported: boolean
}

async function harbour(t: TestContext) {
  const portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  t.after(() => portal.close())
  const developer = await portal.signedIn(robin)
  const {
    lines: [gatewayKey],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' })
  const owner = { developer: robin.email, application: 'Tide clock', product: 'levels', version: '2.0' }
  return {
    portal,
    developer,
    owner,
    line: (key: string, fields: object = {}) => keyLine(key, { ...owner, ...fields }),
    import: (file: string, options: Partial<ImportCredentialsOptions> = {}) =>
      importCredentials.run(portal.database, { file, dryRun: false, confirmation: true, ...options }),
    /** Status and reason of a check. */
    async check(key: string) {
      const response = await contractFetch(`${portal.url}/gateway/v1/check?version=levels/2.0`, {
        headers: { 'x-portal-gateway-key': String(gatewayKey), 'x-api-key': key },
      })
      return [response.status, response.headers.get('x-portal-reason') ?? ''].join(' ').trim()
    },
    async introspect(token: string) {
      const response = await contractFetch(`${portal.url}/oauth/introspect`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gatewayKey}` },
        body: new URLSearchParams({ token }),
      })
      return (await response.json()) as Record<string, unknown>
    },
    async applicationId(name = 'Tide clock') {
      const { body } = await call<Page<{ id: string; name: string }>>(developer, 'GET /applications')
      return body.data.find((one) => one.name === name)?.id ?? ''
    },
    async credentials() {
      const id = await this.applicationId()
      return (await call<Page<Credential>>(developer, `GET /applications/${id}/credentials`)).body.data
    },
  }
}

test('a key of another system opens what it opened, is shown, and stays revoked', async (t) => {
  const world = await harbour(t)
  const [laptop, ci] = [foreignKey('laptop'), foreignKey('ci')]
  assert.equal(await world.check(laptop), '401 key_unknown')
  const file = await keysFile(t, [statement, world.line(laptop, { name: 'Laptop' }), world.line(ci)])
  const dry = await world.import(file, { dryRun: true, confirmation: undefined })
  assert.deepEqual(dry.records, [
    { dry_run: true, imported: 2, unchanged: 0, revoked: 0, applications: 1, registrations: 1, closed: 0 },
  ])
  assert.deepEqual(await storedCredentials(world.portal), [])

  const made = await world.import(file)
  assert.deepEqual(made.lines, ['Keys imported: 2', 'Applications created: 1', 'Registrations created: 1'])
  assert.equal(await world.check(laptop), '200')
  const active = await world.introspect(laptop)
  assert.deepEqual([active.active, active.token_type], [true, 'api_key'])
  const shown = (await world.credentials()).toSorted((a, b) => a.display_name.localeCompare(b.display_name))
  assert.deepEqual(
    shown.map(({ display_name, first_characters, is_imported }) => [
      display_name,
      first_characters,
      is_imported,
    ]),
    [
      ['Laptop', 'sk_live_', true],
      ['sk_live_', 'sk_live_', true],
    ],
  )

  const application = await world.applicationId()
  const [first] = shown
  await call(world.developer, `DELETE /applications/${application}/credentials/${first?.id}`)
  assert.equal(await world.check(laptop), '401 key_revoked')
  assert.deepEqual((await world.import(file)).lines, [
    'Keys imported: 0',
    'Known already: 1',
    'Revoked here before, and still revoked: 1',
    'Applications created: 0',
    'Registrations created: 0',
  ])
  assert.equal(await world.check(laptop), '401 key_revoked')
  assert.equal(await world.check(ci), '200')
  const actions = (await auditLog(world.portal)).map(({ action }) => action)
  assert.deepEqual(
    actions.filter((action) => /^(application|credential|registration)/.test(action)),
    [
      'application.create',
      'credential.import',
      'credential.import',
      'registration.create',
      'credential.revoke',
    ],
  )
})

test('its owner replaces it by a key of the portal, which has its name', async (t) => {
  const world = await harbour(t)
  const old = foreignKey('laptop')
  await world.import(await keysFile(t, [statement, world.line(old, { name: 'Laptop' })]))
  const path = `/applications/${await world.applicationId()}/credentials` as const
  const replaces = (await world.credentials())[0]?.id
  const renewed = await call<{ id: string; credential: string }>(world.developer, `POST ${path}`, {
    replaces,
  })
  assert.equal(renewed.status, 201)
  assert.match(renewed.body.credential, /^ptk_/)
  assert.equal(await world.check(renewed.body.credential), '200')
  assert.equal(await world.check(old), '401 key_revoked')
  assert.deepEqual(
    (await world.credentials()).map(({ id, display_name, is_imported }) => [id, display_name, is_imported]),
    [[renewed.body.id, 'Laptop', false]],
  )
  assert.equal((await call(world.developer, `POST ${path}`, { replaces })).status, 404)
  assert.equal((await world.credentials()).length, 1)
})

test('what an operator has decided against an application stays', async (t) => {
  const world = await harbour(t)
  const key = foreignKey('laptop')
  const file = await keysFile(t, [statement, world.line(key)])
  await world.import(file)
  const { body } = await call<Page<{ id: string }>>(
    world.developer,
    `GET /applications/${await world.applicationId()}/registrations`,
  )
  await decideOnRegistration.run(world.portal.database, { id: String(body.data[0]?.id), decision: 'revoke' })
  assert.match(
    (await world.import(file)).lines.join(),
    /that are not approved, so that their keys are refused: 1/,
  )
  assert.equal(await world.check(key), '403 not_registered')
})

test('a file that is wrong is named with its lines, and nothing of it is imported', async (t) => {
  const world = await harbour(t)
  const { line } = world
  await createApplication(world.developer, 'Portal client', { name: 'Client' })
  await createApplication(world.developer, 'API key', { name: 'Other' })
  const good = line(foreignKey('good'))
  const cases: [lines: unknown[], message: RegExp][] = [
    [[], /is empty/],
    [[good], /keys\.ndjson:1: The file must begin with a statement/],
    [[{ ...statement, random_bits: 64 }, good], /keys\.ndjson:1: random_bits is 64\. .* at least 128/],
    [[{ ...statement, hash_algorithm: 'md5' }], /must begin with a statement/],
    [[statement, good, '{"hash":'], /keys\.ndjson:3: The line is no JSON object/],
    [[statement, '[]'], /:2: The line is no JSON object/],
    [[statement, { ...good, key: 'x' }], /:2: There is no field "key"/],
    [[statement, { ...good, hash: 'a' }], /:2: hash must be a SHA-256 hash/],
    [[statement, { ...good, prefix: 'sk live' }], /:2: prefix must be/],
    [[statement, { ...good, prefix: 'ptk_a' }], /:2: prefix ptk_a is that of keys of this portal/],
    [[statement, { ...good, developer: '' }], /:2: developer must be a string/],
    [[statement, { ...good, application: 'a\u0000b' }], /:2: application must be one line/],
    [[statement, good, { ...good, developer: 'nobody@example.com' }], /:3: There is no developer nobody/],
    [[statement, { ...good, version: '9' }], /:2: There is no version levels\/9/],
    [[statement, { ...good, application: 'Client' }], /:2: The auth strategy of Client is none of/],
    [[statement, good, { ...good, application: 'Other' }], /:3: Another application has the key/],
    [
      [statement, ...Array.from({ length: 21 }, (_, number) => line(foreignKey(`key ${number}`)))],
      /:22: Tide clock would have more than 20 keys/,
    ],
  ]
  for (const [lines, message] of cases) {
    await assert.rejects(world.import(await keysFile(t, lines)), message)
    assert.deepEqual(await storedCredentials(world.portal), [], String(message))
  }
  await assert.rejects(world.import('/nowhere/keys.ndjson'), /cannot be read/)
  assert.equal(await world.applicationId(), '')
})

test('the operator confirms how random the keys are', async (t) => {
  const world = await harbour(t)
  const file = await keysFile(t, [statement, world.line(foreignKey('laptop'))])
  await assert.rejects(world.import(file, { confirmation: undefined }), (error: unknown) => {
    assert.ok(error instanceof ConfirmationNeeded)
    assert.equal(error.phrase, '192 random bits')
    return true
  })
  await assert.rejects(world.import(file, { confirmation: '256 random bits' }), ConfirmationNeeded)
  assert.deepEqual(await storedCredentials(world.portal), [])
  await world.import(file, { confirmation: '192 random bits' })
  assert.equal((await storedCredentials(world.portal)).length, 1)
})

test('10,000 keys are imported in seconds', async (t) => {
  const world = await harbour(t)
  const file = await keysFile(t, [
    statement,
    ...Array.from({ length: 10_000 }, (_, number) => ({
      ...world.owner,
      hash: secretHash(`key ${number}`),
      prefix: 'sk_live_',
      application: `Clock ${Math.floor(number / 20)}`,
    })),
  ])
  const before = process.cpuUsage()
  const { records } = await world.import(file)
  const { user, system } = process.cpuUsage(before)
  assert.deepEqual(records, [
    {
      dry_run: false,
      imported: 10_000,
      unchanged: 0,
      revoked: 0,
      applications: 500,
      registrations: 500,
      closed: 0,
    },
  ])
  assert.ok(user + system < 10_000_000, `${(user + system) / 1e6} s of processor time`)
})
