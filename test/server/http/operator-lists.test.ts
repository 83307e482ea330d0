import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { listAccountsOf } from '../../../server/src/commands/list-accounts'
import { readAuditLog } from '../../../server/src/commands/read-audit-log'
import { readStatus } from '../../../server/src/commands/read-status'
import { levels, refusalOf, strategySettings } from '../../support/server/applications'
import {
  analyzeTables,
  fillAuditLog,
  fillDevelopers,
  fillInvitations,
  fillRegistrations,
} from '../../support/server/filled-lists'
import { operate as operateWith } from '../../support/server/operate'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'

interface List {
  data: { id: string; [field: string]: unknown }[]
  meta: { next: string | null; total?: number; total_is_exact?: boolean }
}

const items = 60
let portal: RealPortal
let key: string
let reader: string
before(async () => {
  ;({ portal, key, reader } = await filledPortal(items))
})
after(() => portal.close())

async function filledPortal(count: number, actions?: readonly string[]) {
  const portal = await realPortal({ settings: strategySettings, products: [levels], developers: [robin] })
  const keyOf = async (name: string, role: 'admin' | 'read') =>
    (await createKey.run(portal.database, { name, role })).lines[0] ?? ''
  await fillRegistrations(portal, count)
  await fillInvitations(portal, count)
  await fillAuditLog(portal, count, actions)
  return {
    portal,
    url: portal.url,
    key: await keyOf('robot', 'admin'),
    reader: await keyOf('reader', 'read'),
  }
}

const list = (path: string, as = key) => operateWith<List>({ url: portal.url, key: as }, 'GET', path)
const and = (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`

/** IDs of a list, read with so many in a page. */
async function idsOf(path: string, size: number, as = key): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = null
  do {
    const after: string = next === null ? '' : `&page[after]=${next}`
    const { status, body }: { status: number; body: List } = await list(
      and(path, `page[size]=${size}${after}`),
      as,
    )
    assert.equal(status, 200)
    ids.push(...body.data.map(({ id }) => id))
    next = body.meta.next
  } while (next !== null)
  return ids
}

/** Each list with its filters, and how many there are of what was filled in. */
const lists: [path: string, count: number | undefined][] = [
  ['/developers', items + 1],
  ['/developers?filter[status]=pending', items / 3],
  ['/developers?filter[email]=FILLED7@example.com', 1],
  ['/users', 0],
  ['/registrations', items],
  ['/registrations?filter[status]=approved', (items / 5) * 2],
  ['/registrations?filter[waiting]=true', (items / 5) * 2],
  ['/registrations?filter[waiting]=true&filter[status]=approved', items / 5],
  ['/registrations?filter[waiting]=true&filter[status]=pending', items / 5],
  ['/registrations?filter[waiting]=true&filter[status]=revoked', 0],
  ['/organizations', items],
  ['/invitations', items],
  ['/invitations?filter[state]=open', items / 4],
  ['/invitations?filter[state]=expired', items / 4],
  ['/invitations?filter[state]=accepted', items / 4],
  ['/invitations?filter[state]=revoked', items / 4],
  ['/invitations?filter[email]=FILLED7@example.com', 1],
  ['/access-keys', 2],
  ['/access-codes', 0],
  ['/signing-keys', undefined],
  ['/auth-strategies', undefined],
]

const logs: [path: string, count: number | undefined][] = [
  ['/audit-log', undefined],
  ['/audit-log?filter[actor]=operator&filter[action]=filled', items / 6],
  ['/audit-log?filter[action]=filled', items / 2],
  ['/audit-log?filter[action]=filled.one', items / 4],
  ['/audit-log?filter[action]=nothing', 0],
  ['/audit-log?filter[subject]=subject 3', items / 6],
  ['/audit-log?filter[subject]=subject 3&filter[actor]=operator', items / 6],
  ['/audit-log?filter[about]=subject 3', items / 6],
  ['/audit-log?filter[about]=named', Math.floor(items / 7)],
  ['/audit-log?filter[about]=robin@example.com', undefined],
  ['/audit-log?filter[since]=2100-01-01T00:00:00Z', 0],
]

describe('a list of the operator API', () => {
  for (const [path, count] of [...lists, ...logs])
    it(`has each item once, in the same order whatever the size of its pages: ${path}`, async () => {
      const whole = await idsOf(path, 100)
      if (count !== undefined) assert.equal(whole.length, count)
      assert.equal(new Set(whole).size, whole.length)
      assert.deepEqual(await idsOf(path, 7), whole)
      const { total, total_is_exact } = (await list(path)).body.meta
      assert.deepEqual(
        [total, total_is_exact],
        path.startsWith('/audit') ? [undefined, undefined] : [whole.length, true],
      )
    })

  it('goes on behind the last item that was read, whatever is added before it', async () => {
    const path = '/audit-log?filter[action]=filled&page[size]=5'
    const before = await idsOf('/audit-log?filter[action]=filled', 100)
    const { meta } = (await list(path)).body
    await fillAuditLog(portal, 1)
    const { data } = (await list(`${path}&page[after]=${meta.next}`)).body
    assert.deepEqual(
      data.map(({ id }) => id),
      before.slice(5, 10),
    )
  })

  it('keeps entries about keys from those who may not read them, on every page', async () => {
    const log = await idsOf('/audit-log', 9, reader)
    const keys = await idsOf('/audit-log?filter[action]=key.', 100)
    assert.ok(keys.length > items / 4 && log.length > items / 2)
    assert.deepEqual(
      log.filter((id) => keys.includes(id)),
      [],
    )
    assert.deepEqual(await idsOf('/audit-log?filter[action]=key.', 100, reader), [])
  })

  it('reads and counts through an index', async () => {
    const large = await largePortal()
    try {
      const read = async (path: string) => (await operateWith<List>(large, 'GET', path)).body
      const statements = await statementsDuring(async () => {
        for (const [path] of [...lists, ...logs]) {
          const { next } = (await read(and(path, 'page[size]=1'))).meta
          if (next) await read(and(path, `page[size]=1&page[after]=${next}`))
        }
        await operateWith({ url: large.url, key: large.reader }, 'GET', '/audit-log')
        await operateWith(large, 'GET', '/status')
      })
      assert.ok(statements.length > lists.length)
      assert.deepEqual(await fullReads(large.portal, statements, largeTables), [])
    } finally {
      await large.portal.close()
    }
  })

  it('refuses a cursor that is not its own', async () => {
    const cursorOf = async (path: string) => String((await list(and(path, 'page[size]=1'))).body.meta.next)
    const cursor = await cursorOf('/developers?filter[status]=pending')
    const refused = async (path: string, given: string) =>
      refusalOf(await list(and(path, `page[after]=${encodeURIComponent(given)}`)))
    const bad = [400, 'query page[after] invalid']
    const own = '/developers?filter[status]=pending'
    assert.deepEqual(await refused('/developers', cursor), bad)
    assert.deepEqual(await refused('/developers?filter[status]=approved', cursor), bad)
    assert.deepEqual(await refused('/users?filter[status]=pending', cursor), bad)
    assert.deepEqual(await refused(own, await cursorOf('/registrations?filter[status]=pending')), bad)
    const [position = '', ...rest] = cursor.split('.')
    const earlier = Buffer.from(position, 'base64url').toString().replace(/^\["2/, '["1')
    const tampered = [Buffer.from(earlier).toString('base64url'), ...rest].join('.')
    assert.notEqual(tampered, cursor)
    for (const given of [
      tampered,
      cursor.slice(0, -1),
      `${cursor}A`,
      'x',
      '2',
      '..',
      "' or 1=1",
      cursor.repeat(8),
    ])
      assert.deepEqual(await refused(own, given), bad, given)
    assert.equal((await list(`${own}&page[size]=1&page[after]=${cursor}`)).status, 200)

    const { body } = await operateWith<{ invalid_parameters: { reason: string }[] }>(
      { url: portal.url, key },
      'GET',
      `/developers?page[after]=${cursor}`,
    )
    assert.match(String(body.invalid_parameters[0]?.reason), /leave it out to begin anew/)
    assert.deepEqual(refusalOf(await list('/developers?page[number]=2')), [
      400,
      'query page[number] unknown_property',
    ])
  })

  it('takes filters of 10 kB', async () => {
    const long = 'x'.repeat(10_000)
    for (const filter of ['/developers?filter[email]', '/invitations?filter[email]', ...auditFilters])
      assert.deepEqual((await list(`${filter}=${long}`)).body.data, [], filter)
    assert.deepEqual((await list(`/audit-log?filter[about]="${'\\%22'.repeat(2000)}`)).body.data, [])
    const visitor = await portal.signedIn(robin)
    for (const path of ['/products?filter[name][contains]', '/applications?filter[name][contains]'])
      assert.deepEqual(await bodyOf(visitor.get(`/api/v2${path}=${long}`)), [], path)
    for (const path of ['/products', '/applications'])
      assert.deepEqual(await bodyOf(visitor.get(`/api/v2${path}?page[number]=999999999999999`)), [], path)
  })
})

const largeTables = [
  'accounts',
  'applications',
  'registrations',
  'organizations',
  'invitations',
  'audit_log',
  'mails',
]

/** Has enough rows for plans to be those of a large portal, and actions as rare as they are there. */
async function largePortal() {
  const large = await filledPortal(
    3_000,
    Array.from({ length: 40 }, (_, number) => `filled.${number}`),
  )
  await analyzeTables(large.portal)
  return large
}

const auditFilters = ['about', 'subject', 'actor', 'action'].map((name) => `/audit-log?filter[${name}]`)
const bodyOf = async (response: Promise<Response>) => ((await (await response).json()) as List).data

it('more than 10,000 are not counted, and both the operator API and the command line say so', async () => {
  await fillDevelopers(portal, 101, 10_100)
  const { meta } = (await list('/developers')).body
  assert.deepEqual([meta.total, meta.total_is_exact], [10_000, false])
  const lines = (await listAccountsOf('developer').run(portal.database, { limit: 2 })).lines
  assert.equal(lines.at(-1), '… and more, 10,000+ in all; a larger --limit shows them')
  const pending = await listAccountsOf('developer').run(portal.database, { limit: 2, status: 'pending' })
  assert.equal(pending.lines.at(-1), '… and 3351 more; --limit 3353 shows all')
  const entries = await readAuditLog.run(portal.database, { limit: 2 })
  assert.equal(entries.lines.at(-1), '… and more; a larger --limit shows them')

  const status = await operateWith<{ developers: number; at_least: string[] }>(
    { url: portal.url, key },
    'GET',
    '/status',
  )
  assert.deepEqual([status.body.developers, status.body.at_least], [10_000, ['developers']])
  assert.match(
    (await readStatus.run(portal.database, {})).lines.join('\n'),
    /Developers +10,000\+, 3353 pending/,
  )
})
