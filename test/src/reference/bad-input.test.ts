import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DescriptionError } from '../../../src/reference/protocol/failure'
import { DEFAULT_LIMITS } from '../../../src/reference/limits'
import { respondingWith, describing, newEngine, openReference } from '../../support/reference'

async function failureOf(text: string, limits = {}): Promise<DescriptionError> {
  try {
    await newEngine(limits).open({ kind: 'text', text })
  } catch (failure) {
    return failure as DescriptionError
  }
  throw new Error(`${text.slice(0, 60)} was opened.`)
}

describe('what is no description', () => {
  it('is named with its place or its kind', async () => {
    const valid = JSON.stringify(describing({}), null, 2)
    const cut = await failureOf(valid.slice(0, valid.indexOf('version')))
    assert.deepEqual([cut.code, cut.values.line, cut.values.column], ['syntax', '5', '6'])
    const odd = await failureOf('{\n  "openapi": "3.1.0",\n  "info": "a" "b"\n}')
    assert.deepEqual([odd.code, odd.values.line], ['syntax', '3'])
    const yaml = await failureOf('openapi: 3.1.0\ninfo:\n  title: "never closed\n')
    assert.equal(yaml.code, 'syntax')
    assert.match(`${yaml.values.line} ${yaml.values.reason}`, /^\d+ \w/)

    const kinds: [text: string, code: string, values: object][] = [
      ['   \n', 'empty', {}],
      ['<!doctype html><title>Portal</title>', 'not-a-description', { found: 'html' }],
      ['[1, 2]', 'not-a-description', { found: 'other' }],
      ['just some words', 'not-a-description', { found: 'other' }],
      ['{"asyncapi": "3.0.0"}', 'not-a-description', { found: 'AsyncAPI 3.0.0' }],
      ['{"openapi": "4.0.0"}', 'unsupported-version', { version: 'OpenAPI 4.0.0' }],
      ['{"swaggerVersion": "1.2"}', 'unsupported-version', { version: 'Swagger 1.2' }],
    ]
    for (const [text, code, values] of kinds) {
      const failure = await failureOf(text)
      assert.deepEqual([failure.code, failure.values], [code, values], text)
    }
  })

  it('is refused when it is too large, too deep, or grows from aliases', async () => {
    const bytes = await failureOf(JSON.stringify(describing({})), { maxBytes: 10 })
    assert.deepEqual([bytes.code, bytes.values], ['too-many-bytes', { limit: '10' }])

    const nodes = await failureOf(JSON.stringify(describing({ '/a': { get: {} } })), { maxNodes: 5 })
    assert.deepEqual([nodes.code, nodes.values], ['too-many-nodes', { limit: '5' }])

    const depth = DEFAULT_LIMITS.maxDepth + 1
    const jsonTower = `{"openapi":"3.1.0","x":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const yamlTower = `openapi: 3.1.0\nx: ${'['.repeat(depth)}${']'.repeat(depth)}`
    for (const tower of [jsonTower, yamlTower]) assert.equal((await failureOf(tower)).code, 'too-deep')
    assert.equal(
      (await failureOf('['.repeat(200_000) + ']'.repeat(200_000))).code,
      'too-deep',
      'far beyond what a stack holds',
    )

    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level}, `.repeat(10)}]`,
    )
    const bomb = ['openapi: 3.1.0', 'l0: &l0 [boom]', ...levels].join('\n')
    assert.equal((await failureOf(bomb)).code, 'too-many-nodes')
    assert.equal((await failureOf('openapi: 3.1.0\nx: &x [*x]')).code, 'too-many-nodes', 'contains itself')
  })
})

describe('a broken description', () => {
  it('gives what can be given, and says where it is wrong', async () => {
    const { outline, operation, engine } = await openReference(
      describing(
        {
          '/ok': {
            get: {
              operationId: 'ok',
              tags: 'no list',
              responses: { 200: { $ref: '#/components/responses/Gone' }, 204: { description: 'Done' } },
            },
          },
          '/twice': { get: { operationId: 'ok', responses: [] }, post: 'text' },
          '/nothing': null,
          '/list': [],
        },
        {
          info: 'words',
          servers: { url: 'https://one.example.com' },
          tags: [null, { name: 7 }, 'text'],
          security: [{ gone: [] }],
          webhooks: 'none',
          components: {
            schemas: { Odd: 'text', Fine: { properties: { part: { $ref: '#/components/schemas/Absent' } } } },
          },
        },
      ),
    )
    assert.deepEqual(
      outline.tags.flatMap(({ operations }) => operations.map(({ id }) => id)),
      ['ok', 'get-twice'],
    )
    assert.deepEqual(
      (await operation('ok')).responses.map(({ status }) => status),
      ['204'],
    )
    const found = (await engine.check()).map(({ code, pointer }) => `${code} ${pointer}`).sort()
    for (const finding of [
      'duplicate-operation-id #/paths/~1twice/get',
      'reference-missing #/components/schemas/Fine/properties/part',
      'reference-missing #/paths/~1ok/get/responses/200',
      'security-scheme-missing #/security',
      'title-missing #/info',
      'wrong-type #/info',
      'wrong-type #/paths/~1list',
      'wrong-type #/paths/~1twice/post',
      'wrong-type #/servers',
      'wrong-type #/tags/2',
      'wrong-type #/webhooks',
    ]) {
      assert(found.includes(finding), `${finding} is among\n${found.join('\n')}`)
    }
  })

  it('does not take data of the author for references', async () => {
    const { engine } = await openReference(
      respondingWith({
        type: 'object',
        example: { $ref: '#/nowhere' },
        properties: { example: { $ref: '#/components/schemas/Gone' } },
      }),
    )
    const found = await engine.check()
    assert.deepEqual(
      found.map(({ values }) => values.reference),
      ['#/components/schemas/Gone'],
    )
  })

  it('has no end of findings', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`S${index}`, { $ref: '#/gone' }]),
    )
    const { engine } = await openReference(describing({}, { components: { schemas } }))
    const found = await engine.check()
    assert.deepEqual(found.at(-1), { code: 'more-findings', pointer: '#', values: { count: '100' } })
    assert.equal(found.length, 201)
  })

  it('opens with an older or newer version number than known, saying so', async () => {
    const { outline } = await openReference(describing({}, { openapi: '3.9.1' }))
    assert.deepEqual(
      outline.findings.map(({ code }) => code),
      ['nothing-described', 'newer-version'],
    )
  })
})

describe('a description beyond measure', () => {
  it('of 10,000 operations is opened, read and searched', async () => {
    const operation = (index: number) => ({
      get: {
        tags: [`group ${index % 50}`],
        summary: `Read number ${index}`,
        responses: { 200: { description: 'It' } },
      },
    })
    const paths = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`/things/${index}`, operation(index)]),
    )
    const { outline, engine } = await openReference(describing(paths))
    assert.equal(outline.operationCount, 10_000)
    assert.equal(
      new Set(outline.tags.flatMap(({ operations }) => operations.map(({ id }) => id))).size,
      10_000,
    )
    assert.equal((await engine.operation({ id: 'get-things-9999' })).title, 'Read number 9999')
    const [best] = await engine.search('number 4321')
    assert(best?.kind === 'operation')
    assert.equal(best.operation.path, '/things/4321')
  })

  it('of 40 levels is expanded down to the last', async () => {
    let schema: object = { type: 'string', description: 'The ground' }
    for (let level = 40; level > 0; level -= 1)
      schema = { type: 'object', properties: { [`level${level}`]: schema } }
    const { engine, operation } = await openReference(respondingWith(schema))
    let node = (await operation('getThing')).responses[0]!.content[0]!.schema!
    for (let level = 1; level <= 40; level += 1) {
      node = node.children ? node : await engine.schema(node.pointer)
      assert.equal(node.children?.[0]?.name, `level${level}`)
      node = node.children[0].node
    }
    assert.equal(node.description, 'The ground')
  })

  it('of thousands of schemas in one operation hands over what a page can bear', async () => {
    const wide = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 900 }, (_, index) => [`p${index}`, { type: 'string' }]),
      ),
    }
    const responses = Object.fromEntries(
      [200, 201, 202, 203].map((status) => [
        status,
        { description: 'It', content: { 'application/json': { schema: wide } } },
      ]),
    )
    const { engine, operation } = await openReference(
      describing({ '/a': { get: { operationId: 'a', responses } } }),
    )
    const schemas = (await operation('a')).responses.map(({ content }) => content[0]!.schema!)
    assert.deepEqual(
      schemas.map(({ hasChildren, children }) => [hasChildren, children?.length]),
      [
        [true, 900],
        [true, 900],
        [true, undefined],
        [true, undefined],
      ],
    )
    assert.equal((await engine.schema(schemas[3]!.pointer)).children?.length, 900)
  })

  it('of models that all refer to each other has a sample too', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `M${index}`)
    const all = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
    const { engine } = await openReference(
      describing(
        {},
        {
          components: {
            schemas: Object.fromEntries(names.map((name) => [name, { type: 'object', properties: all }])),
          },
        },
      ),
    )
    const sample = await engine.sample({ pointer: '#/components/schemas/M0', direction: 'response' })
    // Without itself, which would never end.
    assert.deepEqual(Object.keys(JSON.parse(sample!.text) as object), names.slice(1))
  })

  it('of huge examples hands over their beginning', async () => {
    const { operation } = await openReference(
      respondingWith({ type: 'array', example: Array.from({ length: 50_000 }, () => 'ship') }),
    )
    const media = (await operation('getThing')).responses[0]!.content[0]!
    assert.equal(media.examples[0]?.isCut, true)
    assert(media.examples[0].text.length <= 100_000)
    assert(JSON.stringify(media.schema?.examples).length < 50_000)
  })
})
