import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SchemaNode } from '../../../src/reference/protocol/schema'
import { respondingWith, openReference } from '../../support/reference'

async function schemaOf(schema: unknown, schemas = {}, openapi?: string) {
  const { engine, operation } = await openReference(respondingWith(schema, schemas, openapi))
  const { responses, findings } = await operation('getThing')
  const node = responses[0]?.content[0]?.schema
  assert(node, 'there is a schema')
  return { node, engine, findings }
}

const child = (node: SchemaNode, name: string): SchemaNode => {
  const found = node.children?.find((one) => one.name === name)
  assert(found, `there is ${name}`)
  return found.node
}

const names = (node: SchemaNode) =>
  node.children?.map(({ role, name, required }) => `${role} ${name}${required ? ' !' : ''}`)

const Ship = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, size: { type: 'integer' } },
}

describe('a schema', () => {
  it('says in one way what versions of OpenAPI write in many', async () => {
    const cases: [schema: unknown, types: string[]][] = [
      [{ type: 'string' }, ['string']],
      [{ type: 'string', nullable: true }, ['string', 'null']],
      [{ type: ['null', 'string'] }, ['string', 'null']],
      [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, ['string', 'null']],
      [{ oneOf: [{ $ref: '#/components/schemas/Ship' }, { type: 'null' }] }, ['object', 'null']],
      [{ allOf: [{ $ref: '#/components/schemas/Ship' }], nullable: true }, ['object', 'null']],
      [{ properties: {} }, ['object']],
      [{ items: {} }, ['array']],
      [{ enum: ['a', 1] }, ['string', 'integer']],
      [{ const: null }, ['null']],
      [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, ['integer']],
      [{ type: 'nonsense' }, []],
      [true, []],
      [{}, []],
    ]
    for (const [schema, types] of cases) {
      const { node } = await schemaOf(schema, { Ship })
      assert.deepEqual(node.types, types, JSON.stringify(schema))
    }
    assert.equal((await schemaOf(false)).node.isNever, true)
  })

  it('evens out limits that are written as marks', async () => {
    const limits = async (schema: object) =>
      Object.fromEntries(
        (await schemaOf(schema)).node.constraints.map(({ keyword, value }) => [keyword, value]),
      )
    assert.deepEqual(
      await limits({
        type: 'number',
        minimum: 1,
        exclusiveMinimum: true,
        maximum: 9,
        exclusiveMaximum: false,
      }),
      {
        exclusiveMinimum: 1,
        maximum: 9,
      },
    )
    assert.deepEqual(
      await limits({ exclusiveMinimum: 0, pattern: '^a', uniqueItems: true, additionalProperties: false }),
      {
        exclusiveMinimum: 0,
        pattern: '^a',
        uniqueItems: true,
        additionalProperties: false,
      },
    )
    assert.deepEqual(await limits({ uniqueItems: false, minLength: { no: 'number' } }), {})
  })

  it('follows references, and keeps the words beside them', async () => {
    const { node } = await schemaOf(
      { $ref: '#/components/schemas/Ship', description: 'The flagship' },
      { Ship },
    )
    assert.deepEqual(node.model, { name: 'Ship', pointer: '#/components/schemas/Ship' })
    assert.equal(node.description, 'The flagship')
    assert.deepEqual(names(node), ['property name !', 'property size'])
    const anchored = await schemaOf({ $ref: '#ship' }, { Ship: { $anchor: 'ship', ...Ship } })
    assert.equal(anchored.node.model?.name, 'Ship')
    const encoded = await schemaOf({ $ref: '#/components/schemas/A%20B~1C' }, { 'A B/C': Ship })
    assert.deepEqual(names(encoded.node), ['property name !', 'property size'])
    const through = await schemaOf(
      { $ref: '#/components/schemas/Alias' },
      { Alias: { $ref: '#/components/schemas/Ship' }, Ship },
    )
    assert.deepEqual([through.node.model?.name, through.node.types], ['Alias', ['object']])
  })

  it('puts the parts of an allOf together', async () => {
    const { node } = await schemaOf(
      {
        description: 'A tug',
        allOf: [
          { $ref: '#/components/schemas/Ship' },
          {
            properties: { pull: { type: 'number' }, size: { description: 'In metres' } },
            required: ['pull'],
          },
        ],
      },
      { Ship },
    )
    assert.deepEqual(names(node), ['property name !', 'property size', 'property pull !'])
    assert.deepEqual(
      node.extends.map(({ name }) => name),
      ['Ship'],
    )
    assert.equal(node.model, undefined)
    assert.deepEqual(child(node, 'size').types, ['integer'], 'words alone do not hide the type')
  })

  it('expands one level at a time, lists at once', async () => {
    const Deep = {
      type: 'object',
      properties: { inner: { type: 'object', properties: { leaf: { type: 'string' } } } },
    }
    const { node, engine } = await schemaOf(
      { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Deep' } } },
      { Deep },
    )
    const inner = child(node.items!.items!, 'inner')
    assert.deepEqual([inner.hasChildren, inner.children], [true, undefined])
    const expanded = await engine.schema(inner.pointer)
    assert.deepEqual(child(expanded, 'leaf').types, ['string'])
    assert.equal(child(expanded, 'leaf').hasChildren, false)
    await assert.rejects(engine.schema('#/components/schemas/Other'), { code: 'not-found' })
  })

  it('names alternatives and what tells them apart', async () => {
    const schemas = {
      Ship,
      Tug: { allOf: [{ $ref: '#/components/schemas/Ship' }] },
      Ferry: { type: 'object' },
    }
    const { node } = await schemaOf(
      {
        oneOf: [
          { $ref: '#/components/schemas/Tug' },
          { $ref: '#/components/schemas/Ferry' },
          { type: 'string' },
        ],
        discriminator: { propertyName: 'kind', mapping: { tug: 'Tug', gone: '#/components/schemas/Gone' } },
      },
      schemas,
    )
    assert.deepEqual(
      node.children?.map(({ role, node: member }) => [role, member.model?.name ?? member.types[0]]),
      [
        ['oneOf', 'Tug'],
        ['oneOf', 'Ferry'],
        ['oneOf', 'string'],
      ],
    )
    assert.equal(node.discriminator?.property, 'kind')
    assert.deepEqual(
      node.discriminator.mapping.map(({ value, model }) => [value, model.name]),
      [
        ['tug', 'Tug'],
        ['Ferry', 'Ferry'],
      ],
    )
  })

  it('shows every keyword that has schemas inside', async () => {
    const inside = { type: 'string' }
    const { node } = await schemaOf({
      patternProperties: { '^x-': inside },
      additionalProperties: inside,
      propertyNames: inside,
      prefixItems: [inside, inside],
      contains: inside,
      not: inside,
      if: inside,
      then: inside,
      else: inside,
      dependentSchemas: { card: inside },
      anyOf: [inside, { type: 'integer' }],
    })
    assert.deepEqual(node.children?.map(({ role }) => role).sort(), [
      'additionalProperties',
      'anyOf',
      'anyOf',
      'contains',
      'dependentSchema',
      'else',
      'if',
      'not',
      'patternProperty',
      'prefixItem',
      'prefixItem',
      'propertyNames',
      'then',
    ])
  })

  it('keeps what authors say of values', async () => {
    const { node } = await schemaOf({
      type: 'string',
      format: 'date',
      default: null,
      enum: ['a', 'b'],
      'x-enum-descriptions': { a: 'The first', b: 'The second' },
      examples: ['a'],
      readOnly: true,
      deprecated: true,
      contentMediaType: 'image/png',
    })
    assert.deepEqual(
      [node.format, node.default, node.examples, node.readOnly, node.deprecated, node.contentMediaType],
      ['date', null, ['a'], true, true, 'image/png'],
    )
    assert.deepEqual(node.enum, [
      { value: 'a', description: 'The first' },
      { value: 'b', description: 'The second' },
    ])
    assert.equal('default' in (await schemaOf({ type: 'string' })).node, false)
  })

  it('ends where it comes back to itself, and goes on when asked', async () => {
    const Node = {
      type: 'object',
      properties: {
        next: { $ref: '#/components/schemas/Node' },
        all: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    }
    const { node, engine, findings } = await schemaOf({ $ref: '#/components/schemas/Node' }, { Node })
    const next = child(node, 'next')
    assert.deepEqual(
      [next.model?.pointer, next.hasChildren, next.children],
      ['#/components/schemas/Node', true, undefined],
    )
    const again = await engine.schema(next.pointer)
    assert.deepEqual(names(again), ['property next', 'property all'])
    assert.deepEqual(findings, [])
    const list = await schemaOf(
      { $ref: '#/components/schemas/List' },
      { List: { type: 'array', items: { $ref: '#/components/schemas/List' } } },
    )
    assert.equal(list.node.items?.model?.name, 'List')
    assert.equal(list.node.items.items, undefined)
  })

  it('says which references it could not follow, and why', async () => {
    const schemas = {
      Loop: { $ref: '#/components/schemas/Pool' },
      Pool: { $ref: '#/components/schemas/Loop' },
      Self: { allOf: [{ $ref: '#/components/schemas/Self' }], properties: { name: { type: 'string' } } },
    }
    const reasons = { Gone: 'missing', Loop: 'circular' } as const
    for (const [name, reason] of Object.entries(reasons)) {
      const reference = `#/components/schemas/${name}`
      const { node, findings } = await schemaOf({ $ref: reference }, schemas)
      assert.equal(node.unresolved?.reason, reason)
      assert.deepEqual(
        findings.map(({ code }) => code),
        [`reference-${reason}`],
      )
    }
    const elsewhere = await schemaOf({ $ref: 'ship.yaml#/Ship' }, schemas)
    assert.deepEqual(elsewhere.node.unresolved, { reference: 'ship.yaml#/Ship', reason: 'external' })
    const self = await schemaOf({ $ref: '#/components/schemas/Self' }, schemas)
    assert.deepEqual(names(self.node), ['property name'])
    const constructors = await schemaOf({ $ref: '#/components/schemas/constructor' }, schemas)
    assert.equal(constructors.node.unresolved?.reason, 'missing')
  })
})
