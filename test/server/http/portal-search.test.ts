import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { listMissed } from '../../../server/src/commands/searches'
import { indexRevisions } from '../../../server/src/import/index-revisions'
import { setAccess } from '../../../server/src/commands/set-access'
import { realPortal, type RealPortal, type TestProduct } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { forgetSearchEntries } from '../../support/server/changed-elsewhere'
import { searchWords } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

interface Result {
  title: string
  product: { slug: string } | null
  document: { slug: string; anchor: string | null } | null
  operation: { operation_id: string | null; method: string; path: string } | null
}

const description = (version: string, path: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Tides', version },
    paths: { [path]: { get: { operationId: 'listTideLevels', summary: 'List levels', responses: {} } } },
    components: { schemas: { TideLevel: { type: 'object' } } },
  })

const productOf = (visibility: string): TestProduct => ({
  folder: `tides-${visibility}`,
  product: { name: `Tides ${visibility}`, visibility, versions: [{ name: '1' }] },
  files: {
    'versions/1/openapi.json': description('1', '/levels'),
    'docs/start.md': '# Start\n\nThe harbor master.\n\n## First call\n\nSend a lantern.\n',
    'docs/start.de.md': '# Anfang\n\nDer Hafenmeister.\n\n## Erster Aufruf\n\nSende eine Laterne.\n',
  },
})

const products = ['everyone', 'developers', 'granted'].map(productOf)
const sailor = {
  email: 'lou@example.com',
  password: 'Correct-horse-4',
  applications: { count: 3, strategy: 'API key', name: 'Buoy' },
}
const granted = { email: 'grace@example.com', password: 'Correct-horse-3' }

async function search(visitor: PortalVisitor, query: string, language = 'en', more = '') {
  const path = `/api/v2/portal/search?query=${encodeURIComponent(query)}${more}`
  const response = await visitor.get(path, { 'accept-language': language })
  const body = (await response.json()) as { data?: { kind: string; results: Result[] }[] }
  const groups = Object.fromEntries((body.data ?? []).map(({ kind, results }) => [kind, results]))
  return { status: response.status, body, groups }
}

describe('search over the whole portal', () => {
  let portal: RealPortal
  const settings = {
    public: false,
    reading: 'everyone',
    languages: ['en', 'de'],
    auth_strategies: [{ name: 'API key', type: 'key_auth' }],
  }

  before(async () => {
    portal = await realPortal({ settings, products, developers: [robin, granted, sailor] })
    await setAccess.run(portal.database, {
      email: granted.email,
      product: 'tides-granted',
      actions: ['view'],
      isAllowed: true,
    })
  })
  after(() => portal.close())

  const viewers = {
    visitor: { seen: ['everyone'], visit: () => portal.visitor() },
    'a developer': { seen: ['developers', 'everyone'], visit: () => portal.signedIn(robin) },
    'one with access': {
      seen: ['developers', 'everyone', 'granted'],
      visit: () => portal.signedIn(granted),
    },
  }
  for (const [name, { seen, visit }] of Object.entries(viewers)) {
    it(`${name} finds what is visible, of every kind`, async () => {
      const visitor = await visit()
      for (const [kind, query] of Object.entries({
        product: 'tides',
        document: 'lantern',
        operation: 'list levels',
        model: 'TideLevel',
      })) {
        const { groups } = await search(visitor, query)
        const slugs = (groups[kind] ?? []).map(({ product }) => product?.slug).sort()
        assert.deepEqual(
          slugs,
          seen.map((visibility) => `tides-${visibility}`),
          `${kind}: ${query}`,
        )
      }
    })
  }

  it('finds sections with their anchors, in the reader’s language', async () => {
    const german = await search(portal.visitor(), 'laterne', 'de')
    assert.deepEqual(
      german.groups.document?.map(({ title, document }) => [title, document?.anchor]),
      [['Erster Aufruf', 'erster-aufruf']],
    )
    assert.deepEqual((await search(portal.visitor(), 'laterne', 'en')).groups, {})
    const spanish = await search(portal.visitor(), 'lantern', 'es')
    assert.equal(spanish.groups.document?.[0]?.document?.anchor, 'first-call')
  })

  it('recognizes beginnings, parts of names, and misspelled words', async () => {
    for (const query of ['lante', 'lantren', 'LÁNTERN', 'lantern send', 'first lantrn'])
      assert.equal((await search(portal.visitor(), query)).groups.document?.length, 1, query)
    const { groups } = await search(portal.visitor(), 'tide levels')
    assert.deepEqual(groups.operation?.[0]?.operation, {
      operation_id: 'listTideLevels',
      method: 'get',
      path: '/levels',
    })
  })

  it('finds what is visible beside more hidden entries than are ranked, and whole titles first', async () => {
    const many = (visibility: string, count: number): TestProduct => {
      const numbers = Array.from({ length: count }, (_, number) => number)
      const operation = (number: number) => ({
        get: { operationId: `beacon${visibility}${number}`, summary: `Beacon ${number}`, responses: {} },
      })
      return {
        folder: `beacons-${visibility}`,
        product: { name: `Beacons ${visibility}`, visibility, versions: [{ name: '1' }, { name: '2' }] },
        files: Object.fromEntries(
          ['1', '2'].map((version) => [
            `versions/${version}/openapi.json`,
            JSON.stringify({
              openapi: '3.1.0',
              info: { title: 'Beacons', version },
              paths: Object.fromEntries(numbers.map((number) => [`/beacons/${number}`, operation(number)])),
              components: {
                schemas: Object.fromEntries(
                  [...numbers.map((number) => `Beacon${number}Light`), 'Beacon'].map((name) => [name, {}]),
                ),
              },
            }),
          ]),
        ),
      }
    }
    const own = await realPortal({ settings, products: [many('granted', 350), many('everyone', 8)] })
    const { groups } = await search(own.visitor(), 'beacon', 'en', '&limit=20')
    assert.deepEqual(
      groups.operation?.map(({ product, operation }) => [product?.slug, operation?.path]),
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ['beacons-everyone', `/beacons/${number}`]),
    )
    assert.equal(groups.model?.length, 9)
    const all = await realPortal({ settings: { public: true }, products: [many('everyone', 350)] })
    const { groups: shown } = await search(all.visitor(), 'beacon')
    assert.equal(shown.model?.[0]?.title, 'Beacon')
    await Promise.all([own.close(), all.close()])
  })

  it('finds the applications of the caller only', async () => {
    const owner = await portal.signedIn(sailor)
    assert.equal((await search(owner, 'buoy')).groups.application?.length, 3)
    assert.equal((await search(await portal.signedIn(robin), 'buoy')).groups.application, undefined)
  })

  it('refuses long queries, and takes strange ones', async () => {
    const long = await search(portal.visitor(), 'a'.repeat(10_000))
    assert.equal(long.status, 400)
    for (const query of ['', ' ', '%_\\', "'; drop table", '\u202e🌊', '(((', 'a&b|c:*', '{"a"}'])
      assert.equal((await search(portal.visitor(), query)).status, 200, query)
  })

  it('counts what is not found, without persons, once it was typed', async () => {
    const visitor = await portal.signedIn(robin)
    await search(visitor, 'Unfindable Thing')
    await search(visitor, 'unfindable thing')
    await search(visitor, 'unfindab', 'en', '&is_complete=false')
    await search(visitor, 'nobody@unknown.example')
    await search(visitor, 'secret0123456789')
    await search(visitor, 'lantern')
    const { records, lines } = await listMissed.run(portal.database, {})
    assert.deepEqual(
      (records as { query: string; count: number }[])
        .filter(({ query }) => /unfind|unknown|secret|lantern/.test(query))
        .map(({ query, count }) => [query, count]),
      [['unfindable thing', 2]],
    )
    assert.match(lines.join('\n'), /^ *2 {2}\d{4}-\d\d-\d\d {2}unfindable thing$/m)
  })

  it('finds what was imported by a server that knew no such search, once its job has run', async () => {
    await forgetSearchEntries(portal)
    assert.deepEqual((await search(portal.visitor(), 'lantern')).groups, {})
    await indexRevisions(portal.database.db)
    const { groups } = await search(portal.visitor(), 'lantern')
    assert.equal(groups.document?.length, 1)
    assert.equal((await search(portal.visitor(), 'TideLevel')).groups.model?.length, 1)
  })

  it('forgets what was changed or removed', async () => {
    const own = await realPortal({ settings: { public: true }, products: [productOf('everyone')] })
    const changed = productOf('everyone')
    await own.import({
      settings: { public: true },
      products: [{ ...changed, files: { ...changed.files, 'docs/start.md': '# Start\n\nA candle.\n' } }],
    })
    assert.deepEqual((await search(own.visitor(), 'lantern')).groups, {})
    assert.equal((await search(own.visitor(), 'candle')).groups.document?.length, 1)
    const known = ['lantern', 'harbor', 'start', 'laterne', 'levels', 'tidelevel', 'candle']
    const words = new Set(await searchWords(own))
    // Those that other entries have stay.
    assert.deepEqual(
      known.filter((word) => words.has(word)),
      ['start', 'laterne', 'levels', 'tidelevel', 'candle'],
    )
    await own.import({ settings: { public: true }, products: [] })
    assert.deepEqual(await searchWords(own), [])
    await own.close()
  })
})
