import assert from 'node:assert/strict'
import { test } from 'node:test'
import { portalPagePath } from '../../../../src/screens/spec/use-page-navigation'

const version = { product: 'orders', version: 'v2' }
const page = { path: '/Orders/listOrders', id: 'listOrders' }

test('links between pages of a reference do not begin a registration once more', () => {
  for (const keepsHash of [true, false]) {
    const path = portalPagePath(version, page, keepsHash, '?from=mail&application=Galley')
    assert.match(path, /from=mail/)
    assert.doesNotMatch(path, /application/)
  }
})
