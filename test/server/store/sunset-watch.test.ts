import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { test } from 'node:test'
import { importFolder } from '../../../server/src/import/import-folder'
import { listProducts } from '../../../server/src/store/products'
import { testDatabase } from '../../support/server/database'
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
  changes.changed('content')
  const before = changes.generation('content')
  assert.deepEqual(await versions(), [1])

  await until(() => changes.generation('content') > before, 'the change was told')

  assert.deepEqual(await versions(), [0])
})
