import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localPath } from '../../../src/lib/local-path'

test('paths of this site are kept with query and hash', () => {
  for (const path of [
    '/',
    '/spec/1/2?x=1#/pets/list',
    '/docs/a/b#über'.normalize(),
    '/my-apps?to=https://other.example',
  ]) {
    assert.equal(
      localPath(path),
      new URL(path, 'https://here.example').href.slice('https://here.example'.length),
    )
  }
})

test('dots are resolved as a browser would', () => {
  assert.equal(localPath('/spec/../docs/./a'), '/docs/a')
})

test('whatever leads elsewhere is refused', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/..\\\\evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /spec',
    '/\t/evil.example',
    '/\n/evil.example',
    '/spec\u0000',
    '/spec\u007f',
    'spec',
    '',
    `/${'a'.repeat(3000)}`,
    7,
    null,
    undefined,
    { toString: () => '/spec' },
  ]
  for (const value of elsewhere) assert.equal(localPath(value), undefined, String(value))
})
