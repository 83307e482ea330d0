import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import {
  call,
  createApplication,
  namesAt,
  refusalOf,
  strategySettings,
  type Application,
  type Page,
  type Registration,
} from '../../support/server/applications'
import { setAutoApproval } from '../../support/server/changed-elsewhere'
import { contractFetch } from '../../support/server/contract'
import { operate as operateWith } from '../../support/server/operate'
import { holdRegistration } from '../../support/server/held-row'
import { mailPortal, operator, type MailPortal } from '../../support/server/mail-portal'
import type { RealPortal, TestProduct } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { auditLog } from '../../support/server/stored'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const client = { strategy: 'Portal client' }

/** The first version lets nobody in without an operator, the second everybody with everything, the third everybody to read. */
const levels: TestProduct = {
  folder: 'levels',
  product: {
    name: 'Levels',
    registration: [client],
    versions: [
      { name: 'watched' },
      { name: 'open', registration: [{ ...client, auto_approve: true }] },
      {
        name: 'reading',
        registration: [{ ...client, auto_approve: true, auto_approve_scopes: ['read'] }],
      },
    ],
  },
}

interface Review {
  id: string
  status: string
  approved_scopes: string[]
  pending_scopes: string[]
}

interface Introspected {
  scope?: string
  product_versions?: { name: string; scopes?: string[] }[]
}

let mails: MailPortal
let portal: RealPortal
let developer: PortalVisitor
let operatorKey: string
let gatewayKey: string
let versions: Record<string, string>

before(async () => {
  mails = await mailPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin],
    environment: { APPLICATIONS_PER_DEVELOPER: '100' },
  })
  ;({ portal } = mails)
  const keyFor = async (role: 'review' | 'gateway') =>
    (await createKey.run(portal.database, { name: role, role })).lines[0] ?? ''
  operatorKey = await keyFor('review')
  gatewayKey = await keyFor('gateway')
  developer = await portal.signedIn(robin)
  const { Levels } = await namesAt(developer, '/products')
  versions = await namesAt(developer, `/products/${Levels}/versions`)
})
after(() => mails.close())

const application = (name: string, scopes: string[]) =>
  createApplication(developer, 'Portal client', { name, scopes })

async function register({ id }: Application, version: string, more: object = {}): Promise<Registration> {
  const body = { product_version_id: versions[version], ...more }
  const made = await call<Registration>(developer, `POST /applications/${id}/registrations`, body)
  assert.equal(made.status, 201)
  return made.body
}

const change = ({ id }: Application, scopes: string[]) =>
  call<Application>(developer, `PATCH /applications/${id}`, { scopes })

/** What the developer is shown: status, granted and pending scopes. */
async function shown(registration: Registration): Promise<unknown[]> {
  const path = `/applications/${registration.application_id}/registrations/${registration.id}`
  const { body } = await call<Registration>(developer, `GET ${path}`)
  const { body: live } = await call<Scopes>(developer, `GET ${path}/granted-scopes`)
  assert.deepEqual([live.scopes, live.pending_scopes], [body.granted_scopes, body.pending_scopes])
  const { body: list } = await call<Page<Registration>>(developer, `GET ${path.replace(/\/[^/]*$/, '')}`)
  assert.deepEqual(
    list.data.find(({ id }) => id === body.id),
    body,
  )
  return [body.status, body.granted_scopes, body.pending_scopes]
}

interface Scopes {
  scopes: string[]
  pending_scopes: string[]
  requested_scopes: string[]
}

async function scopesFrom({ id }: Application, version: string): Promise<Scopes> {
  const path = `/applications/${id}/product-versions/${versions[version]}/granted-scopes`
  return (await call<Scopes>(developer, `GET ${path}`)).body
}

const operate = <T = Review>(method: string, path: string, body?: unknown) =>
  operateWith<T>({ url: portal.url, key: operatorKey }, method, path, body)

const decide = ({ id }: Registration, decision: string, scopes?: unknown) =>
  operate('POST', `/registrations/${id}/decisions`, { decision, ...(scopes ? { scopes } : {}) })

const seen = ({ status, approved_scopes, pending_scopes }: Review) => [
  status,
  approved_scopes,
  pending_scopes,
]

/** IDs of what an operator finds waiting. */
async function waiting(): Promise<string[]> {
  const { body } = await operate<Page<Review>>('GET', '/registrations?filter[waiting]=true&page[size]=100')
  return body.data.map(({ id }) => id)
}

async function tokenOf({ credentials }: Application, scope?: string) {
  const response = await contractFetch(`${portal.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials?.client_id ?? '',
      client_secret: credentials?.client_secret ?? '',
      ...(scope && { scope }),
    }),
  })
  const body = (await response.json()) as { access_token: string; scope: string; error?: string }
  return { status: response.status, ...body }
}

async function introspect(token: string): Promise<Introspected> {
  const response = await contractFetch(`${portal.url}/oauth/introspect`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gatewayKey}` },
    body: new URLSearchParams({ token }),
  })
  return (await response.json()) as Introspected
}

const tokenScopes = async (one: Application) => (await tokenOf(one)).scope

describe('scopes of a registration', () => {
  it('count once an operator has approved them, and tokens carry no others', async () => {
    const office = await application('Office', ['read', 'write'])
    assert.equal(await tokenScopes(office), '')
    const registration = await register(office, 'watched')
    assert.deepEqual(await shown(registration), ['pending', [], ['read', 'write']])
    assert.equal((await tokenOf(office, 'read')).error, 'invalid_scope')

    const approved = await decide(registration, 'approve', ['read'])
    assert.deepEqual(seen(approved.body), ['approved', ['read'], ['write']])
    assert.deepEqual(await shown(registration), ['approved', ['read'], ['write']])
    assert.equal(await tokenScopes(office), 'read')
    assert.equal((await tokenOf(office, 'write')).error, 'invalid_scope')
    // The rest goes on waiting, and is decided on by itself.
    assert.ok((await waiting()).includes(registration.id))
    assert.deepEqual(seen((await decide(registration, 'approve')).body), ['approved', ['read', 'write'], []])
    assert.equal(await tokenScopes(office), 'read write')
    assert.ok(!(await waiting()).includes(registration.id))
  })

  it('that are added later wait, while the registration stays approved with what it had', async () => {
    const pantry = await application('Pantry', ['read'])
    const registration = await register(pantry, 'watched')
    await decide(registration, 'approve')
    const { access_token: before } = await tokenOf(pantry)
    await change(pantry, ['read', 'write', 'admin'])
    assert.deepEqual(await shown(registration), ['approved', ['read'], ['write', 'admin']])
    assert.deepEqual([await tokenScopes(pantry), (await introspect(before)).scope], ['read', 'read'])
    assert.deepEqual(await scopesFrom(pantry, 'open'), {
      scopes: ['read'],
      pending_scopes: ['write', 'admin'],
      requested_scopes: ['read', 'write', 'admin'],
    })
    const { body: status } = await operate<Record<string, number>>('GET', '/status')
    assert.ok((status.registrations_with_pending_scopes ?? 0) >= 1)

    assert.deepEqual(seen((await decide(registration, 'reject', ['admin'])).body), [
      'approved',
      ['read'],
      ['write'],
    ])
    assert.deepEqual(seen((await decide(registration, 'reject')).body), ['approved', ['read'], []])
    assert.equal(await tokenScopes(pantry), 'read')
    // A developer who leaves a rejected scope out and adds it again asks again.
    await change(pantry, ['read'])
    await change(pantry, ['write', 'read'])
    assert.deepEqual(await shown(registration), ['approved', ['read'], ['write']])

    const log = (await auditLog(portal)).filter(({ subject }) => subject === registration.id)
    assert.deepEqual(
      log.map(({ action, details }) => [action, details.scopes ?? details.pending_scopes]),
      [
        ['registration.create', ['read']],
        ['registration.approve', ['read']],
        ['registration.change-scopes', ['write', 'admin']],
        ['registration.reject-scopes', ['admin']],
        ['registration.reject-scopes', ['write']],
        ['registration.change-scopes', ['write']],
      ],
    )
  })

  it('are asked for with each registration, and taken from all of them at once', async () => {
    const ferry = await application('Ferry', ['read', 'write'])
    const watched = await register(ferry, 'watched')
    const open = await register(ferry, 'open')
    assert.deepEqual(await shown(open), ['approved', ['read', 'write'], []])
    const { access_token: token } = await tokenOf(ferry)
    // A token says what it may do with each version: what was approved for one is not approved for another.
    await decide(watched, 'approve', ['read'])
    const scopesOf = async () =>
      Object.fromEntries(
        (await introspect(token)).product_versions!.map(({ name, scopes }) => [name, scopes]),
      )
    assert.deepEqual(await scopesOf(), { watched: ['read'], open: ['read', 'write'] })

    await change(ferry, ['read', 'write', 'admin'])
    assert.deepEqual(await shown(watched), ['approved', ['read'], ['write', 'admin']])
    assert.deepEqual(await shown(open), ['approved', ['read', 'write', 'admin'], []])
    await change(ferry, ['admin'])
    assert.deepEqual(await shown(watched), ['approved', [], ['admin']])
    assert.deepEqual(await shown(open), ['approved', ['admin'], []])
    assert.deepEqual([(await introspect(token)).scope, await scopesOf()], ['', { watched: [], open: [] }])
  })

  it('that a version names are approved with it, others wait', async () => {
    const clock = await application('Clock', [])
    const registration = await register(clock, 'reading', { scopes: ['read', 'write'] })
    assert.deepEqual(
      [registration.status, registration.granted_scopes, registration.pending_scopes],
      ['approved', ['read'], ['write']],
    )
    assert.ok((await waiting()).includes(registration.id))
    await change(clock, ['write'])
    await change(clock, ['read', 'write', 'admin'])
    assert.deepEqual(await shown(registration), ['approved', ['read'], ['write', 'admin']])
    const { body } = await call<{ registration_configs: { auto_approve_scopes?: string[] }[] }>(
      developer,
      `GET /products/${(await namesAt(developer, '/products')).Levels}/versions/${versions['reading']}`,
    )
    assert.deepEqual(body.registration_configs[0]?.auto_approve_scopes, ['read'])
  })

  it('that wait stay when a client registers with those that it was granted', async () => {
    const tide = await application('Tide', ['read'])
    const registration = await register(tide, 'watched')
    await decide(registration, 'approve')
    await change(tide, ['read', 'write'])
    const { scopes } = await scopesFrom(tide, 'open')
    await register(tide, 'open', { scopes })
    assert.deepEqual(await shown(registration), ['approved', ['read'], ['write']])
  })

  it('come back with a registration that is approved again; what was asked for meanwhile waits', async () => {
    const buoy = await application('Buoy', ['read'])
    const registration = await register(buoy, 'watched')
    await decide(registration, 'approve')
    await decide(registration, 'revoke')
    assert.deepEqual([await shown(registration), await tokenScopes(buoy)], [['revoked', [], []], ''])
    await change(buoy, ['read', 'write'])
    assert.deepEqual(await shown(registration), ['revoked', [], []])
    assert.ok(!(await waiting()).includes(registration.id))
    assert.deepEqual(seen((await decide(registration, 'approve')).body), ['approved', ['read'], ['write']])
  })

  it('that an operator has left out are not granted automatically when they are asked for again', async () => {
    const stubborn = await application('Stubborn', ['read'])
    const first = await register(stubborn, 'open')
    await decide(first, 'revoke')
    await call(developer, `DELETE /applications/${stubborn.id}/registrations/${first.id}`)
    const second = await register(stubborn, 'open', { scopes: ['read', 'write'] })
    assert.deepEqual(await shown(second), ['pending', [], ['read', 'write']])
    await decide(second, 'reject', ['write'])
    assert.deepEqual(seen((await decide(second, 'approve')).body), ['approved', ['read'], []])
    await change(stubborn, ['read'])
    await change(stubborn, ['read', 'write'])
    assert.deepEqual(await shown(second), ['approved', ['read'], ['write']])
    await decide(second, 'approve')
    await change(stubborn, ['read', 'write', 'admin'])
    assert.deepEqual(await shown(second), ['approved', ['read', 'write', 'admin'], []])
  })

  it('can be decided on only if they wait', async () => {
    const wrong = await application('Wrong', ['read'])
    const registration = await register(wrong, 'watched')
    for (const [decision, scopes, status, field] of [
      ['approve', ['fly'], 400, 'body scopes enum'],
      ['approve', ['read', 'read'], 400, 'body scopes invalid'],
      ['approve', [], 400, 'body scopes min_items'],
      ['approve', 'read', 400, 'body scopes is_array'],
      ['approve', [null], 400, 'body scopes.0 is_string'],
      ['revoke', ['read'], 400, 'body scopes invalid'],
      ['approve', ['read', 'write'], 409, 'body scopes enum'],
      ['reject', ['write'], 409, 'body scopes enum'],
    ] as const)
      assert.deepEqual(
        refusalOf(await decide(registration, decision, scopes)),
        [status, field],
        `${decision} ${String(scopes)}`,
      )
    assert.deepEqual(await shown(registration), ['pending', [], ['read']])
    await decide(registration, 'approve')
    const again = await decide(registration, 'approve', ['read'])
    assert.deepEqual([again.status, seen(again.body)], [200, ['approved', ['read'], []]])
    for (const [decision, scopes, expected] of [
      ['reject', ['read'], [409]],
      ['reject', undefined, [409]],
      ['approve', ['write'], [409]],
    ] as const)
      assert.deepEqual(refusalOf(await decide(registration, decision, scopes)), expected)
    await change(wrong, ['read', 'write'])
    await decide(registration, 'revoke')
    for (const decision of ['approve', 'reject'])
      assert.deepEqual(refusalOf(await decide(registration, decision, ['write'])), [409], decision)

    const other = await application('Other', ['read'])
    const rejected = await register(other, 'watched')
    await decide(rejected, 'reject')
    assert.deepEqual(refusalOf(await decide(rejected, 'approve', ['read'])), [409])
    await change(other, ['read', 'write'])
    assert.deepEqual(await shown(rejected), ['rejected', [], []])
  })

  it('are named in the mails to operators and developers', async () => {
    const { mailbox } = mails
    const isAbout = (name: string, to: string) =>
      mailbox.mails.filter(({ recipients, text }) => recipients.includes(to) && text?.includes(name))
    const next = async (to: string, count: number) => {
      await until(() => isAbout('Lighthouse', to).length === count, `${count} mails to ${to}`)
      return isAbout('Lighthouse', to).at(-1)
    }
    const lighthouse = await application('Lighthouse', ['read', 'write'])
    const registration = await register(lighthouse, 'watched')
    const approve = `portal-server registrations approve ${registration.id}`
    const asked = await next(operator, 1)
    assert.match(asked?.text ?? '', /It asks for these scopes: read, write\./)
    assert.ok(asked?.text?.includes(`${approve} --scope read write\n`))
    await decide(registration, 'approve', ['read'])
    const approved = await next(robin.email, 1)
    assert.match(approved?.text ?? '', /granted these scopes: read\.[^]*still wait for approval: write\./)

    await change(lighthouse, ['read', 'write', 'admin'])
    const more = await next(operator, 2)
    assert.equal(more?.subject, 'Scopes wait for approval at Harbour APIs')
    assert.ok(more?.text?.includes(`${approve} --scope write admin\n`))
    await decide(registration, 'approve', ['write'])
    assert.match((await next(robin.email, 2))?.text ?? '', /has got more scopes for Levels watched: write\./)
    await decide(registration, 'reject')
    const refused = await next(robin.email, 3)
    assert.match(refused?.text ?? '', /did not approve these scopes of your application[^]*: admin\./)
    // Nothing waits for what a version approves by itself.
    await register(lighthouse, 'open')
    assert.equal(isAbout('Lighthouse', operator).length, 2)
  })
})

describe(
  'an operator and a developer at once',
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
  () => {
    let racing: Application
    let registration: Registration
    let count = 0

    beforeEach(async () => {
      count += 1
      racing = await application(`Racing ${count}`, ['read'])
      registration = await register(racing, 'watched')
      await decide(registration, 'approve')
      await change(racing, ['read', 'write'])
    })

    /** Both reach the registration in this order, each while the one before has not ended. */
    async function inOrder<One, Other>(one: () => Promise<One>, other: () => Promise<Other>) {
      const held = await holdRegistration(portal, registration.id)
      try {
        const first = one()
        await held.waiters(1)
        const second = other()
        await held.waiters(2)
        await held.release()
        return [await first, await second] as const
      } catch (error) {
        await held.release().catch(() => undefined)
        throw error
      }
    }

    it('scopes that are added after an approval wait, whatever it approves', async () => {
      await inOrder(
        () => decide(registration, 'approve'),
        () => change(racing, ['read', 'write', 'admin']),
      )
      assert.deepEqual(await shown(registration), ['approved', ['read', 'write'], ['admin']])
    })

    it('scopes that are added before an approval that does not name them wait', async () => {
      const [, approved] = await inOrder(
        () => change(racing, ['read', 'write', 'admin']),
        () => decide(registration, 'approve', ['write']),
      )
      assert.deepEqual(seen(approved.body), ['approved', ['read', 'write'], ['admin']])
      assert.deepEqual(await shown(registration), ['approved', ['read', 'write'], ['admin']])
    })

    it('a scope that is left out before its approval is not granted; after it, it ends', async () => {
      const [, late] = await inOrder(
        () => change(racing, ['read']),
        () => decide(registration, 'approve', ['write']),
      )
      assert.deepEqual([late.status, await shown(registration)], [409, ['approved', ['read'], []]])
      await change(racing, ['read', 'write'])
      const [early] = await inOrder(
        () => decide(registration, 'approve', ['write']),
        () => change(racing, ['read']),
      )
      assert.deepEqual([early.status, await shown(registration)], [200, ['approved', ['read'], []]])
    })

    it('a token that is issued while a scope is taken away loses it with the commit', async () => {
      await decide(registration, 'approve')
      const held = await holdRegistration(portal, registration.id)
      const taken = change(racing, ['read'])
      await held.waiters(1)
      // Tokens wait for nobody: until the change is committed, both scopes are granted.
      const { access_token: token, scope } = await tokenOf(racing)
      const before = await introspect(token)
      await held.release()
      assert.equal((await taken).status, 200)
      assert.deepEqual([scope, before.scope], ['read write', 'read write'])
      assert.deepEqual([(await introspect(token)).scope, await tokenScopes(racing)], ['read', 'read'])
      assert.equal((await tokenOf(racing, 'write')).error, 'invalid_scope')
    })
  },
)

it('a version that begins to approve by itself leaves what waits to an operator', async () => {
  const patient = await application('Patient', ['read'])
  const registration = await register(patient, 'watched')
  await decide(registration, 'approve')
  await change(patient, ['read', 'write'])
  await setAutoApproval(portal, true)
  assert.deepEqual(await shown(registration), ['approved', ['read'], ['write']])
  await change(patient, ['read', 'write', 'admin'])
  assert.deepEqual(await shown(registration), ['approved', ['read', 'admin'], ['write']])
})
