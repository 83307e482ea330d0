import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillTemplate } from '../../../src/lib/fill-template'

test('values take their places, encoded for any place in an address', () => {
  const values = { application: '../a?b=c&d#e', version: undefined }
  assert.equal(fillTemplate('/apps/{application}?v={version}', values), '/apps/..%2Fa%3Fb%3Dc%26d%23e?v=')
})

test('what nobody named stays as it is, inherited names too', () => {
  assert.equal(fillTemplate('/{product}/{toString}/{ a }', {}), '/{product}/{toString}/{ a }')
})

test('a template that is missing or empty gives no address', () => {
  assert.equal(fillTemplate(undefined, { a: 'b' }), undefined)
  assert.equal(fillTemplate('', { a: 'b' }), undefined)
})
