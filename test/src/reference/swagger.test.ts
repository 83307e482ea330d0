import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openReference } from '../../support/reference'

const swagger = {
  swagger: '2.0',
  info: { title: 'Old harbour', version: '1' },
  host: 'old.example.com',
  basePath: '/v1',
  schemes: ['https'],
  produces: ['application/json'],
  securityDefinitions: {
    login: {
      type: 'oauth2',
      description: 'The harbour office',
      flow: 'accessCode',
      authorizationUrl: 'https://id.example.com/authorize',
      tokenUrl: 'https://id.example.com/token',
      scopes: { read: 'See' },
    },
  },
  parameters: { Page: { name: 'page', in: 'query', type: 'integer', minimum: 1 } },
  paths: {
    '/ships': {
      parameters: [{ $ref: '#/parameters/Page' }],
      get: {
        operationId: 'listShips',
        produces: ['text/csv'],
        parameters: [
          { name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
        ],
        responses: {
          200: { description: 'Ships', schema: { type: 'array', items: { $ref: '#/definitions/Ship' } } },
        },
      },
      post: {
        operationId: 'addShip',
        consumes: ['multipart/form-data'],
        parameters: [{ name: 'photo', in: 'formData', type: 'file' }],
        responses: { 201: { description: 'Added', schema: { $ref: '#/definitions/Ship' } } },
      },
    },
  },
  definitions: { Ship: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
}

describe('a Swagger 2.0 description', () => {
  it('is shown as a newer one would be', async () => {
    const { outline, operation, engine } = await openReference(swagger)
    assert.deepEqual(outline.format, { family: 'swagger', version: '2.0', syntax: 'json' })
    assert.equal(outline.servers[0]?.url, 'https://old.example.com/v1')
    assert.deepEqual(
      outline.models.map(({ pointer }) => pointer),
      ['#/components/schemas/Ship'],
    )
    const [login] = outline.securitySchemes
    assert(login?.type === 'oauth2')
    assert.equal(login.flows[0]?.kind, 'authorizationCode')
    assert.equal(login.description, 'The harbour office')

    const list = await operation('listShips')
    assert.deepEqual(
      list.parameters.map(({ name, explode, schema }) => [name, explode, schema?.types]),
      [
        ['page', true, ['integer']],
        ['tags', true, ['array']],
      ],
    )
    const [csv] = list.responses[0]!.content
    assert.equal(csv?.type, 'text/csv', "the operation's own media type wins")
    assert.equal(csv?.schema?.items?.model?.name, 'Ship')

    const add = await operation('addShip')
    assert.equal(add.requestBody?.content[0]?.type, 'multipart/form-data')
    assert.equal(add.requestBody?.content[0]?.schema?.children?.[0]?.node.format, 'binary')
    assert.equal(add.responses[0]?.content[0]?.type, 'application/json')

    const original = JSON.parse(await (await engine.write('json')).text()) as object
    assert.deepEqual(original, swagger, 'the file is what the author wrote')
  })

  it('gives what it can when parts of it are broken', async () => {
    const paths = {
      ...swagger.paths,
      '/broken': { get: null, post: { operationId: 'odd', responses: { 200: null } } },
    }
    const { outline, operation } = await openReference({ ...swagger, paths })
    assert(outline.operationCount >= 2)
    assert.equal((await operation('listShips')).responses.length, 1)
    assert.equal((await operation('odd')).method, 'POST')
  })
})
