import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { ConfirmationNeeded } from '../../../server/src/commands/command'
import { importContent } from '../../../server/src/commands/import-content'
import { importFolder } from '../../../server/src/import/import-folder'
import type { Content } from '../../../server/src/import/content'
import { readContent } from '../../../server/src/import/read-folder'
import type { ImportUnconfirmed } from '../../../server/src/import/confirmation'
import { findDocument, listDocuments, treeOf } from '../../../server/src/store/documents'
import { readPortal } from '../../../server/src/store/portal'
import { listProducts } from '../../../server/src/store/products'
import { findOperations, findSpecification, listVersions } from '../../../server/src/store/versions'
import { contentFiles, portalYaml, tidesSpecification, tidesYaml } from '../../support/server/content'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'
import { manyRegistrations } from '../../support/server/many-registrations'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'
import { auditLog, storedRevisions, storedVersionStrategies } from '../../support/server/stored'

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

const withoutDescription = (version: string, line: number) => ({
  file: 'tides/product.yaml',
  line,
  column: 11,
  reason: `version "${version}" has no API description; add tides/versions/${version}/openapi.yaml, or name a file with \`specification\``,
})

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
    servers: [],
    opened: [],
    registrations: [],
    registrations_count: 0,
    closed: [],
    closed_count: 0,
    strategies: [],
    warnings: [withoutDescription('1.0', 8)],
    warnings_count: 1,
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
    servers: [],
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
    servers: [],
    opened: [],
    registrations: [],
    registrations_count: 0,
    closed: [],
    closed_count: 0,
    strategies: [],
    warnings: [withoutDescription('1.0', 8)],
    warnings_count: 1,
  })
  assert.equal(announced, 0)
  let inMemory: Content | undefined
  const read = async (...args: Parameters<typeof readContent>) => (inMemory = await readContent(...args))
  await importFolder(database, folder.path, { prune: false, dryRun: true, read })
  const parts = inMemory?.products.flatMap((product) => [...product.versions, ...product.documents])
  assert.deepEqual(parts, [], 'What is stored is not kept in memory.')

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
    servers: [],
    opened: [],
    registrations: [],
    registrations_count: 0,
    closed: [],
    closed_count: 0,
    strategies: [],
    warnings: [withoutDescription('1.0', 8), withoutDescription('1.5', 10)],
    warnings_count: 2,
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

test('a name of a strategy in a language is changed by itself, and not again', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const folder = await testFolder(t, {})
  const imported = async (names: string) => {
    const strategies = `auth_strategies: [{ name: Partner, type: key_auth${names} }]`
    await folder.write({ 'portal.yaml': `name: Harbour APIs\n${strategies}\n` })
    return (await importFolder(database, folder.path)).portal
  }
  const reports = []
  for (const names of ['', ', names: { fr: Ami, de: Freund }', ', names: { de: Freund, fr: Ami }', ''])
    reports.push(await imported(names))
  assert.deepEqual(reports, ['changed', 'changed', 'unchanged', 'changed'])
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

test('registrations that an import closes or removes are counted, and some of them named', async (t) => {
  const { database, folder } = await importedPortal(t)
  await manyRegistrations({ database }, { version: 'tides/1.0', strategy: 'API key', count: 120 })
  const open = { portal: portalYaml.replace('rbac: true', 'rbac: false'), tides: tidesYaml }
  const imports = async (
    { portal = portalYaml, tides = tidesYaml },
    options = { dryRun: false, prune: false },
  ) => {
    await folder.write({ 'portal.yaml': portal, 'tides/product.yaml': tides })
    const report = await importFolder(database, folder.path, options)
    assert.equal(report.closed.length, Math.min(100, report.closed_count))
    return report.closed_count
  }
  const granted = `${tidesYaml}access: { view: granted }\n`
  assert.equal(await imports({ tides: granted }, { dryRun: true, prune: false }), 120)
  assert.equal(await imports({ tides: granted }), 120)
  const { details } = (await auditLog({ database })).at(-1) ?? {}
  assert.equal(details?.registrations_closed_count, 120)
  assert.equal((details?.registrations_closed as string[]).length, 100)
  assert.equal(
    await imports({
      tides: `${granted}description: They are closed already.\n`.replace(/description: Water.*\n/, ''),
    }),
    0,
  )

  assert.equal(await imports({ ...open, tides: granted }), 0)
  assert.equal(await imports({ tides: granted }), 120, 'by access control')
  const provider = (group: string) => `${portalYaml}sign_in:
  providers:
    - name: harbour
      issuer: https://login.example.com
      client_id: portal
      group_access: [{ group: ${group}, products: [tides], actions: [view, register] }]
`
  assert.equal(await imports({ portal: provider('pilots'), tides: granted }), 0)
  assert.equal(await imports({}), 0)
  assert.equal(await imports({ tides: tidesYaml.replace('deprecated', 'sunset') }), 120, 'by a sunset')

  const without = tidesYaml.replace(/ {2}- name: '1.0'\n.*\n/, '')
  await assert.rejects(imports({ tides: without }), ({ removals }: ImportUnconfirmed) => {
    assert.equal(removals.registrations.count, 120)
    assert.equal(removals.registrations.sample.length, 100)
    return true
  })
  const { lines } = await importContent.run(database, { folder: folder.path, prune: true, dryRun: false })
  assert.ok(lines.includes('and 20 more registrations'), lines.join('\n'))
  const removed = (await auditLog({ database })).filter(({ action }) => action === 'registration.remove')
  assert.deepEqual([removed.length, removed[0]?.details.version], [120, 'tides/1.0'])
})

test('an import that changes one product reads no large table in full, and leaves no revision behind', async (t) => {
  const { database, folder } = await importedPortal(t)
  await manyRegistrations({ database }, { version: 'tides/1.0', strategy: 'API key', count: 3 })
  const before = await storedRevisions({ database })
  const large = [
    // Not applications: they are reached from registrations by their IDs, and of three any index is read in full.
    ...['accounts', 'registrations', 'audit_log', 'product_access', 'account_groups'],
    ...[
      'revisions',
      'unused_revisions',
      'product_versions',
      'documents',
      'document_texts',
      'document_sections',
    ],
  ]
  const reads = async (tides: string, options = { prune: true }) => {
    await folder.write({ 'tides/product.yaml': tides })
    const statements = await statementsDuring(() => importFolder(database, folder.path, options))
    return fullReads({ database }, statements, large)
  }
  assert.deepEqual(await reads(`${tidesYaml}access: { register: granted }\n`), [])
  assert.deepEqual(await storedRevisions({ database }), before)
  assert.deepEqual(await reads(tidesYaml.replace(/ {2}- name: '1.0'\n.*\n/, '')), [])

  await folder.write({ 'tides/docs/welcome.md': '# Another text\n' })
  await folder.write({ 'portal.yaml': portalYaml.replace(/type: key_auth\n.*/, 'type: client_credentials') })
  await assert.rejects(importFolder(database, folder.path), /must stay of the type/)
  assert.deepEqual(await storedRevisions({ database }), before)
})

test('a dry run names the servers that get credentials from now on, and those that no longer do', async (t) => {
  const { database, db, folder, tides } = await importedPortal(t)
  const describe = (...urls: string[]) =>
    `${tidesSpecification}servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]\n`
  const description = 'tides/versions/2.0/openapi.yaml'
  const [, version] = (await listVersions(db, tides.id, firstPage)).data
  const stored = async () => (await findSpecification(db, tides.id, version?.id ?? ''))?.servers
  const dryRun = (path: string) => importContent.run(database, { folder: path, prune: false, dryRun: true })
  assert.deepEqual(await stored(), [])

  await folder.write({ [description]: describe('https://a.example/v1', 'https://b.example:8443') })
  const { lines } = await dryRun(folder.path)
  const first = 'tides: Try it would send credentials also to https://a.example, https://b.example:8443'
  assert.ok(lines.includes(first), lines.join('\n'))
  assert.deepEqual(await stored(), [])
  const { servers } = await importFolder(database, folder.path)
  assert.deepEqual(servers, [
    { product: 'tides', added: ['https://a.example', 'https://b.example:8443'], removed: [] },
  ])
  assert.deepEqual(await stored(), ['https://a.example', 'https://b.example:8443'])

  // The list of the product counts, whatever its descriptions name.
  await folder.write({
    'tides/product.yaml': `${tidesYaml}servers: ['https://A.example:443/', 'http://login.example']\n`,
    [description]: describe('https://elsewhere.example'),
  })
  const listed = 'also to http://login.example, and no longer to https://b.example:8443'
  assert.ok((await dryRun(folder.path)).lines.includes(`tides: Try it would send credentials ${listed}`))
  await importFolder(database, folder.path)
  assert.deepEqual(await stored(), ['https://a.example', 'http://login.example'])

  await folder.write({ 'tides/product.yaml': `${tidesYaml}servers: []\n` })
  await importFolder(database, folder.path)
  assert.deepEqual(await stored(), [])
  await folder.write({ 'tides/product.yaml': tidesYaml })
  await importFolder(database, folder.path)
  assert.deepEqual(await stored(), ['https://elsewhere.example'])

  for (const server of [
    'api.example.com',
    'https://a.example/v1',
    'https://user@a.example',
    'ftp://a.example',
    'https://a.example:99999',
  ]) {
    await folder.write({ 'tides/product.yaml': `${tidesYaml}servers: ['${server}']\n` })
    await assert.rejects(
      dryRun(folder.path),
      /tides\/product.yaml:13:\d+: .*(must be scheme and host|is no address)/,
      server,
    )
  }
})

test('products that become visible to everyone are named and confirmed', async (t) => {
  const { database, folder } = await importedPortal(t)
  const run = (options: { dryRun?: boolean; prune?: boolean; confirmation?: string } = {}) =>
    importContent.run(database, { folder: folder.path, prune: false, dryRun: false, ...options })
  const refusalOf = async (options: Parameters<typeof run>[0] = {}) => {
    const error = await run(options).then(
      () => assert.fail('it was imported'),
      (refusal: Error) => refusal,
    )
    assert.ok(error instanceof ConfirmationNeeded, error.message)
    return { phrase: error.phrase, lines: error.lines }
  }
  const opening = portalYaml.replace('public: false', 'reading: everyone')
  const opened = async () =>
    (await auditLog({ database })).filter(({ action }) => action === 'content.import').at(-1)?.details.opened

  // Visibility alone shows nothing to visitors of a portal that only developers read.
  await folder.write({ 'tides/product.yaml': `${tidesYaml}visibility: everyone\n` })
  assert.ok(!(await run({ dryRun: true })).lines.some((line) => line.includes('everyone')))
  await run()

  await folder.write({
    'portal.yaml': opening,
    'buoys/product.yaml': 'name: Buoys\nvisibility: everyone\n',
  })
  const named = 'visible to everyone from now on: buoys, tides'
  assert.ok((await run({ dryRun: true })).lines.includes(named))
  assert.deepEqual(await refusalOf(), {
    phrase: 'show 1 to everyone',
    lines: [
      'would be visible to everyone, also without an account: tides (Tides)',
      'Nothing was imported: 1 product would be visible to everyone. Confirm it with --yes, or at a terminal.',
    ],
  })
  assert.equal((await refusalOf({ confirmation: 'show 2 to everyone' })).phrase, 'show 1 to everyone')
  assert.deepEqual(await opened(), [])
  assert.ok((await run({ confirmation: 'show 1 to everyone' })).lines.includes(named))
  assert.deepEqual(await opened(), ['buoys', 'tides'])

  // What everyone sees already, and what becomes hidden, need no confirmation.
  await folder.write({
    'tides/product.yaml': `${tidesYaml}visibility: granted\n`,
    'buoys/product.yaml': 'name: Buoys of the harbor\nvisibility: everyone\n',
  })
  await run()
  assert.deepEqual(await opened(), [])

  await folder.write({ 'tides/product.yaml': `${tidesYaml}visibility: everyone\n`, buoys: null })
  assert.equal((await refusalOf({ prune: true })).phrase, 'remove 1 of 3, show 1 to everyone')
  await run({ prune: true, confirmation: 'remove 1 of 3, show 1 to everyone' })
  assert.deepEqual(await opened(), ['tides'])

  // A public portal shows the others, too.
  await folder.write({ 'portal.yaml': portalYaml.replace('public: false', 'public: true') })
  assert.match(
    (await refusalOf()).lines.join('\n'),
    /^would be visible to everyone.*: ferries \(Ferries\)\nNothing/,
  )
})
