import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Files = Readonly<Record<string, string>>

const description = (rest: string) => `openapi: 3.1.0\ninfo: { title: Tides, version: '1' }\n${rest}`

const sound: Files = {
  'portal.yaml': 'name: Harbour APIs\n',
  'tides/product.yaml': 'name: Tides\nversions:\n  - name: one\n',
  'tides/versions/one/openapi.yaml': description('paths: {}\n'),
  'tides/docs/welcome.md': '# Welcome\n',
}

const operation = '    get: { operationId: a, responses: { default: { description: d } } }\n'

/** Contents with one fault, and how `import --strict` names it. */
const broken: Readonly<Record<string, { files: Files; named: string }>> = {
  'misspelled-key': {
    files: { 'tides/product.yaml': 'nmae: Tides\n' },
    named: 'tides/product.yaml:1:1: `nmae` is not a known key; did you mean `name`?',
  },
  'missing-version': {
    files: { 'tides/product.yaml': `${sound['tides/product.yaml']}  - name: two\n` },
    named: 'tides/product.yaml:4:11: version "two" has no API description;',
  },
  'folder-without-product': {
    files: { 'ferries/a.txt': 'A' },
    named: 'ferries:1:1: has no product.yaml, so it is no product;',
  },
  'lost-reference': {
    files: {
      'tides/versions/one/openapi.yaml': description(
        "paths: {}\ncomponents: { schemas: { A: { $ref: '#/no' } } }\n",
      ),
    },
    named:
      'tides/versions/one/openapi.yaml:4:31: `$ref` leads to "#/no", which this description does not have;',
  },
  'operation-id-twice': {
    files: {
      'tides/versions/one/openapi.yaml': description(`paths:\n  /a:\n${operation}  /b:\n${operation}`),
    },
    named: 'tides/versions/one/openapi.yaml:7:12: `operationId` "a" is that of GET /a too;',
  },
  'refused-by-openapi': {
    files: {
      'tides/versions/one/openapi.yaml': description(
        'paths:\n  /a:\n    get: { sumary: A, responses: {} }\n',
      ),
    },
    named: 'tides/versions/one/openapi.yaml:5:12: `sumary` is not a known key; did you mean `summary`?',
  },
  'broken-link': {
    files: { 'tides/docs/welcome.md': '# Welcome\n\n[a](gone.md)\n' },
    named: 'tides/docs/welcome.md:3:1: a link leads to "gone.md", and there is no document "gone"',
  },
  'broken-image': {
    files: { 'tides/docs/welcome.md': '# Welcome\n\n![a](map.png)\n' },
    named: 'tides/docs/welcome.md:3:1: there is no image "map.png" in docs',
  },
  'color-that-is-none': {
    files: {
      'portal.yaml': `${sound['portal.yaml']}appearance: { theme: { section_colors: { hero: bleu } } }\n`,
    },
    named: 'portal.yaml:2:48: `appearance.theme.section_colors.hero`: "bleu" is no opaque color',
  },
  'html-that-runs': {
    files: {
      'tides/docs/welcome.md': '# Welcome\n\n<details onclick="a()"><script>b()</script></details>\n',
    },
    named: 'tides/docs/welcome.md:3:1: `onclick` of `<details>` is left out;',
  },
}

export interface ImportOutcome {
  code: number
  stdout: string
  stderr: string
}

/**
 * Imports contents with one fault each, in a folder of their own: strictly, which names the fault and fails, and else as a dry run,
 * which names it and counts it if the content can be imported anyway.
 */
export async function importBrokenContents(
  folder: string,
  run: (args: string) => Promise<ImportOutcome>,
): Promise<void> {
  for (const [name, { files, named }] of Object.entries(broken)) {
    const content = join('broken', name)
    for (const [path, text] of Object.entries({ ...sound, ...files })) {
      const file = join(folder, content, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const strict = await run(`import ${content} --strict`)
    assert.equal(strict.code, 1, `${name}: ${strict.stdout}${strict.stderr}`)
    assert.ok(strict.stderr.includes(named), `${name}: ${strict.stderr}`)
    assert.match(strict.stderr, /\nNothing was imported: (one|\d+) mistakes?\.\n$/)

    const dry = await run(`import ${content} --dry-run`)
    if (name === 'misspelled-key') {
      assert.equal(dry.code, 1)
      continue
    }
    assert.equal(dry.code, 0, `${name}: ${dry.stderr}`)
    const asWarning = named.replace(/^(\S+:\d+:\d+): /, '$1: warning: ')
    assert.ok(dry.stdout.includes(asWarning), `${name}: ${dry.stdout}`)
    assert.match(dry.stdout, /\nNothing was written: this was a dry run\. [1-9]\d* warnings?\.\n$/)
  }
}
