import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyToPostgres } from '../../../server/src/commands/copy-to-postgres'
import { createDeveloper } from '../../../server/src/commands/create-developer'
import { importFolder } from '../../../server/src/import/import-folder'
import { openDatabase, type Database } from '../../../server/src/store/database'
import { findDeveloperByEmail } from '../../../server/src/store/developers'
import { listProducts } from '../../../server/src/store/products'
import { searchProducts } from '../../../server/src/store/search'
import { createDeveloperSession } from '../../../server/src/store/sessions'
import { contentFiles } from '../../support/server/content'
import { emptyPostgres } from '../../support/server/database'
import { testFolder } from '../../support/server/folder'

const server = process.env.TEST_DATABASE_URL
const page = { size: 100, number: 1 }

async function everything({ db }: Database) {
  const { data } = await listProducts(db, 'unrestricted', page)
  return {
    portal: await db.selectFrom('portal').selectAll().execute(),
    products: data,
    versions: await db.selectFrom('product_versions').selectAll().orderBy('id').execute(),
    documents: await db
      .selectFrom('document_texts')
      .selectAll()
      .orderBy('document_id')
      .orderBy('language')
      .execute(),
    developers: await db.selectFrom('developers').selectAll().execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    secrets: await db.selectFrom('secrets').selectAll().execute(),
    audit: await db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  }
}

test(
  'a portal moves from the embedded engine to PostgreSQL',
  { skip: !server && 'needs PostgreSQL' },
  async (t) => {
    const { databaseUrl, drop } = await emptyPostgres(String(server))
    t.after(drop)
    const embedded = await openDatabase({ dataDir: ':memory:' })
    t.after(() => embedded.close())
    const large = `# Long\n\n${'tide '.repeat(100_000)}`
    await importFolder(embedded, (await testFolder(t, { ...contentFiles, 'tides/docs/long.md': large })).path)
    await createDeveloper.run(embedded, {
      email: 'ada@example.com',
      name: 'Ada',
      password: 'Correct-horse-1',
    })
    const account = await findDeveloperByEmail(embedded.db, 'ada@example.com')
    await createDeveloperSession(embedded.db, String(account?.id))
    const key = Buffer.from([0, 1, 127, 128, 255])
    await embedded.db.insertInto('secrets').values({ name: 'key', value: key }).execute()

    const {
      lines: [said],
    } = await copyToPostgres.run(embedded, { databaseUrl })
    assert.match(String(said), /^Copied \d+ rows\.$/)

    const moved = await openDatabase({ databaseUrl, dataDir: ':memory:' })
    t.after(() => moved.close())
    assert.deepEqual(await everything(moved), await everything(embedded))
    const found = await searchProducts(moved.db, 'unrestricted', { text: 'tides', page })
    assert.equal(found.total, 1)
    // The numbers of the log go on where they were.
    await moved.db.insertInto('audit_log').values({ actor: 'test', action: 'test', subject: 'x' }).execute()

    await assert.rejects(copyToPostgres.run(embedded, { databaseUrl }), /holds a portal already/)
  },
)

test('a target that cannot be used is one sentence', async (t) => {
  const embedded = await openDatabase({ dataDir: ':memory:' })
  t.after(() => embedded.close())
  const copy = (databaseUrl: string) => copyToPostgres.run(embedded, { databaseUrl })
  await assert.rejects(
    copy('postgres://ada:secret@127.0.0.1:1/portal'),
    /^CommandRefused: Cannot use the database portal/,
  )
  await assert.rejects(copy('mysql://127.0.0.1/portal'), /must look like postgres:/)
})
