import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyToPostgres } from '../../../server/src/commands/copy-to-postgres'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { importCredentials } from '../../../server/src/commands/import-credentials'
import { createKey } from '../../../server/src/commands/keys'
import { importFolder } from '../../../server/src/import/import-folder'
import { openDatabase } from '../../../server/src/open-database'
import type { Database } from '../../../server/src/store/database'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { listProducts } from '../../../server/src/store/products'
import { searchProducts } from '../../../server/src/store/search'
import { createSession } from '../../../server/src/store/sessions'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { contentFiles } from '../../support/server/content'
import { emptyPostgres } from '../../support/server/database'
import { testFolder } from '../../support/server/folder'
import { foreignKey, keyLine, keysFile, statement } from '../../support/server/foreign-keys'
import { storedCredentials } from '../../support/server/stored'

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
      .orderBy('revision_id')
      .orderBy('language')
      .execute(),
    developers: await db.selectFrom('accounts').selectAll().execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    secrets: await db.selectFrom('secrets').selectAll().execute(),
    credentials: await db.selectFrom('credentials').selectAll().execute(),
    audit: await db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    traffic: await db.selectFrom('traffic_requests').selectAll().orderBy('started_at').execute(),
    details: await db.selectFrom('traffic_details').selectAll().orderBy('started_at').execute(),
    hours: await db.selectFrom('traffic_hours').selectAll().orderBy('starts_at').execute(),
    openPeriods: await db.selectFrom('traffic_open_periods').selectAll().orderBy('starts_at').execute(),
  }
}

/** Requests of two days, of which the first is counted. */
async function reportTraffic(database: Database): Promise<void> {
  await createKey.run(database, { name: 'edge', role: 'gateway' })
  const gateway = await database.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow()
  const requests = ['2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z'].map((startedAt) => ({
    startedAt: new Date(startedAt),
    applicationId: gateway.id,
    productVersionId: gateway.id,
    credentialId: null,
    status: 200,
    method: 'GET',
    path: '/levels',
    latencyMs: 12.5,
    requestBytes: 10,
    responseBytes: 20,
    requestId: null,
    reason: null,
    fields: null,
  }))
  const traffic = postgresTraffic(database.db)
  const outcome = { accepted: 2, rejected: [] }
  await traffic.append({ gatewayId: gateway.id, id: 'batch', requests, outcome })
  await traffic.rollUp(new Date('2026-01-02T00:10:00Z'))
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
    await createAccountOf('developer').run(embedded, {
      email: 'ada@example.com',
      name: 'Ada',
      password: 'Correct-horse-1',
    })
    const account = await findAccountByEmail(embedded.db, 'developer', 'ada@example.com')
    await createSession(embedded.db, { kind: 'developer', id: String(account?.id) })
    const key = Buffer.from([0, 1, 127, 128, 255])
    await embedded.db.insertInto('secrets').values({ name: 'key', value: key }).execute()

    const owner = {
      developer: 'ada@example.com',
      application: 'Tide clock',
      product: 'tides',
      version: '1.0',
    }
    const file = await keysFile(t, [statement, keyLine(foreignKey('laptop'), owner)])
    await importCredentials.run(embedded, { file, dryRun: false, confirmation: true })

    await reportTraffic(embedded)

    const {
      lines: [said],
    } = await copyToPostgres.run(embedded, { databaseUrl })
    assert.match(String(said), /^Copied \d+ rows\.$/)

    const moved = await openDatabase({ databaseUrl, dataDir: ':memory:' })
    t.after(() => moved.close())
    assert.deepEqual(await everything(moved), await everything(embedded))
    assert.deepEqual(
      (await storedCredentials({ database: moved })).map(({ is_imported }) => is_imported),
      [true],
    )
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
