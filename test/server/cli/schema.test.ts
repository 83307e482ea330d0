import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { test } from 'node:test'
import { connectDatabase } from '../../../server/src/open-database'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer } from '../../support/server/processes'

test('only start, migrate and restore make a database; every other command says what to do', async (t) => {
  const { environment } = await processDatabase(t, { isEmpty: true })
  const content = await testFolder(t, contentFiles)
  for (const args of [['developers', 'list'], ['import', content.path], ['status']]) {
    const { code, out, err } = await portalServer(t, args, environment)
    assert.equal(code, 5, args.join(' '))
    assert.match(out + err, /Run `portal-server migrate`, or start|Run `portal-server migrate` or start/)
  }
  if (environment.DATA_DIR) assert.equal(existsSync(environment.DATA_DIR), false)

  const migrated = await portalServer(t, ['migrate'], environment)
  assert.equal(migrated.code, 0)
  assert.match(migrated.out, /^The schema is \d{4}-/)
  if (!environment.DATA_DIR) assert.match(migrated.out, /^ran 0001-portal-and-accounts in \d+\.\d s$/m)
  assert.match((await portalServer(t, ['migrate'], environment)).out, /nothing was left to do\.\n$/)
  const { schema_state, products } = JSON.parse(
    (await portalServer(t, ['status', '--json'], environment)).out,
  )
  assert.deepEqual([schema_state, products], ['current', 0])
})

test('a database of another version is left as it is: an older one until migrate, a newer one for good', async (t) => {
  const { environment, options } = await processDatabase(t)
  await portalServer(t, ['migrate'], environment)
  const write = async (statement: string) => {
    const { db, close } = await connectDatabase(options, { create: false })
    await sql.raw(statement).execute(db)
    await close()
  }

  await write("insert into schema_migrations (name, timestamp) values ('9999-later', 'x')")
  for (const args of [['keys', 'list'], ['migrate'], ['start']]) {
    const { code, err } = await portalServer(t, args, { ...environment, PORT: '0', LOG_LEVEL: 'silent' })
    assert.equal(code, 5, args.join(' '))
    assert.match(err, /^The database was migrated by a newer portal-server \(9999-later\)\. Use that version/)
  }
  assert.equal((await portalServer(t, ['status'], environment)).code, 5)

  await write("delete from schema_migrations where name > '0008'")
  const { code, err } = await portalServer(t, ['keys', 'list'], environment)
  assert.equal(code, 5)
  assert.match(err, /^The schema of the database is older .*0008-documentation/)
})
