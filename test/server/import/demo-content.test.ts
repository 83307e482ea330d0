import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { readContent } from '../../../server/src/import/read-folder'

test('the demo has no mistakes', async () => {
  const folder = fileURLToPath(new URL('../../../demo/content', import.meta.url))
  const { portal, products } = await readContent(folder, [])
  assert.ok(portal)
  assert.ok(
    products.some(({ versions }) => versions.some(({ specification }) => specification?.operations.length)),
  )
})
