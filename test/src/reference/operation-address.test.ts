import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findOperation, operationHash } from '../../../src/reference/operation-address'
import { describing, openReference } from '../../support/reference'

const get = (operationId: string, ...tags: string[]) => ({ get: { operationId, tags, responses: {} } })

describe('links to operations', () => {
  it('lead there and back, whatever the names hold', async () => {
    const { outline } = await openReference(
      describing({
        '/a': get('repos/get', 'repos', 'all of/it'),
        '/b': get('100% done', 'all of/it'),
        '/c': get('plain'),
      }),
    )
    for (const { name, operations } of outline.tags) {
      for (const { id } of operations) {
        const linked = findOperation(outline, `#${operationHash(name, id)}`)
        assert.deepEqual([linked?.tag, linked?.operation.id], [name, id])
      }
    }
    assert.equal(operationHash('all of/it', 'repos/get'), '/all%20of%2Fit/repos%2Fget')
  })

  it('of other viewers lead there, too', async () => {
    const { outline } = await openReference(
      describing({ '/a': get('repos/get', 'repos'), '/c': get('plain') }),
    )
    for (const hash of ['#/repos/repos/get', '/repos/repos%2Fget', 'repos/get', '#/other/repos/get']) {
      assert.equal(findOperation(outline, hash)?.operation.id, 'repos/get', hash)
    }
    assert.equal(findOperation(outline, '#/repos/unknown'), undefined)
    assert.equal(findOperation(outline, '#%'), undefined)
  })
})
