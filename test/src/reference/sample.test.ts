import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describing, openReference } from '../../support/reference'

type Schemas = Readonly<Record<string, unknown>>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The sample of the model `M`. */
async function sampleOf(schemas: Schemas, choices: readonly string[] = []): Promise<unknown> {
  const { engine } = await openReference(describing({}, { components: { schemas } }))
  const sample = await engine.sample({ pointer: '#/components/schemas/M', direction: 'response', choices })
  return sample && (JSON.parse(sample.text) as unknown)
}

const text = async (schema: object) => String(await sampleOf({ M: { type: 'string', ...schema } }))

describe('a sample', () => {
  it('matches patterns, within the lengths that are asked for', async () => {
    for (const pattern of [
      '^[A-Z]{3}-\\d{4}$',
      '^(?:red|blue)-[a-f0-9]+$',
      '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
      '^\\+?[1-9]\\d{1,14}$',
      '^(?!0)[0-9]*$',
      '^(?<year>\\d{4})$',
      '^\\p{Lu}\\p{Ll}+$',
      '\\.csv$',
    ])
      assert.match(await text({ pattern }), new RegExp(pattern, 'u'), pattern)
    const long = await text({ pattern: '^[a-z]+(-[a-z]+)*$', minLength: 20, maxLength: 24 })
    assert.match(long, /^[a-z-]{20,24}$/)
    assert.equal((await text({ maxLength: 3 })).length, 3)
    assert.equal((await text({ minLength: 30 })).length, 30)
  })

  it('is made within a second of a pattern that asks for more than memory holds', async () => {
    const nested = (depth: number) => '('.repeat(depth) + 'a' + '{1000})'.repeat(depth)
    const empty = (depth: number) => '('.repeat(depth) + ')*'.repeat(depth)
    const greedy = [
      'a{999999999}',
      '(a{5000}){5000}',
      nested(9),
      empty(9),
      `${nested(3)}|${nested(4)}`,
      '((a*)*)*',
    ]
    for (const pattern of greedy) {
      const began = performance.now()
      const made = await sampleOf({ M: { type: 'string', pattern: `^${pattern}$` } })
      assert.ok(made === null || String(made).length <= 4096, pattern)
      const map = { type: 'object', patternProperties: { [`^${pattern}$`]: {} }, minProperties: 999_999_999 }
      assert.ok(JSON.stringify(await sampleOf({ M: map })).length < 500_000, pattern)
      assert.ok(performance.now() - began < 1000, `${pattern}: ${performance.now() - began} ms`)
    }
    assert.equal(await text({ pattern: '^a{3000}$' }), 'a'.repeat(3000))
    assert.match(await text({ pattern: '^((ab){2,}){2,}$' }), /^(ab){4,}$/)
  })

  it('is no longer than 500 000 letters in all, whatever is asked for', async () => {
    assert.equal(await sampleOf({ M: { type: 'string', minLength: 500_000_000 } }), null)
    const long = { type: 'string', minLength: 4000 }
    const rows = { type: 'array', minItems: 999_999_999, items: long }
    const M = {
      type: 'object',
      properties: Object.fromEntries([...'abcdefghij'].map((name) => [name, rows])),
    }
    assert.ok(JSON.stringify(await sampleOf({ M })).length < 520_000)
  })

  it('keeps these limits as XML too', async () => {
    const row = { type: 'object', properties: { text: { type: 'string', minLength: 400_000_000 } } }
    const schema = {
      type: 'object',
      properties: { rows: { type: 'array', minItems: 999_999_999, items: ref('Row') } },
    }
    const { engine } = await openReference(
      describing(
        { '/rows': { put: { requestBody: { content: { 'application/xml': { schema } } }, responses: {} } } },
        { components: { schemas: { Row: row } } },
      ),
    )
    const pointer = '#/paths/~1rows/put/requestBody/content/application~1xml'
    const sample = await engine.sample({ pointer, direction: 'request' })
    assert.match(sample?.text ?? '', /<Row>/)
    assert.ok((sample?.text ?? '').length < 520_000)
  })

  it('has the format that is asked for, and fits the pattern beside it', async () => {
    assert.match(await text({ format: 'date-time' }), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    assert.match(await text({ format: 'uuid' }), /^[0-9a-f-]{36}$/)
    assert.match(await text({ format: 'email', pattern: '@example[.]com$' }), /@example[.]com$/)
    assert.match(await text({ format: 'unheard-of', pattern: '^x+$' }), /^x+$/)
  })

  it('keeps the limits of numbers, lists and objects', async () => {
    const M = {
      type: 'object',
      required: ['price', 'count', 'tags', 'open'],
      properties: {
        price: { type: 'number', exclusiveMinimum: 1, maximum: 2, multipleOf: 0.05 },
        count: { type: 'integer', minimum: 7, multipleOf: 5 },
        below: { type: 'integer', maximum: -3 },
        tags: { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c', 'd'] } },
        pair: {
          type: 'array',
          prefixItems: [{ type: 'string' }, { type: 'integer' }],
          items: false,
          minItems: 2,
        },
        open: { type: 'object', minProperties: 2, additionalProperties: { type: 'boolean' } },
      },
    }
    assert.deepEqual(await sampleOf({ M }), {
      price: 1.05,
      count: 10,
      below: -3,
      tags: ['a', 'b', 'c'],
      pair: ['string', 0],
      open: { property1: false, property2: true },
    })
  })

  it('prefers what the author gives, unless that does not fit', async () => {
    const M = {
      type: 'object',
      properties: {
        good: { type: 'string', pattern: '^a', example: 'abc' },
        bad: { type: 'string', format: 'date', example: 'tomorrow' },
        fixed: { type: 'integer', default: 5, maximum: 3 },
      },
    }
    assert.deepEqual(await sampleOf({ M }), { good: 'abc', bad: '2026-01-01', fixed: 0 })
  })

  it('takes one alternative, the one that is chosen, with the discriminator of it', async () => {
    const schemas = {
      M: {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { miaow: '#/components/schemas/Cat' } },
      },
      Cat: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' }, lives: { const: 9 } },
      },
      Dog: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' }, bark: { const: 'wow' } },
      },
    }
    assert.deepEqual(await sampleOf(schemas), { kind: 'miaow', lives: 9 })
    assert.deepEqual(await sampleOf(schemas, ['#/components/schemas/M/oneOf/1']), {
      kind: 'Dog',
      bark: 'wow',
    })
  })

  it('names itself where a base model has a discriminator', async () => {
    const schemas = {
      Pet: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { cat: 'M' } },
      },
      M: { allOf: [ref('Pet'), { type: 'object', properties: { lives: { const: 9 } } }] },
    }
    assert.deepEqual(await sampleOf(schemas), { kind: 'cat', lives: 9 })
  })

  it('leaves out what would make two alternatives fit, or break a condition', async () => {
    const properties = { id: { type: 'string' }, name: { type: 'string' }, code: { type: 'string' } }
    const M = { type: 'object', properties, oneOf: [{ required: ['id'] }, { required: ['name'] }] }
    assert.deepEqual(Object.keys((await sampleOf({ M })) as object).sort(), ['code', 'id'])
    const conditional = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: 'box' }, size: { type: 'integer' } },
      if: { properties: { kind: { const: 'box' } } },
      then: { required: ['width'], properties: { width: { type: 'integer', minimum: 1 } } },
    }
    assert.deepEqual(await sampleOf({ M: conditional }), { kind: 'box', size: 0, width: 1 })
  })

  it('ends where a model holds itself', async () => {
    const M = {
      type: 'object',
      required: ['name', 'children'],
      properties: {
        name: { type: 'string' },
        parent: ref('M'),
        children: { type: 'array', items: ref('M') },
      },
    }
    assert.deepEqual(await sampleOf({ M }), { name: 'string', children: [] })
  })
})
