import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { setAccess } from '../../../server/src/commands/set-access'
import { importFolder } from '../../../server/src/import/import-folder'
import {
  call,
  createApplication,
  levels,
  namesAt,
  robinsRival,
  strategySettings,
  type Application,
  type Page,
  type Registration,
} from '../../support/server/applications'
import { setAutoApproval } from '../../support/server/changed-elsewhere'
import { contractFetch } from '../../support/server/contract'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'
import { writeContent } from '../../support/server/written-content'

let portal: RealPortal
let developer: PortalVisitor
let gatewayKey: string
let versions: Record<string, string>

const automatic = { registration: [{ strategy: 'API key', auto_approve: true }] }
const product = { ...levels.product, ...automatic, versions: [{ name: '1.0' }, { name: '2.0' }] }

before(async () => {
  const products = [{ ...levels, product }]
  portal = await realPortal({ settings: strategySettings, products, developers: [robin, robinsRival] })
  ;({
    lines: [gatewayKey = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' }))
})
beforeEach(async () => {
  developer = await portal.signedIn(robin)
  const { Levels } = await namesAt(developer, '/products')
  versions = await namesAt(developer, `/products/${Levels}/versions`)
})
after(() => portal.close())

async function register({ id }: Application, version: string, visitor = developer): Promise<Registration> {
  const body = { product_version_id: versions[version] }
  const made = await call<Registration>(visitor, `POST /applications/${id}/registrations`, body)
  assert.equal(made.status, 201)
  return made.body
}

const withdraw = (application: Application, { id }: Registration) =>
  call(developer, `DELETE /applications/${application.id}/registrations/${id}`)

const decide = ({ id }: Registration, decision: 'approve' | 'reject' | 'revoke') =>
  decideOnRegistration.run(portal.database, { id, decision })

/** Returns the versions that a new key of the application opens. */
async function openWith({ id }: Application): Promise<() => Promise<string[]>> {
  const { body } = await call<{ credential: string }>(developer, `POST /applications/${id}/credentials`)
  return async () => {
    const response = await contractFetch(`${portal.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gatewayKey}` },
      body: new URLSearchParams({ token: body.credential }),
    })
    const { product_versions = [] } = (await response.json()) as { product_versions?: { name: string }[] }
    return product_versions.map(({ name }) => name)
  }
}

const closedAtGateways =
  /^Gateways no longer accept \d+ approved registrations? of robin@example\.com for levels\.$/

/** Returns what the developer's page says about the only registration. */
async function statusOf({ id }: Application): Promise<string | undefined> {
  const list = await call<Page<Registration>>(developer, `GET /applications/${id}/registrations`)
  const [listed] = list.body.data
  const single = await call<Registration>(developer, `GET /applications/${id}/registrations/${listed?.id}`)
  assert.equal(single.body.status, listed?.status)
  return listed?.status
}

/** Imports the product with other settings, and returns the registrations that this closes. */
async function importLevels(settings: object) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-content-'))
  try {
    await writeContent(folder, strategySettings, [{ ...levels, product: { ...product, ...settings } }])
    return (await importFolder(portal.database, folder)).closed
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('a revoked registration that is deleted and requested again waits for an operator', async () => {
  const application = await createApplication(developer, 'API key', { name: 'Stubborn' })
  const versionsOpen = await openWith(application)
  const first = await register(application, '2.0')
  assert.deepEqual([first.status, await versionsOpen()], ['approved', ['2.0']])
  await decide(first, 'revoke')
  await withdraw(application, first)

  const second = await register(application, '2.0')
  assert.deepEqual([second.status, await versionsOpen()], ['pending', []])
  const elsewhere = await register(application, '1.0')
  assert.equal(elsewhere.status, 'pending', 'another version, by the same application')
  await call(developer, `DELETE /applications/${application.id}`)

  const renamed = await createApplication(developer, 'API key', { name: 'Stubborn again' })
  const third = await register(renamed, '2.0')
  assert.equal(third.status, 'pending', 'another application, for the same version')
  assert.equal((await register(renamed, '1.0')).status, 'approved')

  const rival = await portal.signedIn(robinsRival)
  const others = await createApplication(rival, 'API key', { name: 'Innocent' })
  assert.equal((await register(others, '2.0', rival)).status, 'approved', 'another developer')

  await decide(third, 'approve')
  await withdraw(renamed, third)
  assert.equal((await register(renamed, '2.0')).status, 'approved', 'after an operator approved')
})

it('a rejected registration that is deleted and requested again waits for an operator', async () => {
  const application = await createApplication(developer, 'API key', { name: 'Rejected' })
  await setAutoApproval(portal, false)
  const first = await register(application, '1.0')
  await decide(first, 'reject')
  await withdraw(application, first)
  await setAutoApproval(portal, true)
  assert.equal((await register(application, '1.0')).status, 'pending')
})

for (const actions of [['view'], ['register'], ['view', 'register']] as const)
  it(`denying to ${actions.join(' and ')} closes what was approved before at the gateway, and says so`, async () => {
    const application = await createApplication(developer, 'API key', { name: `Denied ${actions.join()}` })
    const registration = await register(application, '1.0')
    if (registration.status === 'pending') await decide(registration, 'approve')
    const versionsOpen = await openWith(application)
    assert.deepEqual(await versionsOpen(), ['1.0'])
    const access = (isAllowed: boolean | null) =>
      setAccess.run(portal.database, {
        email: robin.email,
        product: 'levels',
        actions: [...actions],
        isAllowed,
      })
    const {
      lines: [, said = ''],
    } = await access(false)
    assert.match(said, closedAtGateways)
    assert.deepEqual([await versionsOpen(), await statusOf(application)], [[], 'revoked'])
    await access(null)
    assert.deepEqual([await versionsOpen(), await statusOf(application)], [['1.0'], 'approved'])
  })

for (const [action, other] of [
  ['view', 'register'],
  ['register', 'view'],
] as const)
  it(`a grant to ${action} that is taken back closes what it had opened, and says so`, async () => {
    const access = (isAllowed: boolean | null) =>
      setAccess.run(portal.database, {
        email: robin.email,
        product: 'levels',
        actions: [action],
        isAllowed,
      })
    await access(true)
    await importLevels({ access: { [action]: 'granted', [other]: 'everyone' } })
    const application = await createApplication(developer, 'API key', { name: `Granted ${action}` })
    const registration = await register(application, '1.0')
    if (registration.status === 'pending') await decide(registration, 'approve')
    const versionsOpen = await openWith(application)
    assert.deepEqual([await versionsOpen(), await statusOf(application)], [['1.0'], 'approved'])
    const { lines } = await access(null)
    assert.match(lines.at(-1) ?? '', closedAtGateways)
    assert.deepEqual([await versionsOpen(), await statusOf(application)], [[], 'revoked'])
    await access(true)
    assert.deepEqual([await versionsOpen(), await statusOf(application)], [['1.0'], 'approved'])
    await access(null)
    await importLevels({})
  })

it('an import that leaves access to those who were granted it names what it closes', async () => {
  const application = await createApplication(developer, 'API key', { name: 'Imported' })
  const registration = await register(application, '1.0')
  if (registration.status === 'pending') await decide(registration, 'approve')
  const versionsOpen = await openWith(application)
  const [closed] = (await importLevels({ access: { view: 'granted' } })).filter(
    (one) => one.application === 'Imported',
  )
  assert.deepEqual([closed?.id, closed?.version], [registration.id, 'levels/1.0'])
  assert.deepEqual([await versionsOpen(), await statusOf(application)], [[], 'revoked'])
  assert.deepEqual(await importLevels({}), [])
  assert.deepEqual([await versionsOpen(), await statusOf(application)], [['1.0'], 'approved'])
})

it('an unknown version and one of a hidden product are told alike', async () => {
  const application = await createApplication(developer, 'Portal client', { name: 'Curious' })
  const access = (isAllowed: boolean | null) =>
    setAccess.run(portal.database, { email: robin.email, product: 'levels', actions: ['view'], isAllowed })
  await access(false)
  const responses = async (version: string | undefined) => {
    const path = `/applications/${application.id}` as const
    const scopes = await call(developer, `GET ${path}/product-versions/${version}/granted-scopes`)
    const made = await call(developer, `POST ${path}/registrations`, { product_version_id: version })
    return [scopes, made].map(({ status, body: { title, type, detail } }) => [status, title, type, detail])
  }
  assert.deepEqual(await responses(versions['1.0']), await responses('0b0e4b5a-0000-4000-8000-000000000000'))
  await access(null)
})

it('a developer has no more applications than the setting allows, however many are created at once', async (t) => {
  const small = await realPortal({
    settings: strategySettings,
    developers: [robin],
    environment: { APPLICATIONS_PER_DEVELOPER: '3' },
  })
  t.after(() => small.close())
  const visitor = await small.signedIn(robin)
  const strategies = await namesAt(visitor, '/applications/auth-strategies')
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      call(visitor, 'POST /applications', { name: `App ${n}`, auth_strategy_id: strategies['API key'] }),
    ),
  )
  assert.deepEqual(made.map(({ status }) => status).sort(), [201, 201, 201, 403, 403, 403])
  const refused = made.find(({ status }) => status === 403)
  assert.equal(refused?.body.type, '/problems/application-quota-exceeded')
})
