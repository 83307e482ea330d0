import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressInLocation, withPageParameters } from '../../../src/lib/page-location'
import { findPage, pageParameters } from '../../../src/reference/operation-address'
import { describing, openReference } from '../../support/reference'

describe('addresses of what is open in a reference', () => {
  it('lead there and back by the query, whatever the names hold', async () => {
    const get = (operationId: string, ...tags: string[]) => ({ get: { operationId, tags, responses: {} } })
    const { outline } = await openReference(
      describing(
        {
          '/a': get('get', 'repos', 'all of/it'),
          '/b': get('repos/get', 'all of/it'),
          '/c': get('tags/repos'),
          '/d': get('schemas/Boat & more', 'repos'),
          '/e': get('100% done', 'repos'),
        },
        { components: { schemas: { 'Boat & more': { type: 'object' } } } },
      ),
    )
    const pages = [
      ...outline.tags.flatMap(({ name: tag, operations }) =>
        operations.map((operation) => ({ kind: 'operation' as const, tag, operation })),
      ),
      ...['repos', 'all of/it'].map((tag) => ({ kind: 'group' as const, tag })),
      { kind: 'model' as const, name: 'Boat & more' },
    ]
    assert.equal(pages.length, 9)
    for (const page of pages) {
      const search = withPageParameters('?a=1&operation=before', pageParameters(page, outline))
      assert.deepEqual(findPage(addressInLocation({ hash: '', search }), outline), page, search)
      assert.match(search, /^[?]a=1&/)
    }
  })

  it('of an operation name its tag only where it comes from another than the first', () => {
    assert.equal(withPageParameters('', { operation: 'a/b' }), '?operation=a%2Fb')
    assert.equal(addressInLocation({ hash: '', search: '?operation=a&tag=b%20c' }), 'b%20c/a')
  })

  it('are those of the hash where it has one, and the overview where there is nothing', () => {
    assert.equal(addressInLocation({ hash: '#/Orders/get', search: '?operation=other' }), 'Orders/get')
    assert.equal(addressInLocation({ hash: '#here', search: '?operation=other' }), 'other')
    assert.equal(addressInLocation({ hash: '', search: '?application=x&operation=' }), '')
    assert.equal(withPageParameters('operation=a&tag=b&model=c', {}), '')
  })
})
