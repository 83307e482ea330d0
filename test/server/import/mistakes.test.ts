import assert from 'node:assert/strict'
import { symlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { test, type TestContext } from 'node:test'
import { importFolder } from '../../../server/src/import/import-folder'
import { ImportRefused } from '../../../server/src/import/import-refused'
import { readContent } from '../../../server/src/import/read-folder'
import { readPortal } from '../../../server/src/store/portal'
import { listProducts } from '../../../server/src/store/products'
import { contentFiles, nothingStored } from '../../support/server/content'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'

/** What is said about the usual content after these files took the place of its own. */
async function mistakesOf(t: TestContext, files: Record<string, string | Buffer | null>): Promise<string[]> {
  const folder = await testFolder(t, { ...contentFiles, ...files })
  try {
    await readContent(folder.path, nothingStored)
  } catch (error) {
    assert.ok(error instanceof ImportRefused, String(error))
    return error.message.split('\n')
  }
  return []
}

test('the usual content has no mistakes', async (t) => {
  assert.deepEqual(await mistakesOf(t, {}), [])
})

test('every mistake of every file is named with line, column and reason, and nothing is written', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const folder = await testFolder(t, {
    ...contentFiles,
    'portal.yaml': 'name: Harbour APIs\npublik: true\nallowed_time_period: 12h\nflags:\n  beta: perhaps\n',
    'tides/product.yaml': 'name: Tides\nversions:\n  - name: 1.0\n  - status: old\n    name: v2\n',
    'ferries/product.yaml': 'description: Without a name.\n',
  })

  await assert.rejects(importFolder(database, folder.path), (error: Error) => {
    assert.deepEqual(error.message.split('\n'), [
      'ferries/product.yaml:1:1: `name` is missing',
      'portal.yaml:2:1: `publik` is not a known key; did you mean `public`?',
      'portal.yaml:3:22: `allowed_time_period` must be one of 24h, 90d',
      'portal.yaml:5:9: `flags.beta` must be true or false',
      'tides/product.yaml:3:11: `versions[1].name` must be text: write "1.0" in quotes',
      'tides/product.yaml:4:13: `versions[2].status` must be one of published, deprecated, sunset',
    ])
    return true
  })
  assert.equal((await readPortal(database.db)).settings.name, 'Developer Portal')
  assert.equal((await listProducts(database.db, 'unrestricted', { size: 10, number: 1 })).total, 0)
})

const versionWithDescription = "name: F\nversions:\n  - name: '1'\n    specification: api.yaml\n"

const single: Record<string, { files: Record<string, string | Buffer | null>; said: string | RegExp }> = {
  'YAML that is none': {
    files: { 'portal.yaml': 'name: [Harbour\nrbac: true\n' },
    said: /^portal\.yaml:2:\d+: /,
  },
  'a date that does not exist': {
    files: { 'ferries/product.yaml': "name: Ferries\nversions:\n  - name: '1'\n    sunset: 0000-01-01\n" },
    said: /^ferries\/product\.yaml:4:13: `versions\[1\]\.sunset` must be a date like /,
  },
  'a public portal that visitors read': {
    files: {
      'portal.yaml': 'name: Harbour\npublic: true\nreading: everyone\n',
      'tides/product.yaml': 'name: Tides\n',
    },
    said: 'portal.yaml:3:1: `reading: everyone` is for a portal with accounts: remove it, or set `public: false`',
  },
  'a visibility beside its earlier name': {
    files: { 'ferries/product.yaml': 'name: Ferries\nvisibility: everyone\naccess: { view: granted }\n' },
    said: 'ferries/product.yaml:3:11: `visibility` and `access.view` both say who sees the product: remove `access.view`',
  },
  'hosts of a gateway with a scheme': {
    files: { 'ferries/product.yaml': 'name: Ferries\ngateway: { hosts: ["https://api.example.com"] }\n' },
    said: 'ferries/product.yaml:2:20: `gateway.hosts[1]` must be a host in small letters, without scheme, port and path, such as api.example.com',
  },
  'a path of a gateway that leads upwards': {
    files: { 'ferries/product.yaml': 'name: Ferries\ngateway: { paths: [/ferries/../tides] }\n' },
    said: 'ferries/product.yaml:2:20: `gateway.paths[1]` must be a path that begins with a slash, without query and percent-encoding, such as /orders/v1',
  },
  'a gateway that names nothing': {
    files: { 'ferries/product.yaml': 'name: Ferries\ngateway: {}\n' },
    said: 'ferries/product.yaml:2:10: `gateway` must name `hosts`, `paths` or both',
  },
  'two versions of two products that gateways find at the same place': {
    files: {
      'ferries/product.yaml':
        "name: Ferries\ngateway: { hosts: [api.example.com] }\nversions:\n  - name: '1'\n    gateway: { paths: [/a/] }\n  - name: '0'\n    status: sunset\n    gateway: { paths: [/a] }\n",
      'piers/product.yaml':
        "name: Piers\ngateway: { hosts: [api.example.com], paths: [/a] }\nversions:\n  - name: '1'\n",
    },
    said: 'piers/product.yaml:1:1: gateways find ferries/1 and piers/1 at the same place: api.example.com and /a',
  },
  'a visibility that is none': {
    files: { 'ferries/product.yaml': 'name: Ferries\nvisibility: public\n' },
    said: 'ferries/product.yaml:2:13: `visibility` must be one of everyone, developers, granted',
  },
  'a key given twice': {
    files: { 'portal.yaml': 'name: One\nname: Two\n' },
    said: 'portal.yaml:2:1: Map keys must be unique',
  },
  'a file that is a list': {
    files: { 'ferries/product.yaml': '- name\n' },
    said: 'ferries/product.yaml:1:1: the file must be a mapping of names to values',
  },
  'aliases that multiply': {
    files: { 'portal.yaml': aliasBomb() },
    said: /^portal\.yaml:\d+:\d+: aliases multiply this file; at most 100 are taken$/,
  },
  'aliases that multiply a description': {
    files: {
      'ferries/product.yaml': versionWithDescription,
      'ferries/api.yaml': `openapi: 3.0.0\ninfo: {title: A, version: '1'}\n${aliasBomb()}`,
    },
    said: 'ferries/api.yaml:1:1: has more than 10000000 values, each alias counted as what it stands for; at most 10000000 are taken',
  },
  'a description that contains itself': {
    files: {
      'ferries/product.yaml': versionWithDescription,
      'ferries/api.yaml': "openapi: 3.0.0\ninfo: &a {title: A, version: '1', x-self: *a}\n",
    },
    said: 'ferries/api.yaml:1:1: contains itself through an alias',
  },
  'a description that is nested too deeply': {
    files: {
      'ferries/product.yaml': versionWithDescription,
      'ferries/api.yaml': `openapi: 3.0.0\nx: ${'['.repeat(600)}${']'.repeat(600)}\n`,
    },
    said: /^ferries\/api\.yaml:2:\d+: is nested too deeply; at most 500 levels are taken$/,
  },
  'nesting without end': {
    files: { 'portal.yaml': `name: ${'['.repeat(200_000)}` },
    said: /^portal\.yaml:\d+:\d+: /,
  },
  'bytes that are no text': {
    files: { 'ferries/docs/page.md': Buffer.from([0x23, 0x20, 0xff, 0xfe]) },
    said: 'ferries/docs/page.md:1:1: is not UTF-8 text',
  },
  'an escape that cannot be stored': {
    files: { 'ferries/product.yaml': 'name: Ferries\ndescription: "a\\0b"\n' },
    said: 'ferries/product.yaml:1:1: holds an escape for NUL or for half a character, which no text may',
  },
  'a document that is too large': {
    files: { 'ferries/docs/page.md': 'x'.repeat(4 * 1024 * 1024 + 1) },
    said: 'ferries/docs/page.md:1:1: has 4194305 bytes; at most 4194304 (4 MB) are taken',
  },
  'an image in the documents that is none': {
    files: { 'ferries/docs/images/map.png': '<html></html>' },
    said: 'ferries/docs/images/map.png:1:1: is not a PNG, JPEG, GIF, WebP or SVG image',
  },
  'a specification that is not there': {
    files: { 'ferries/product.yaml': "name: F\nversions:\n  - name: '1'\n    specification: api.yaml\n" },
    said: 'ferries/product.yaml:4:20: there is no file "api.yaml"',
  },
  'a specification by an absolute path': {
    files: {
      'ferries/product.yaml': "name: F\nversions:\n  - name: '1'\n    specification: /etc/hostname\n",
    },
    said: 'ferries/product.yaml:4:20: "/etc/hostname" must be relative to this file',
  },
  'a specification that is none': {
    files: { 'tides/versions/2.0/openapi.yaml': 'title: Tides\n' },
    said: 'tides/versions/2.0/openapi.yaml:1:1: is no OpenAPI document: `openapi: 3.…` or `swagger: "2.0"` is missing',
  },
  'a specification of another kind': {
    files: { 'tides/versions/2.0/openapi.yaml': 'info: {}\nopenapi: 4.0.0\n' },
    said: 'tides/versions/2.0/openapi.yaml:2:10: OpenAPI "4.0.0" is not supported; 3.0 to 3.2 and Swagger 2.0 are',
  },
  'broken JSON': {
    files: {
      'tides/versions/2.0/openapi.yaml': null,
      'tides/versions/2.0/openapi.json': '{\n  "openapi": "3.1.0",\n  oops\n}\n',
    },
    said: /^tides\/versions\/2\.0\/openapi\.json:3:3: is not JSON: /,
  },
  'an unknown auth strategy': {
    files: { 'ferries/product.yaml': 'name: F\nregistration:\n  - strategy: Magic\n' },
    said: 'ferries/product.yaml:3:15: there is no auth strategy "Magic"; known: "API key", "Machine login"',
  },
  'a name of a strategy in a language that there is not': {
    files: {
      'portal.yaml':
        'name: P\nauth_strategies:\n  - name: Key\n    type: key_auth\n    names:\n      de: Schlüssel\n      it: Chiave\n',
      tides: null,
    },
    said: 'portal.yaml:7:7: `it` must be one of en, ca, de, es, fr',
  },
  'an empty name of a strategy': {
    files: {
      'portal.yaml':
        'name: P\nauth_strategies:\n  - name: Key\n    type: key_auth\n    names:\n      de: " "\n',
      tides: null,
    },
    said: 'portal.yaml:6:11: `auth_strategies[1].names.de` must be one line of text, 1 to 255 characters',
  },
  'two strategies that one language cannot tell apart': {
    files: {
      'portal.yaml':
        'name: P\nauth_strategies:\n  - { name: Key, type: key_auth, names: { de: Schlüssel } }\n  - name: Client\n    type: client_credentials\n    names: { de: " Schlüssel", fr: Client }\n',
      tides: null,
    },
    said: 'portal.yaml:6:18: a second auth strategy named "Schlüssel"',
  },
  'automatic approval of a scope that the strategy does not have': {
    files: {
      'ferries/product.yaml':
        'name: F\nregistration:\n  - strategy: Machine login\n    auto_approve: true\n    auto_approve_scopes: [read, fly]\n',
    },
    said: 'ferries/product.yaml:5:33: the auth strategy "Machine login" has no scope "fly"; it has: "read", "write"',
  },
  'automatic approval of a scope where the strategy has none': {
    files: {
      'ferries/product.yaml':
        "name: F\nversions:\n  - name: '1'\n    registration:\n      - { strategy: API key, auto_approve: true, auto_approve_scopes: [read] }\n",
    },
    said: 'ferries/product.yaml:5:72: the auth strategy "API key" has no scope "read"; it has: none',
  },
  'scopes of an automatic approval that is off': {
    files: {
      'ferries/product.yaml':
        'name: F\nregistration:\n  - strategy: Machine login\n    auto_approve_scopes: [read]\n',
    },
    said: 'ferries/product.yaml:4:5: `auto_approve_scopes` needs `auto_approve: true`',
  },
  'a version twice': {
    files: { 'ferries/product.yaml': "name: F\nversions:\n  - name: '1'\n  - name: '1'\n" },
    said: 'ferries/product.yaml:4:11: a second version "1"',
  },
  'a folder of a version that is not listed': {
    files: { 'tides/versions/3.0/openapi.yaml': 'openapi: 3.1.0\n' },
    said: 'tides/product.yaml:7:1: `versions` does not list "3.0", which has a folder in tides/versions',
  },
  'two documents with one slug': {
    files: { 'tides/docs/guides/welcome.md': '# Again\n' },
    said: /^tides\/docs\/(guides\/)?welcome\.md:1:1: has the slug "welcome" as tides\/docs\/.*welcome\.md has/,
  },
  'a translation of nothing': {
    files: { 'tides/docs/only.fr.md': '# Seul\n' },
    said: 'tides/docs/only.fr.md:1:1: has no only.md beside it for readers of other languages',
  },
  'front matter with a mistake': {
    files: { 'tides/docs/welcome.md': '---\ntitle: Hello\norder: first\n---\n' },
    said: 'tides/docs/welcome.md:3:8: `order` must be a number',
  },
  'a product without product.yaml': {
    files: { 'lost/docs/page.md': '# Lost\n' },
    said: 'lost:1:1: has versions or documents but no product.yaml',
  },
  'a logo that is no image': {
    files: { 'portal.yaml': 'name: P\nappearance:\n  logo: logo.png\n', 'logo.png': '<svg/>', tides: null },
    said: 'portal.yaml:3:9: "logo.png" is not a PNG or JPEG image',
  },
  'a color whose second half YAML took for a comment': {
    files: {
      'portal.yaml':
        'name: P\nappearance:\n  theme:\n    section_colors:\n      body: light-dark(#fff, #111)\n',
    },
    said: /^portal\.yaml:5:13: `appearance\.theme\.section_colors\.body` must be a CSS value like '#1b5e20' \(in quotes\)/,
  },
  'a theme that would load something': {
    files: {
      'portal.yaml': 'name: P\nappearance:\n  theme:\n    fonts: { base: "url(https://x)" }\n',
      tides: null,
    },
    said: /^portal\.yaml:4:20: `appearance\.theme\.fonts\.base` must be a CSS value/,
  },
  'a captcha without its key': {
    files: { 'portal.yaml': 'name: P\ncaptcha: { provider: turnstile }\n', tides: null },
    said: 'portal.yaml:2:10: `captcha`: `site_key` is missing',
  },
  'a domain of e-mail addresses that is none': {
    files: {
      'portal.yaml':
        'name: P\nsign_in:\n  providers:\n    - { name: a, issuer: https://a.example, client_id: a, email_domains: [münchen.de] }\n',
      tides: null,
    },
    said: 'portal.yaml:4:75: `sign_in.providers[1].email_domains[1]` must be a domain such as example.com; write other letters than those of ASCII as xn--…',
  },
  'a captcha with the difficulty of another one': {
    files: {
      'portal.yaml': 'name: P\ncaptcha: { provider: turnstile, site_key: k, difficulty: 10 }\n',
      tides: null,
    },
    said: /^portal\.yaml:2:\d+: `captcha\.difficulty`/,
  },
  'a captcha whose help would run a script': {
    files: {
      'portal.yaml': "name: P\ncaptcha: { provider: proof_of_work, help_url: 'javascript:alert(1)' }\n",
      tides: null,
    },
    said: 'portal.yaml:2:47: `captcha.help_url` must be a whole address that begins with http://, https:// or mailto:',
  },
}

for (const [name, { files, said }] of Object.entries(single)) {
  test(`refused: ${name}`, async (t) => {
    const mistakes = await mistakesOf(t, files)
    if (typeof said === 'string') assert.deepEqual(mistakes, [said])
    else assert.match(mistakes.join('\n'), said)
  })
}

test('a link out of the folder is not followed into what is published', async (t) => {
  const secret = await testFolder(t, { 'secret.md': 'For nobody.' })
  const folder = await testFolder(t, contentFiles)
  await symlink(`${secret.path}/secret.md`, `${folder.path}/tides/docs/guides/linked.md`)
  await assert.rejects(
    readContent(folder.path, nothingStored),
    /^ImportRefused: tides\/docs\/guides\/linked\.md:1:1: lies outside/,
  )
})

test('a specification may lie beside the code, outside the folder', async (t) => {
  const code = await testFolder(t, { 'api.json': '{"openapi":"3.0.3"}' })
  const specification = `../../${basename(code.path)}/api.json`
  const yaml = `name: F\nversions:\n  - name: '1'\n    specification: ${specification}\n`
  assert.deepEqual(await mistakesOf(t, { 'ferries/product.yaml': yaml }), [])
})

test('an empty folder and a missing one say so', async (t) => {
  const empty = await testFolder(t)
  await assert.rejects(
    readContent(empty.path, nothingStored),
    /holds neither a portal\.yaml nor a folder with a product\.yaml/,
  )
  await assert.rejects(readContent(`${empty.path}/nowhere`, nothingStored), /there is no such folder/)
})

function aliasBomb(): string {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const item = level === 0 ? 'x' : `*a${level - 1}`
    return `a${level}: &a${level} [${Array.from({ length: 9 }, () => item).join(', ')}]`
  })
  return `name: Bomb\n${levels.join('\n')}\n`
}
