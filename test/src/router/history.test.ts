import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostHistory, memoryHistory } from '../../../src/router/history'

test('only where the address is the portal’s own may a location end in a hash', () => {
  assert.equal(memoryHistory('/').keepsHash, false)
  assert.equal(hostHistory('/', () => undefined).keepsHash, false)
})
