import { join } from 'node:path'
import { test } from 'node:test'
import { openEmbedded } from '../../../server/src/embedded/embedded'
import { startMaintenance } from '../../../server/src/embedded/maintenance'
import { testFolder } from '../../support/server/folder'
import { until } from '../../support/server/until'

test('the log is written back to the tables, and dead rows are cleared, by a timer', async (t) => {
  const folder = await testFolder(t)
  const {
    lanes: { requests: pool },
    close,
  } = await openEmbedded(join(folder.path, 'data'))
  const read = async (expression: string, from: string) =>
    (await pool.query<{ value: string }>(`select (${expression})::text as value from ${from}`)).rows[0]?.value
  const checkpoint = () => read('checkpoint_lsn', 'pg_control_checkpoint()')
  const rowsKnown = () => read('reltuples', "pg_class where relname = 'notes'")
  await pool.query('create table notes as select generate_series(1, 5000) as number')
  await pool.query('delete from notes where number > 1000')
  const before = await checkpoint()

  const maintenance = startMaintenance(pool, 20)
  try {
    await until(async () => (await checkpoint()) !== before, 'a checkpoint was made')
    await until(async () => (await rowsKnown()) === '1000', 'the rows were counted')
  } finally {
    maintenance.stop()
    await pool.end()
    await close()
  }
})
