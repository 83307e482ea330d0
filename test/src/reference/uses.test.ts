import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SearchHit } from '../../../src/reference/protocol/search'
import { describing, openReference } from '../../support/reference'

const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const opened = openReference(
  describing(
    {
      '/ships': {
        parameters: [ref('page', 'parameters')],
        get: { operationId: 'listShips', responses: { 200: ref('ships', 'responses') } },
        post: {
          operationId: 'addShip',
          requestBody: json({ allOf: [ref('Ship')] }),
          responses: { 201: { description: 'Added' }, 400: ref('refused', 'responses') },
        },
      },
    },
    {
      webhooks: { sunk: { post: { requestBody: json(ref('Ship')), responses: {} } } },
      components: {
        parameters: { page: { name: 'page', in: 'query', schema: ref('Page') } },
        responses: {
          ships: { description: 'All', ...json({ type: 'array', items: ref('Ship') }) },
          refused: { description: 'No', ...json(ref('Problem')) },
        },
        schemas: {
          Ship: {
            title: 'A ship',
            properties: { tender: ref('Ship'), port: ref('Port'), enum: ref('Mast'), 'a~1b': ref('a~1b') },
            example: { port: ref('Problem') },
          },
          Fleet: { properties: { flag: ref('Ship/properties/port') } },
          Port: { type: 'string' },
          Page: { type: 'integer' },
          Problem: { type: 'object' },
          Mast: { type: 'object' },
          'a/b': { type: 'object' },
          Unused: { type: 'object', properties: { self: ref('Unused') } },
        },
      },
    },
  ),
)

const name = (hit: SearchHit) => (hit.kind === 'operation' ? hit.operation.id : hit.name)

async function usesOf(model: string): Promise<string[]> {
  const { engine, outline } = await opened
  const pointer = outline.models.find((one) => one.name === model)?.pointer ?? ''
  return (await engine.uses(pointer)).map(name)
}

describe('what uses a model', () => {
  it('are operations, webhooks and models that refer to it, through shared parts as well', async () => {
    assert.deepEqual(await usesOf('Ship'), ['listShips', 'addShip', 'post-sunk', 'Fleet'])
    assert.deepEqual(await usesOf('Page'), ['listShips', 'addShip'])
    assert.deepEqual(await usesOf('Problem'), ['addShip'])
  })

  it('is neither the model itself nor what reaches it through another model', async () => {
    assert.deepEqual(await usesOf('Port'), ['Ship'])
    assert.deepEqual(await usesOf('Unused'), [])
  })

  it('is found whatever properties and models are called, and never in examples', async () => {
    assert.deepEqual(await usesOf('Mast'), ['Ship'])
    assert.deepEqual(await usesOf('a/b'), ['Ship'])
  })
})
