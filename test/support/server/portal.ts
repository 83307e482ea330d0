import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig, type Config } from '../../../server/src/config/config'
import { importFolder } from '../../../server/src/import/import-folder'
import { hashPassword } from '../../../server/src/rules/passwords'
import { startServer } from '../../../server/src/start'
import type { Database } from '../../../server/src/store/database'
import type { AccountStatus } from '../../../server/src/store/settings'
import { testTraffic } from './test-traffic'
import type { TrafficStore } from '../../../server/src/traffic/traffic-store'
import { testDatabase, type TestDatabase } from './database-pool'
import { withPublicUrl } from './free-port'
import { keepLogLine } from './log-file'
import { addUser } from './user-accounts'
import { portalVisitor, type PortalVisitor } from './visitor'
import { type TestProduct, writeContent } from './written-content'

export type { TestProduct } from './written-content'

export interface TestDeveloper {
  email: string
  password: string
  full_name?: string
  /** Default: approved. */
  status?: AccountStatus
  applications?: ManyApplications
  /** Whether there is the list of first steps. Default: false, as for accounts from before. */
  hasFirstSteps?: boolean
}

/** More applications than requests could make in the time of a test, named `Buoy 0000` and on. */
export interface ManyApplications {
  count: number
  /** Name of an auth strategy of the portal. */
  strategy: string
  /** Before the number, as in `Buoy`. */
  name: string
}

export interface RealPortalOptions {
  /** As in portal.yaml. */
  settings?: Readonly<Record<string, unknown>>
  /** Products, or the path of a folder to import as it is; `settings` are then the folder's. */
  products?: readonly TestProduct[] | string
  developers?: readonly TestDeveloper[]
  /** Approved users, each with an organization. The settings need `users`. */
  users?: readonly Pick<TestDeveloper, 'email' | 'password'>[]
  /** As the server reads it from its environment, `{ PORTAL_PUBLIC: 'true' }`. */
  environment?: Readonly<Record<string, string>>
  /** Where it keeps traffic. Default: as `testTraffic` says. */
  traffic?: (db: Database['db']) => TrafficStore
}

export interface RealPortal {
  readonly url: string
  /** Where its metrics are, with `METRICS_ADDRESS`. */
  readonly metricsUrl: string | undefined
  readonly database: TestDatabase
  readonly traffic: TrafficStore
  readonly config: Config
  /** Lines of the server's log so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[]
  /** Returns a client without cookies. Every response is validated against the contract. */
  visitor(): PortalVisitor
  /** Returns a client with a session. */
  signedIn(developer: TestDeveloper): Promise<PortalVisitor>
  addDeveloper(developer: TestDeveloper): Promise<void>
  /** Imports again, as a command in another process would. */
  import(content: Pick<RealPortalOptions, 'settings' | 'products'>): Promise<void>
  close(): Promise<void>
}

/**
 * A real server on a port of its own, with its own database: in memory, or on the PostgreSQL of `TEST_DATABASE_URL`.
 * Close it when the test ends.
 */
export async function realPortal(options: RealPortalOptions = {}): Promise<RealPortal> {
  const database = await testDatabase()
  const traffic = options.traffic?.(database.db) ?? (await testTraffic(database.db))
  const config = readConfig({ PORT: '0', ...(await withPublicUrl(options.environment ?? {})) })
  const log: Record<string, unknown>[] = []
  const server = await startServer(config, {
    database,
    traffic,
    log: {
      write(line) {
        log.push(JSON.parse(line) as Record<string, unknown>)
        keepLogLine(line)
      },
    },
  })
  const visitor = () => portalVisitor(server.url)

  const portal: RealPortal = {
    url: server.url,
    metricsUrl: server.metricsUrl,
    database,
    traffic: server.traffic,
    config,
    log,
    visitor,
    async signedIn({ email, password }) {
      const developer = visitor()
      const response = await developer.post('/api/v2/developer/authenticate', { username: email, password })
      if (response.status !== 204) throw new Error(`Signing ${email} in answered ${response.status}.`)
      return developer
    },
    async import({ settings = {}, products = [] }) {
      if (typeof products === 'string') return void (await importFolder(database, products, replacing))
      await importWritten(database, settings, products)
    },
    async addDeveloper(developer) {
      await addDeveloper(database, developer)
      if (developer.applications) await addApplications(database, developer.email, developer.applications)
    },
    close: () => server.close(),
  }
  try {
    await portal.import(options)
    for (const developer of options.developers ?? []) await portal.addDeveloper(developer)
    for (const user of options.users ?? []) await addUser({ database }, user)
  } catch (error) {
    await portal.close()
    throw error
  }
  return portal
}

/** What a test imports is all that the portal has. */
const replacing = { prune: true, confirmation: true } as const

async function importWritten(
  database: Database,
  settings: Readonly<Record<string, unknown>>,
  products: readonly TestProduct[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-content-'))
  try {
    await writeContent(folder, settings, products)
    await importFolder(database, folder, replacing)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds a developer who has a password, without their applications. */
export async function addDeveloper({ db }: Pick<Database, 'db'>, developer: TestDeveloper): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      kind: 'developer',
      email: developer.email,
      full_name: developer.full_name ?? 'Robin Example',
      password_hash: await hashPassword(developer.password),
      status: developer.status ?? 'approved',
      language: null,
      first_steps: developer.hasFirstSteps ? [] : null,
    })
    .execute()
}

async function addApplications(
  { db }: Database,
  email: string,
  { count, strategy, name }: ManyApplications,
): Promise<void> {
  await sql`
    insert into applications (developer_id, strategy_id, name, reference_id)
    select accounts.id, auth_strategies.id, ${name} || ' ' || lpad(number::text, 4, '0'), gen_random_uuid()::text
    from accounts, auth_strategies, generate_series(0, ${sql.lit(count - 1)}) number
    where accounts.kind = 'developer' and accounts.email = ${email} and auth_strategies.name = ${strategy}`.execute(
    db,
  )
}
