import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { neighborsOf } from '../../../src/reference/neighbors'
import { findOperation, findPage, operationHash, pagePath } from '../../../src/reference/operation-address'
import type { Outline } from '../../../src/reference/protocol/outline'
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

describe('groups of operations', () => {
  const named = (outline: Outline, address: string) => {
    const page = findPage(address, outline)
    if (page?.kind === 'operation') return `${page.tag}: ${page.operation.id}`
    return page?.kind === 'group' ? `group ${page.tag}` : page?.kind
  }

  it('have addresses of their own, which lead there and back', async () => {
    const { outline } = await openReference(
      describing({ '/a': get('one', 'all of/it', 'search'), '/b': get('search', 'misc'), '/c': get('bare') }),
    )
    for (const tag of ['all of/it', 'search', 'misc'])
      assert.equal(named(outline, pagePath({ kind: 'group', tag })), `group ${tag}`)
    // An operation of the tag `tags` goes first, as its own address says.
    const { outline: odd } = await openReference(
      describing({ '/a': get('one', 'tags'), '/b': get('two', 'one') }),
    )
    assert.equal(named(odd, 'tags/one'), 'tags: one')
    assert.equal(named(odd, 'tags/two'), 'one: two')
    assert.equal(named(odd, 'tags/three'), undefined)
  })
})

describe('the operations before and after one', () => {
  it('follow the navigation, tag by tag, with webhooks at the end', async () => {
    const { outline } = await openReference(
      describing(
        { '/a': get('one', 'red', 'blue'), '/b': get('two', 'red') },
        { webhooks: { sunk: { post: { operationId: 'sunk', responses: {} } } } },
      ),
    )
    const around = (tag: string, id: string) => {
      const page = findPage(`${tag}/${id}`, outline)
      assert.ok(page?.kind === 'operation')
      const { previous, next } = neighborsOf(outline, page)
      return [previous, next].map((one) => one && `${one.tag}/${one.operation.id}`)
    }
    assert.deepEqual(around('red', 'one'), [undefined, 'red/two'])
    assert.deepEqual(around('red', 'two'), ['red/one', 'blue/one'])
    assert.deepEqual(around('blue', 'one'), ['red/two', '/sunk'])
    assert.deepEqual(around('webhooks', 'sunk'), ['blue/one', undefined])
  })
})
