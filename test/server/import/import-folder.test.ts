import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { importContent } from '../../../server/src/commands/import-content'
import { importFolder } from '../../../server/src/import/import-folder'
import { findDocument, listDocuments, treeOf } from '../../../server/src/store/documents'
import { readPortal } from '../../../server/src/store/portal'
import { listProducts } from '../../../server/src/store/products'
import { findOperations, findSpecification, listVersions } from '../../../server/src/store/versions'
import { contentFiles, tidesSpecification, tidesYaml } from '../../support/server/content'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'
import { auditLog, storedVersionStrategies } from '../../support/server/stored'

const firstPage = { size: 100, number: 1 }

async function importedPortal(t: TestContext) {
  const database = await testDatabase()
  t.after(() => database.close())
  const folder = await testFolder(t, contentFiles)
  const report = await importFolder(database, folder.path)
  const { data: products } = await listProducts(database.db, 'unrestricted', firstPage)
  const tides = products.find(({ name }) => name === 'Tides')
  assert.ok(tides)
  return { ...database, database, folder, report, products, tides }
}

test('a folder becomes a portal with products, versions, operations and documents', async (t) => {
  const { db, report, products, tides } = await importedPortal(t)

  assert.deepEqual(report, {
    portal: 'changed',
    added: ['ferries', 'tides'],
    changed: [],
    unchanged: [],
    removed: [],
    kept: [],
    versions: { added: ['tides/1.0', 'tides/2.0'], changed: [], removed: [] },
    registrations: [],
    closed: [],
    strategies: [],
  })
  const { settings } = await readPortal(db)
  assert.equal(settings.name, 'Harbour APIs')
  assert.equal(settings.rbac, true)
  assert.deepEqual(settings.password_policy, { min_length: 8, max_length: 128, min_classes: 3 })

  assert.deepEqual(
    products.map(({ name, version_count, document_count }) => [name, version_count, document_count]),
    [
      ['Ferries', 0, 0],
      ['Tides', 2, 3],
    ],
  )
  assert.equal(tides.latest_version?.name, '2.0')
  assert.equal(tides.latest_version?.has_specification, true)
  assert.deepEqual(tides.public_labels, { team: 'sea' })

  const { data: versions } = await listVersions(db, tides.id, firstPage)
  const [older, newer] = versions
  assert.ok(older && newer)
  assert.deepEqual([older.name, older.deprecated, newer.name, newer.deprecated], ['1.0', true, '2.0', false])
  assert.ok(older.created_at < newer.created_at)
  assert.equal(older.registration_configs[0]?.name, 'API key')
  assert.equal(older.registration_configs[0]?.registration_auto_approve, true)
  assert.deepEqual(newer.registration_configs[0]?.available_scopes, ['read', 'write'])

  assert.deepEqual(await findSpecification(db, tides.id, newer.id), {
    content: tidesSpecification,
    format: 'yaml',
  })
  assert.equal(await findSpecification(db, tides.id, older.id), null)
  assert.deepEqual(await findOperations(db, tides.id, newer.id), [
    {
      path: '/levels',
      method: 'get',
      operation_id: 'listLevels',
      tags: ['levels'],
      summary: 'Levels of all harbours',
      deprecated: false,
    },
    { path: '/levels', method: 'post', operation_id: null, tags: [], summary: null, deprecated: true },
  ])
})

test("documents form a tree in the author's order and in the reader's language", async (t) => {
  const { db, tides } = await importedPortal(t)

  const tree = treeOf(await listDocuments(db, tides.id, 'de'))
  assert.deepEqual(
    tree.map(({ slug, title, children }) => [slug, title, children.map((child) => child.slug)]),
    [
      ['welcome', 'Willkommen an Bord', []],
      ['guides', 'Guides', ['first-call']],
    ],
  )
  assert.equal((await findDocument(db, tides.id, 'welcome', 'de'))?.content, 'Hier beginnen.\n')
  const english = await findDocument(db, tides.id, 'welcome', 'fr')
  assert.equal(english?.title, 'Welcome aboard')
  assert.equal((await findDocument(db, tides.id, String(english?.id), 'fr'))?.slug, 'welcome')
  assert.equal(await findDocument(db, tides.id, 'nowhere', 'en'), undefined)
})

test('importing again changes only what changed, and keeps ids and dates', async (t) => {
  const { database, db, folder, tides } = await importedPortal(t)
  const before = await listVersions(db, tides.id, firstPage)
  let announced = 0
  database.changes.subscribe(() => (announced += 1))

  assert.deepEqual(await importFolder(database, folder.path), {
    portal: 'unchanged',
    added: [],
    changed: [],
    unchanged: ['ferries', 'tides'],
    removed: [],
    kept: [],
    versions: { added: [], changed: [], removed: [] },
    registrations: [],
    closed: [],
    strategies: [],
  })
  assert.equal(announced, 0)

  await folder.write({
    'tides/product.yaml': tidesYaml.replace("  - name: '2.0'", "  - name: '1.5'\n  - name: '2.0'"),
    ferries: null,
    'rails/product.yaml': 'name: Rails\n',
  })
  assert.deepEqual(await importFolder(database, folder.path, { prune: true, confirmation: true }), {
    portal: 'unchanged',
    added: ['rails'],
    changed: ['tides'],
    unchanged: [],
    removed: ['ferries'],
    kept: [],
    versions: { added: ['tides/1.5'], changed: [], removed: [] },
    registrations: [],
    closed: [],
    strategies: [],
  })
  assert.ok(announced > 0)
  const after = await listVersions(db, tides.id, firstPage)
  assert.deepEqual(
    after.data.map(({ name }) => name),
    ['1.0', '1.5', '2.0'],
  )
  assert.deepEqual([after.data[0], after.data[2]], before.data)
})

test('without portal.yaml the settings and strategies stay', async (t) => {
  const { database, db, folder } = await importedPortal(t)
  await folder.write({ 'portal.yaml': null })

  const report = await importFolder(database, folder.path)

  assert.equal(report.portal, 'absent')
  assert.equal((await readPortal(db)).settings.name, 'Harbour APIs')
})

test('a sunset version is gone, and one with a date goes when the day comes', async (t) => {
  const { database, db, folder, tides } = await importedPortal(t)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const names = async () => (await listVersions(db, tides.id, firstPage)).data.map(({ name }) => name)

  await folder.write({
    'tides/product.yaml': `name: Tides\nversions:\n  - name: '2.0'\n    sunset: ${yesterday}\n`,
  })
  await importFolder(database, folder.path)
  assert.deepEqual(await names(), [])

  await folder.write({
    'tides/product.yaml': "name: Tides\nversions:\n  - name: '2.0'\n    sunset: 2999-01-01\n",
  })
  await importFolder(database, folder.path)
  assert.deepEqual(await names(), ['2.0'])
})

test('a strategy that portal.yaml drops is named with the kept versions that lose it, and comes back to them', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const portal = 'name: Harbour APIs\n'
  const strategies = 'auth_strategies: [{ name: Partner, type: key_auth }]\n'
  const product = 'name: Tides\nversions: [{ name: "1.0", registration: [{ strategy: Partner }] }]\n'
  const folder = await testFolder(t, { 'portal.yaml': portal + strategies, 'tides/product.yaml': product })
  await importFolder(database, folder.path)
  await folder.write({ 'portal.yaml': portal, tides: null, 'other/product.yaml': 'name: Other\n' })

  const lost = [{ name: 'Partner', versions: ['tides/1.0'] }]
  const options = { folder: folder.path, prune: false }
  const planned = await importContent.run(database, { ...options, dryRun: true })
  assert.ok(
    planned.lines.includes(
      'would be removed: the auth strategy "Partner", which these kept versions no longer take: tides/1.0',
    ),
    planned.lines.join('\n'),
  )
  assert.deepEqual((await importFolder(database, folder.path)).strategies, lost)
  const noted = (await auditLog({ database })).filter(({ action }) => action === 'auth-strategy.remove')
  assert.deepEqual(
    noted.map(({ details }) => details),
    lost,
  )

  await folder.write({ 'portal.yaml': portal + strategies, 'tides/product.yaml': product })
  assert.deepEqual((await importFolder(database, folder.path)).changed, ['tides'])
  assert.equal((await storedVersionStrategies({ database })).length, 1)
})
