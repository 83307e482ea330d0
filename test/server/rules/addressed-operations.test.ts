import assert from 'node:assert/strict'
import { it } from 'node:test'
import { operationsOf } from '../../../server/src/import/operations'
import { addressedOperations } from '../../../server/src/rules/addressed-operations'
import { describing, openReference } from '../../support/reference'

it('operations have the IDs and titles that the kit gives them, also without one of their own', async () => {
  const responses = {}
  const description = describing({
    '/boats/{id}/': { get: { responses }, post: { operationId: 'get-boats-id', responses } },
    '/boats': { get: { operationId: 'list/boats', summary: 'All boats', responses } },
    '/ships': { get: { operationId: 'list/boats', responses } },
    '/größen/~alle': { delete: { responses } },
  })
  const { outline } = await openReference(description)
  const ofKit = outline.tags.flatMap(({ operations }) => operations.map(({ id, title }) => ({ id, title })))
  const ofServer = addressedOperations(operationsOf(description)).map(({ id, title }) => ({ id, title }))
  assert.deepEqual(ofServer, ofKit)
  assert.equal(ofServer.length, 5)
})
