/** The search over the whole portal at 1,000 products and 10,000 documents: its times over HTTP, and the size of its index. */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../server/src/open-database'
import { type BuiltPortal, builtPortal } from '../../test/e2e/support/built-portal'
import { addDeveloper } from '../../test/e2e/support/demo-portal'
import { migratedPostgres } from '../../test/support/server/database'
import { writeContent } from '../../test/support/server/written-content'
import { percentile, type Row } from '../table'
import { cookiesOf } from '../throughput'
import { searchedProducts, searches } from './content'

export const SEARCH_HEAD: Row = ['', 'p50', 'p95', 'target']

const PRODUCTS = 1_000
const GRANTED_PRODUCTS = 10
const REQUESTS = 60

const contentSettings = {
  public: false,
  reading: 'everyone',
  auth_strategies: [{ name: 'API key', type: 'key_auth' }],
}

/** @param postgresql - URL of any database on a server that may make more. Without it, the embedded engine is measured. */
export async function searchCosts(postgresql: string | undefined): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  const database = postgresql ? await migratedPostgres(postgresql) : undefined
  const options = { dataDir: join(folder, 'data'), databaseUrl: database?.databaseUrl }
  const portal = await builtPortal({
    READS_PER_CALLER: '10000000',
    DATA_DIR: options.dataDir,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
  })
  try {
    await portal.command(['migrate'])
    const rows: Row[] = [await importTime(portal, join(folder, 'content'))]
    await portal.start()
    const developer = await addDeveloper(portal)
    // Those are the ones with `visibility: granted`.
    for (let number = 4; number < GRANTED_PRODUCTS * 5; number += 5)
      await portal.command(['access', 'grant', developer.email, `product-${number}`])
    rows.push(
      ...(await searchTimes(portal.url, 'visitor')),
      ...(await searchTimes(portal.url, 'developer', { cookie: await cookiesOf(portal.url, developer) })),
      ['load of the machine in the last minute', loadavg()[0]?.toFixed(1) ?? '', '', ''],
    )
    await portal.stop()
    return [...rows, ...(await sizes(options))]
  } finally {
    await portal.remove()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function importTime(portal: BuiltPortal, folder: string): Promise<Row> {
  await writeContent(folder, contentSettings, searchedProducts(PRODUCTS))
  const started = performance.now()
  await portal.command(['import', '--yes', folder])
  return [`import of ${PRODUCTS} products`, `${Math.round((performance.now() - started) / 1000)} s`, '', '']
}

async function searchTimes(
  portal: string,
  viewer: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, queries] of Object.entries(searches)) {
    const times: number[] = []
    for (let number = 0; number < REQUESTS; number += 1) {
      const query = encodeURIComponent(queries[number % queries.length] ?? '')
      const started = performance.now()
      const response = await fetch(`${portal}/api/v2/portal/search?is_complete=false&query=${query}`, {
        headers,
      })
      const { data } = (await response.json()) as { data: readonly unknown[] }
      times.push(performance.now() - started)
      if (data.length === 0) throw new Error(`Nothing was found for ${query}.`)
    }
    const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    rows.push([`${name}, ${viewer}`, at(0.5), at(0.95), '50 ms'])
  }
  return rows
}

async function sizes(options: { dataDir: string; databaseUrl: string | undefined }): Promise<Row[]> {
  const { databaseUrl, dataDir } = options
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
  try {
    const { rows } = await sql<{ name: string; table_size: string; index_size: string }>`
      select relname as name, pg_size_pretty(pg_table_size(oid)) as table_size, pg_size_pretty(pg_indexes_size(oid)) as index_size
      from pg_class where relname in ('search_entries', 'search_words') order by relname`.execute(database.db)
    return rows.map(({ name, table_size, index_size }) => [
      `size of ${name}`,
      table_size,
      `indexes ${index_size}`,
      '',
    ])
  } finally {
    await database.close()
  }
}
