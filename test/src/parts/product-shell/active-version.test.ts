import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentTree, ProductVersion } from '../../../../src/api'
import { activeVersion, replacementFor } from '../../../../src/parts/product-shell/active-version'
import { documentPath, inReadingOrder } from '../../../../src/parts/product-shell/tree-walk'

const version = (id: string, name: string, deprecated = false) => ({ id, name, deprecated }) as ProductVersion
const versions = [version('1', 'V1', true), version('2', 'v2'), version('3', 'Next', true)]

test('a version is named by identifier or by name in any case; the newest stands for all others', () => {
  for (const [wanted, id] of [
    ['1', '1'],
    ['v1', '1'],
    ['V2', '2'],
    ['%56%32', '2'],
    ['%', '3'],
    ['nothing', '3'],
    ['', '3'],
    [undefined, '3'],
  ] as const)
    assert.equal(activeVersion(versions, wanted)?.id, id, String(wanted))
  assert.equal(activeVersion([], 'v1'), undefined)
})

test('a deprecated version has the newest one that is not in its place', () => {
  assert.equal(replacementFor(versions[0], versions)?.id, '2')
  assert.equal(replacementFor(versions[1], versions), undefined)
  assert.equal(replacementFor(versions[0], versions.slice(0, 1)), undefined)
})

test('documents are read parents first, and their paths name one parent', () => {
  const node = (slug: string, children: DocumentTree[] = []) => ({ id: slug, slug, children }) as DocumentTree
  const active = inReadingOrder([node('a', [node('b', [node('c')])]), node('d e')])
  assert.deepEqual(
    active.map((one) => documentPath('p/1', one)),
    ['/docs/p%2F1/a', '/docs/p%2F1/a/b', '/docs/p%2F1/b/c', '/docs/p%2F1/d%20e'],
  )
})
