import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressQuery, withoutParameters } from '../../../src/lib/address-query'

const page = 'https://example.com/a'

test('parameters are read from the query and from the hash, whose own come first', () => {
  const parameters = addressQuery(new URL(`${page}?token=page&email=e#/b?token=hash`))
  assert.equal(parameters.get('token'), 'hash')
  assert.equal(parameters.get('email'), 'e')
  assert.equal(addressQuery(new URL(`${page}#section`)).size, 0)
})

test('parameters are taken out wherever they stand, and nothing else changes', () => {
  assert.equal(withoutParameters(`${page}?token=1&b=%20c#d`, ['token']), `${page}?b=+c#d`)
  assert.equal(withoutParameters(`${page}?token=1`, ['token', 'other']), page)
  assert.equal(withoutParameters(`${page}#/b?token=1&c=2`, ['token']), `${page}#/b?c=2`)
  assert.equal(withoutParameters(`${page}#/b?token=1`, ['token']), `${page}#/b`)
  for (const kept of [`${page}?b=%20c#d?e=%20f`, `${page}#?x`])
    assert.equal(withoutParameters(kept, ['token']), kept)
})
