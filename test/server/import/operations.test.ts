import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationsOf } from '../../../server/src/import/operations'

const named = (document: unknown) =>
  operationsOf(document).map(({ method, path, operation_id }) => `${method} ${path} ${operation_id}`)

test('operations come in document order, from OpenAPI 3 and Swagger 2 alike', () => {
  const paths = {
    '/b': { parameters: [], post: { operationId: 'makeB' }, get: { operationId: 'readB' } },
    '/a': { get: {}, 'x-internal': { operationId: 'hidden' } },
  }
  const expected = ['post /b makeB', 'get /b readB', 'get /a null']
  assert.deepEqual(named({ openapi: '3.2.0', paths }), expected)
  assert.deepEqual(named({ swagger: '2.0', paths }), expected)
})

test('a path that points elsewhere in the document is followed, one that points in circles is not', () => {
  const document = {
    paths: {
      '/here': { $ref: '#/components/pathItems/there~1it~0is' },
      '/round': { $ref: '#/paths/~1round' },
      '/outside': { $ref: 'other.yaml#/paths/~1x' },
      '/nowhere': { $ref: '#/constructor/prototype' },
    },
    components: { pathItems: { 'there/it~is': { get: { operationId: 'found' } } } },
  }
  assert.deepEqual(named(document), ['get /here found'])
})

test('what is not as OpenAPI has it is left out or left empty', () => {
  const odd = { operationId: 7, tags: ['a', 3, ' '], summary: '  ', deprecated: 'yes' }
  assert.deepEqual(
    operationsOf({ paths: { '/a': { get: odd, put: null, post: [] }, nope: { get: {} }, '/b': 'x' } }),
    [{ path: '/a', method: 'get', operation_id: null, tags: ['a'], summary: null, deprecated: false }],
  )
  for (const none of [null, [], 'text', { paths: [] }, {}]) assert.deepEqual(operationsOf(none), [])
})

test('nothing gets through that the database could not keep', () => {
  const [operation] = operationsOf({ paths: { '/a': { get: { summary: 'a\0b\ud800c' } } } })
  assert.equal(operation?.summary, 'ab\ufffdc')
})
