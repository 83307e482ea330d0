import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeOldEntries } from '../../../server/src/store/audit-log'
import { readWhole } from '../../../server/src/store/whole-database'
import { testDatabase } from '../../support/server/database-pool'
import { fillAuditLog } from '../../support/server/filled-lists'
import { rowsScanned, statementsDuring } from '../../support/server/statement-plans'
import { auditLog } from '../../support/server/stored'

test('a large table is read in batches that read few rows of each other, past pages without rows', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  await fillAuditLog({ database }, 20_000)
  await fillAuditLog({ database }, 5_000)
  await removeOldEntries(database.db, 100)
  const stored = (await auditLog({ database })).map(({ id }) => Number(id))
  assert.ok(stored.length > 15_000 && stored.length < 18_000)

  const read: number[] = []
  const statements = await statementsDuring(() =>
    database.db.transaction().execute(async (snapshot) => {
      for await (const { table, rows } of readWhole(snapshot))
        if (table === 'audit_log') read.push(...(JSON.parse(rows) as { id: number }[]).map(({ id }) => id))
    }),
  )
  assert.deepEqual(
    read.toSorted((a, b) => a - b),
    stored,
  )
  const batches = statements.filter(({ text }) => text.includes('"audit_log"'))
  assert.ok((await rowsScanned({ database }, batches)) < 3 * stored.length)
})
