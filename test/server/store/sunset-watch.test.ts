import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { test } from 'node:test'
import { importFolder } from '../../../server/src/import/import-folder'
import { listProducts } from '../../../server/src/store/products'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'
import { until } from '../../support/server/until'

test('the moment at which a version becomes sunset is told to caches', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db, changes } = database
  const yaml = "name: Tides\nversions:\n  - name: '1'\n    sunset: 2999-01-01\n"
  await importFolder(database, (await testFolder(t, { 'tides/product.yaml': yaml })).path)
  const versions = async () =>
    (await listProducts(db, 'unrestricted', { size: 1, number: 1 })).data.map(
      (product) => product.version_count,
    )
  await sql`update product_versions set sunset_at = now() + interval '300 milliseconds'`.execute(db)
  assert.deepEqual(await versions(), [1])
  // Changes of the import may be announced late, so what counts is what a cache would find after each announcement.
  const found: (number | undefined)[] = []
  changes.subscribe(({ topic }) => {
    if (topic === 'content') versions().then(([count]) => found.push(count), assert.ifError)
  })
  changes.changed('content')

  await until(() => found.includes(0), 'the change is announced')
})
