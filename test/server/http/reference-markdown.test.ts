import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { setAccess } from '../../../server/src/commands/set-access'
import { buildDescriptionThread } from '../../support/server/description-thread'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal, type TestProduct } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { expiredAccessToken } from '../../support/server/time-passes'
import type { PortalVisitor } from '../../support/server/visitor'

const visibilities = ['everyone', 'developers', 'granted'] as const

const described = (paths: object, rest: object = {}) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Harbour', version: '7' }, paths, ...rest })

const productOf = (folder: string, description: string, settings: object = {}): TestProduct => ({
  folder,
  product: { name: `Product ${folder}`, versions: [{ name: '1.0' }, { name: 'none' }], ...settings },
  files: { 'versions/1.0/openapi.json': description, 'docs/start.md': '# Start\n' },
})

const boats = described({
  '/boats': { get: { operationId: 'boats/list & more', summary: 'All boats', responses: {} } },
  '/boats/{id}': { delete: { responses: { 204: { description: 'Gone.' } } } },
})

/** Everything in it tries to become a part of the text around it. */
const hostile = described(
  {
    '/a`b': {
      get: {
        operationId: 'hostile',
        summary: '# Not a heading\n[link](javascript:alert(1)) `open',
        description:
          'Words.\n\nA title\n=====\n\n# A heading\n\n<!-- never closed\n\n<script>alert(1)\n\n```\nnever closed',
        parameters: [
          {
            name: 'q`',
            in: 'query',
            description: '## Also a heading\n\n~~~\nnever closed',
            schema: { type: 'string', default: '``', enum: ['a\n# b'] },
          },
        ],
        responses: {
          '200\n# x': { description: 'Fine.', content: { 'text/plain\n# y': { example: '```\n# z' } } },
        },
      },
      post: {
        operationId: 'circular',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
        responses: {
          200: {
            description: 'A tree.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
          },
          400: { $ref: '#/components/responses/Loop' },
        },
      },
      put: {
        operationId: 'deep',
        responses: {
          200: {
            description: 'Many.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Level0' } } },
          },
        },
      },
    },
  },
  {
    components: {
      responses: { Loop: { $ref: '#/components/responses/Loop' } },
      schemas: {
        Tree: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 2 },
            secret: { type: 'string', readOnly: true },
            children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
            parent: { oneOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
            owner: { $ref: '#/components/schemas/Owner' },
            nothing: { $ref: '#/components/schemas/None' },
          },
        },
        Owner: {
          type: 'object',
          description: 'Who owns it.',
          properties: { of: { $ref: '#/components/schemas/Tree' } },
        },
        ...Object.fromEntries(
          Array.from({ length: 300 }, (_, level) => [
            `Level${level}`,
            {
              type: 'object',
              properties: Object.fromEntries(
                Array.from({ length: 20 }, (_, index) => [
                  `p${index}`,
                  { $ref: `#/components/schemas/Level${(level * 20 + index) % 300}` },
                ]),
              ),
            },
          ]),
        ),
      },
    },
  },
)

const granted = { email: 'grace@example.com', password: 'Correct-horse-3' }
const revoked = { email: 'kim@example.com', password: 'Correct-horse-2' }

/** Asks as programs do; pages are in no contract. */
function ask({ url }: RealPortal, path: string, visitor?: PortalVisitor, headers = {}): Promise<Response> {
  const cookie = Array.from(visitor?.cookies ?? [], ([name, { value }]) => `${name}=${value}`).join('; ')
  return fetch(url + path, { headers: { ...(cookie && { cookie }), ...headers } })
}

/** Those outside of blocks of code. */
function headingsOf(text: string): string[] {
  let fence = ''
  return text.split('\n').filter((line) => {
    const [marks = ''] = /^(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') fence = marks
    else if (line === fence) fence = ''
    return fence === '' && /^ *#/.test(line)
  })
}

describe('references in Markdown', () => {
  let portal: RealPortal
  let kit: Awaited<ReturnType<typeof kitFolder>>
  const settings = { name: 'Harbour', reading: 'everyone' }
  let orders: TestProduct
  const all = () => [
    ...visibilities.map((visibility) => productOf(visibility, boats, { visibility })),
    productOf('hostile', hostile, { visibility: 'everyone' }),
    orders,
  ]

  before(async () => {
    const yaml = await readFile('demo/content/chandlery-orders/versions/v1/openapi.yaml', 'utf8')
    orders = {
      folder: 'orders',
      product: { name: 'Orders', visibility: 'everyone', versions: [{ name: 'v1' }] },
      files: { 'versions/v1/openapi.yaml': yaml },
    }
    kit = await kitFolder({})
    await buildDescriptionThread(kit.path)
    portal = await realPortal({
      settings,
      products: all(),
      developers: [robin, granted, revoked],
      environment: { KIT_DIR: kit.path },
    })
    const grant = { email: granted.email, product: 'granted', isAllowed: true }
    await setAccess.run(portal.database, { ...grant, actions: ['view'] })
  })
  after(async () => {
    await portal.close()
    await kit.remove()
  })

  const textOf = async (path: string, { status = 200, headers = {} } = {}) => {
    const response = await ask(portal, path, undefined, headers)
    assert.equal(response.status, status, path)
    return response.text()
  }

  it('have an overview that names each operation and its text', async () => {
    const response = await ask(portal, '/spec/everyone/1.0.md')
    assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8')
    assert.equal(response.headers.get('link'), `<${portal.url}/spec/everyone/1.0>; rel="canonical"`)
    assert.equal(response.headers.get('content-language'), 'en')
    const text = await response.text()
    assert.match(text, /^# Harbour\n\nVersion 7 · OpenAPI 3\.1\.0 · 2 operations\n/)
    const links = [...text.matchAll(/\[`(.*?)`\]\((.*?)\)/g)].map(([, name, address]) => [name, address])
    const base = `${portal.url}/spec/everyone/1.0.md?operation=`
    assert.deepEqual(links, [
      ['GET /boats', `${base}boats%2Flist+%26+more`],
      ['DELETE /boats/{id}', `${base}delete-boats-id`],
    ])
    for (const [, address = ''] of links)
      assert.match(await textOf(address.slice(portal.url.length)), /^# .*\n\n\*\*(GET|DELETE)\*\* `\/boats/)
  })

  it('have everything of an operation', async () => {
    const response = await ask(portal, '/spec/orders/v1.md?operation=createOrderV1')
    const canonical = `${portal.url}/spec/orders/v1?operation=createOrderV1`
    assert.equal(response.headers.get('link'), `<${canonical}>; rel="canonical"`)
    const text = await response.text()
    assert.deepEqual(headingsOf(text), [
      '# Create an order',
      '## Servers',
      '## Authentication',
      '## Request body (required)',
      '### `application/json`',
      '## Responses',
      '### 201',
      '#### `application/json`',
      '### 400',
      '#### `application/problem+json`',
      '### 401',
      '#### `application/problem+json`',
      '### 409',
      '#### `application/problem+json`',
    ])
    for (const part of [
      '**POST** `/orders`',
      '- `http://localhost:4010/orders/v1`: Demo gateway on your machine',
      '- `apiKey` (API key in the header X-Api-Key)',
      '- `ship` (string, required)\n  1 to 60 characters',
      '  - `count` (integer, required)\n    ≥ 1 · ≤ 999',
      '  Allowed values: `open`, `paid`, `shipped`, `delivered`, `canceled`',
      '```json\n{\n  "ship": "Grey Heron",',
    ])
      assert.ok(text.includes(part), part)
    const list = await textOf('/spec/orders/v1.md?operation=listOrdersV1')
    assert.ok(list.includes('- `limit` (integer): Orders in a response.\n  ≥ 1 · ≤ 50 · Default `10`'), list)
    assert.ok(list.includes('- `orders` (array of `Order`, required)'), list)
    assert.match(list, /\n## Models\n\n### `Order`\n/)
    assert.match(
      await textOf('/spec/orders/v1.md?operation=cancelOrderV1'),
      /\n> This operation is deprecated\./,
    )
  })

  it('are in the language of the page', async () => {
    const headers = { 'accept-language': 'de' }
    const text = await textOf('/spec/orders/v1.md?operation=listOrdersV1', { headers })
    assert.match(text, /\n## Query-Parameter\n/)
    assert.match(text, /Standard `10`|Vorgabe `10`/)
  })

  it('keep their outline, whatever the description says', async () => {
    const text = await textOf('/spec/hostile/1.0.md?operation=hostile')
    assert.deepEqual(headingsOf(text), [
      '# # Not a heading \\[link\\](javascript:alert(1)) \\`open',
      '## A title',
      '## A heading',
      '## Servers',
      '## Query parameters',
      '## Responses',
      '### 200 # x',
      '#### `text/plain # y`',
    ])
    assert.match(text, /\n\\<!-- never closed\n\n\\<script>alert\(1\)\n\n```\nnever closed\n```\n/)
    assert.match(
      text,
      /- `` q` `` \(string\)\n\n {2}\*\*Also a heading\*\*\n\n {2}~~~\n {2}never closed\n {2}~~~\n/,
    )
    assert.match(text, /\n````text\n```\n# z\n````\n/)
  })

  it('come to an end, whatever refers to what', async () => {
    const text = await textOf('/spec/hostile/1.0.md?operation=circular')
    const request = text.slice(text.indexOf('## Request body'), text.indexOf('## Responses'))
    assert.doesNotMatch(request, /secret/)
    assert.ok(request.includes('- `name` (string, required)\n  at least 2 characters'), request)
    assert.ok(request.includes('- `children` (array of `Tree`)'), request)
    assert.match(text, /- `secret` \(string, read-only\)/)
    assert.match(text, /- `nothing` \(unknown\)\n {2}The target of the reference/)
    assert.match(text, /\n### `Owner`\n\nWho owns it\.\n\n- `of` \(object · `Tree`\)/)
    assert.equal(text.match(/^### `Tree`$/gm), null)
    const deep = await textOf('/spec/hostile/1.0.md?operation=deep')
    assert.ok(deep.length < 100_000, String(deep.length))
    assert.match(deep, /\n### …\n$/)
  })

  it('are unknown where there is nothing to read', async () => {
    for (const path of [
      '/spec/everyone/1.0.md?operation=none',
      '/spec/everyone/1.0.md?operation=__proto__',
      '/spec/everyone/none.md',
      '/spec/everyone/0.9.md',
      '/spec/everyone.md',
      '/spec/everyone/1.0/more.md',
      '/spec/.md',
      '/spec/none/1.0.md',
      `/spec/everyone/${'x'.repeat(10_000)}.md`,
    ])
      await textOf(path, { status: 404 })
    await textOf('/spec/%FF.md', { status: 400 })
    assert.match(await textOf('/spec/everyone/1.0.md?operation='), /^# Harbour/)
  })

  const viewers = {
    visitor: () => portal.visitor(),
    'signed in without access': () => portal.signedIn(robin),
    'signed in with access': () => portal.signedIn(granted),
  }
  const seen: Record<keyof typeof viewers, readonly string[]> = {
    visitor: ['everyone'],
    'signed in without access': ['everyone', 'developers'],
    'signed in with access': ['everyone', 'developers', 'granted'],
  }
  for (const [viewer, arrive] of Object.entries(viewers))
    for (const visibility of visibilities) {
      const isSeen = seen[viewer as keyof typeof viewers].includes(visibility)
      it(`${isSeen ? 'show' : 'hide'} ${visibility}: ${viewer}`, async () => {
        const visitor = await arrive()
        for (const query of ['', '?operation=delete-boats-id', '?operation=none']) {
          const response = await ask(portal, `/spec/${visibility}/1.0.md${query}`, visitor)
          const isThere = isSeen && query !== '?operation=none'
          assert.equal(response.status, isThere ? 200 : 404, query)
          const isPersonal = viewer !== 'visitor'
          if (isThere)
            assert.equal(
              response.headers.get('cache-control'),
              isPersonal ? 'private, no-store' : 'private, no-cache',
            )
          else
            assert.deepEqual(
              await contentOf(response),
              await contentOf(await ask(portal, `/spec/none/1.0.md${query}`, visitor)),
            )
        }
      })
    }

  const ended: Record<string, () => Promise<string>> = {
    'expired token': async () => expiredAccessToken(portal, await portal.signedIn(robin)),
    'revoked account': async () => {
      const visitor = await portal.signedIn(revoked)
      await decideAccountOf('developer').run(portal.database, { account: revoked.email, decision: 'revoke' })
      return visitor.cookies.get('portalaccesstoken')?.value ?? ''
    },
    'token of nobody': async () => 'a.b.c',
  }
  for (const [name, token] of Object.entries(ended))
    it(`refuse a credential that has ended: ${name}`, async () => {
      const paths = ['/spec/everyone/1.0.md', '/docs/everyone/start.md']
      for (const path of paths) await textOf(path)
      const headers = { cookie: `portalaccesstoken=${await token()}` }
      for (const path of [...paths, '/spec/everyone/1.0.md?operation=delete-boats-id'])
        await textOf(path, { status: 401, headers })
    })

  it('follow an import at once', async () => {
    await textOf('/spec/everyone/1.0.md')
    const products = all().map((product) =>
      product.folder === 'everyone'
        ? productOf('everyone', boats.replace('All boats', 'Every boat'), { visibility: 'everyone' })
        : product,
    )
    await portal.import({ settings, products })
    assert.match(await textOf('/spec/everyone/1.0.md'), /Every boat/)
    await portal.import({ settings, products: products.filter(({ folder }) => folder !== 'everyone') })
    await textOf('/spec/everyone/1.0.md', { status: 404 })
    await portal.import({ settings: { name: 'Harbour' }, products })
    await textOf('/spec/everyone/1.0.md', { status: 401 })
  })
})

/** Without what is of each request alone: its trace, which is of various lengths. */
async function contentOf(response: Response) {
  const { instance, ...problem } = (await response.json()) as { instance: string }
  assert.ok(instance)
  const own = ['x-request-id', 'date', 'content-length']
  const headers = [...response.headers].filter(([name]) => !own.includes(name))
  return { status: response.status, headers, problem }
}
