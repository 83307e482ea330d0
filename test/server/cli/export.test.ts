import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import portalSchema from '../../../server/schemas/portal.schema.json'
import productSchema from '../../../server/schemas/product.schema.json'
import { contentFiles, tidesSpecification } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, type Environment } from '../../support/server/processes'

const demo = fileURLToPath(new URL('../../../demo/content', import.meta.url))
const page = (name: string) => `https://app.example.com/${name}?token={token}`

/** Every setting, and none as it is without one. */
const settings = {
  name: 'Harbour APIs',
  languages: ['de', 'en'],
  public: false,
  reading: 'everyone',
  rbac: true,
  approve_developers: true,
  sign_in: {
    password: false,
    sso: true,
    providers: [
      {
        name: 'harbour',
        issuer: 'https://id.example.com',
        client_id: 'portal',
        new_accounts: 'pending',
        email_domains: ['Example.com'],
        group_access: [{ group: 'pilots', products: ['tides'], actions: ['view'] }],
      },
      { name: 'ferry', issuer: 'https://ferry.example.com', client_id: 'portal', kinds: ['user'] },
    ],
  },
  allowed_time_period: '90d',
  analytics: false,
  builder: true,
  requests: { days: 7, fields: ['query'] },
  appearance: {
    welcome_message: 'Welcome: to "all"',
    primary_header: 'APIs of the harbour',
    logo: 'logo.png',
    cover: 'cover.png',
    favicon: 'favicon.png',
    theme: { section_colors: { body: '#fafafa', header: { value: '#113355', description: 'Of the sea' } } },
  },
  flags: { public_labels: true, new_docs: false },
  routes: { catalog: ['new_docs'] },
  password_policy: { min_length: 12, max_length: 64, min_classes: 2 },
  captcha: { provider: 'proof_of_work', difficulty: 2000, kinds: ['developer'] },
  users: { registration: 'invitation', approve: false, regions: ['eu'] },
  pages: {
    developer: { application: 'https://app.example.com/applications/{id}' },
    user: {
      verify_email: page('verify'),
      reset_password: page('reset'),
      accept_invitation: page('accept'),
      sign_in: 'https://app.example.com/',
    },
  },
  allowed_origins: ['https://docs.example.com'],
  auth_strategies: [
    {
      name: 'Key',
      names: { de: 'Schlüssel' },
      type: 'key_auth',
      key_names: ['x-key', 'apikey'],
      default: true,
    },
    { name: 'Machine', type: 'client_credentials', auth_methods: ['bearer', 'session'], scopes: ['b', 'a'] },
    { name: 'Own', type: 'self_managed_client_credentials' },
  ],
}

const product = {
  name: ' Tides ',
  description: 'Water levels.\n\nOf every harbour.\n',
  labels: { zone: 'sea', team: 'yes', 'a-b': '1' },
  visibility: 'everyone',
  access: { register: 'granted' },
  servers: ['https://api.example.com:8443'],
  registration: [{ strategy: 'Key', auto_approve: true }],
  gateway: { paths: ['/tides/'], hosts: ['api.example.com'] },
  versions: [
    { name: '2.0', status: 'deprecated', sunset: '2031-02-03', gateway: { paths: ['/tides/2'] } },
    {
      name: '1.0 beta/α',
      specification: 'versions/beta/openapi.json',
      registration: [
        { strategy: 'Machine', enabled: false, auto_approve: true, auto_approve_scopes: ['a'] },
        { strategy: 'Own' },
      ],
    },
    { name: '0.1', status: 'sunset' },
  ],
}

const everything: Readonly<Record<string, string>> = {
  'portal.yaml': stringify(settings),
  'tides/product.yaml': stringify(product),
  'tides/versions/2.0/openapi.yaml': `# Kept as it is.\n${tidesSpecification}`,
  'tides/versions/beta/openapi.json': '{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{}}',
  'tides/docs/zebra.md':
    '---\norder: 1\nslug: first-of-all\nx-owner: { team: sea, at: 2031-02-03 }\n---\n# Zebra\n',
  'tides/docs/zebra.de.md': '---\n---\n\n---\n\n# Zebra, aber zuerst\n',
  'tides/docs/Guides & more/start.md': 'No title.\r\n\r\nLines of another system.\r\n',
  'tides/docs/Guides & more/deep/deeper/index.md': '---\ntitle: "yes"\norder: 2.5\n---\n',
  'tides/docs/reference.md': `# ${'Long '.repeat(60)}\n`,
  'tides/docs/reference.fr.md': '---\nx-only: here\n---\nTexte.\n',
  'tides/docs/reference/index-of-models.md': '# Models #\n',
  'empty/product.yaml': 'name: "1.0"\nversions: []\n',
  'hidden/product.yaml': 'name: Hidden\nvisibility: granted\n',
}

async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  return new Map(paths.map((path, index) => [path.slice(folder.length + 1), texts[index] ?? '']))
}

async function imported(t: TestContext, folder: string, environment: Environment): Promise<void> {
  assert.equal((await portalServer(t, ['migrate'], environment)).code, 0)
  const { code, err } = await portalServer(t, ['import', folder, '--yes'], environment)
  assert.equal(code, 0, err)
}

async function assertUnchanged(t: TestContext, folder: string, environment: Environment): Promise<void> {
  const { out, err } = await portalServer(t, ['import', folder, '--dry-run', '--json'], environment)
  assert.notEqual(out, '', err)
  const { portal, added, changed, removed, kept, versions, strategies } = JSON.parse(out)
  assert.deepEqual(
    { portal, added, changed, removed, kept, versions, strategies },
    {
      portal: 'unchanged',
      added: [],
      changed: [],
      removed: [],
      kept: [],
      versions: { added: [], changed: [], removed: [] },
      strategies: [],
    },
  )
}

/** Exports what was imported, and imports it into an empty portal, whose export has the same bytes. */
async function walk(t: TestContext, source: string): Promise<Map<string, string>> {
  const [first, second] = [await processDatabase(t), await processDatabase(t)]
  const out = (await testFolder(t)).path
  await imported(t, source, first.environment)
  const made = await portalServer(t, ['export', join(out, 'once')], first.environment)
  assert.equal(made.code, 0, made.err)
  await assertUnchanged(t, join(out, 'once'), first.environment)
  await imported(t, join(out, 'once'), second.environment)
  await assertUnchanged(t, source, second.environment)
  assert.equal((await portalServer(t, ['export', join(out, 'twice')], second.environment)).code, 0)
  const files = await filesBelow(join(out, 'once'))
  assert.deepEqual(await filesBelow(join(out, 'twice')), files)
  return files
}

test('an export has every setting, and imports as what it was', async (t) => {
  const folder = await testFolder(t, everything)
  for (const image of ['logo.png', 'cover.png', 'favicon.png'])
    await folder.write({ [image]: await readFile(join(demo, image)) })
  await folder.write({ 'tides/docs/images/map.png': await readFile(join(demo, 'logo.png')) })

  const files = await walk(t, folder.path)

  const names = [...files.keys()]
  assert.ok(names.includes('tides/versions/2.0/openapi.yaml'))
  assert.ok(names.includes('tides/versions/version-2/openapi.json'))
  assert.ok(names.includes('tides/docs/Guides & more/deep/deeper/index.md'))
  assert.equal(
    files.get('tides/versions/2.0/openapi.yaml'),
    everything['tides/versions/2.0/openapi.yaml'],
    'the description is the same, byte for byte',
  )
  // What is added to a file has to be added to the test.
  assert.deepEqual(Object.keys(settings).sort(), Object.keys(portalSchema.properties).sort())
  const keys = new Set(Object.keys(productSchema.properties))
  assert.deepEqual(
    [...keys].filter((key) => !(key in product)),
    [],
  )
})

test('the demo’s content is exported and imported again without a change', async (t) => {
  await walk(t, demo)
})

test('an export says nothing that an operator decided, and writes over nothing', async (t) => {
  const { environment } = await processDatabase(t)
  const folder = await testFolder(t, contentFiles)
  await imported(t, folder.path, environment)
  const decided = await portalServer(
    t,
    ['versions', 'deprecate', 'tides/2.0', '--sunset', '2031-01-01'],
    environment,
  )
  assert.equal(decided.code, 0, decided.err)
  const out = join((await testFolder(t)).path, 'exported')

  const full = await portalServer(t, ['export', folder.path], environment)
  assert.deepEqual([full.code, full.out], [1, ''])
  assert.match(full.err, /is not an empty folder; name a new one/)
  const below = await portalServer(t, ['export', join(folder.path, 'portal.yaml', 'x')], environment)
  assert.match(below.err, /is not an empty folder; name a new one/)

  const made = await portalServer(t, ['export', out, '--json'], environment)
  assert.equal(JSON.parse(made.out).files, 8, made.err)
  await assertUnchanged(t, out, environment)
  assert.doesNotMatch(await readFile(join(out, 'tides/product.yaml'), 'utf8'), /2031|2\.0.\n *status/)
})
