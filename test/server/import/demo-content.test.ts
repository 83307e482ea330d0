import assert from 'node:assert/strict'
import { posix } from 'node:path'
import { test } from 'node:test'
import { withDemoContent } from '../../../demo/demo-content.mjs'
import { readContent } from '../../../server/src/import/read-folder'
import { nothingStored } from '../../support/server/content'

test('the demo has no mistakes, and its documentation links to nothing that is not there', async () => {
  await withDemoContent({ 4000: '4999' }, async (folder) => {
    const { portal, products } = await readContent(folder, nothingStored)
    assert.ok(portal)
    for (const { slug, versions } of products)
      assert.ok(
        versions.some(({ specification }) => specification?.operations.length),
        slug,
      )
    const { documents = [], documentImages = [] } =
      products.find(({ slug }) => slug === 'portal-elements') ?? {}
    const there = new Set([...documents, ...documentImages].map(({ path }) => path))
    assert.ok(there.has('embedding.md') && there.has('tags/portal-login.md'))
    assert.equal(documents[0]?.path, 'embedding.md')
    for (const { path, texts } of documents) {
      const prose = (texts.get('')?.content ?? '').replace(/^```[^]*?^```/gm, '').replace(/`[^`]*`/g, '')
      for (const [, target = ''] of prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
        assert.ok(there.has(posix.normalize(posix.join(posix.dirname(path), target))), `${path}: ${target}`)
    }
  })
})
