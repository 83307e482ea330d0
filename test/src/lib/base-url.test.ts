import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveBaseUrl } from '../../../src/lib/base-url'

const page = 'https://host.example/cms/page.html?x=1'

test('origins, addresses and paths become absolute, without slash, query or hash at the end', () => {
  assert.equal(resolveBaseUrl('https://api.example', page), 'https://api.example')
  assert.equal(resolveBaseUrl('https://api.example/portal//?a#b', page), 'https://api.example/portal')
  assert.equal(resolveBaseUrl('/portal/', page), 'https://host.example/portal')
  assert.equal(resolveBaseUrl(' ', page), 'https://host.example')
})

test('what is no web address is refused with a reason', () => {
  assert.throws(() => resolveBaseUrl('javascript:alert(1)', page), /starts with http: or https:/)
  assert.throws(() => resolveBaseUrl('http://', page), TypeError)
})
