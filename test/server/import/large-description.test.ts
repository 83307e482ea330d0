import assert from 'node:assert/strict'
import { performance } from 'node:perf_hooks'
import { test } from 'node:test'
import { importFolder } from '../../../server/src/import/import-folder'
import { ImportRefused } from '../../../server/src/import/import-refused'
import { listProducts } from '../../../server/src/store/products'
import { findOperations, listVersions } from '../../../server/src/store/versions'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'

const limitBytes = 20 * 1024 * 1024
/** With the parser that keeps every position it was minutes. */
const longestMs = 60_000

/** A description of exactly so many bytes. */
function descriptionOf(bytes: number): { text: string; operations: number } {
  const prose =
    'Every field is described in a sentence or two, as it is in descriptions of this size. '.repeat(12)
  const parts = ["openapi: 3.1.0\ninfo: { title: Large, version: '1.0' }\npaths:\n"]
  let length = parts[0]?.length ?? 0
  let operations = 0
  for (;;) {
    const part = `  /things/${operations}/{id}:
    get:
      operationId: getThing${operations}
      description: ${prose}
      responses:
        '200':
          description: ${prose}
          content:
            application/json:
              schema: { type: object, properties: { id: { type: string }, name: { type: string } } }
`
    if (length + part.length > bytes - 1) break
    parts.push(part)
    length += part.length
    operations += 1
  }
  return { text: `${parts.join('')}${'#'.repeat(bytes - length - 1)}\n`, operations }
}

test('a description of 20 MB is imported in bounded time, and a larger one refused with its size', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { text, operations } = descriptionOf(limitBytes)
  const folder = await testFolder(t, {
    'large/product.yaml': 'name: Large\n',
    'large/versions/1.0/openapi.yaml': text,
  })
  const started = performance.now()
  await importFolder(database, folder.path)
  const took = performance.now() - started
  assert.ok(took < longestMs, `it took ${Math.round(took)} ms`)
  t.diagnostic(`${Math.round(took)} ms for ${operations} operations`)
  const page = { size: 1, number: 1 }
  const [product] = (await listProducts(database.db, 'unrestricted', page)).data
  assert.ok(product)
  const [version] = await listVersions(database.db, product.id, { size: 1, number: 1 }).then(
    ({ data }) => data,
  )
  const found = await findOperations(database.db, product.id, version?.id ?? '')
  assert.equal(found?.length, operations)

  await folder.write({ 'large/versions/1.0/openapi.yaml': `${text}#` })
  await assert.rejects(
    importFolder(database, folder.path),
    (error) =>
      error instanceof ImportRefused &&
      error.mistakes[0]?.reason === 'has 20971521 bytes; at most 20971520 (20 MB) are taken',
  )
})
