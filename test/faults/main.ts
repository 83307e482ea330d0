/**
 * `npm run test:faults`: two nodes behind HAProxy, on a PostgreSQL of their own with a standby. Clients write while a node is killed, and
 * while PostgreSQL stops, crashes, is failed over and is slow. Prints what was lost and what was done twice. The story of PgBouncer is told
 * here as well, because `npm test` leaves it out where PgBouncer is not installed.
 */
import assert from 'node:assert/strict'
import { after, describe, it, type TestContext } from 'node:test'
import autocannon from 'autocannon'
import { openDatabase } from '../../server/src/open-database'
import {
  startWriters,
  type WriteOutcome,
  type Writers,
  type WrittenPortal,
} from '../support/server/acknowledged-writes'
import { startDatabaseNetwork } from '../support/server/database-network'
import { freePort } from '../support/server/free-port'
import { startHaproxy } from '../support/server/haproxy'
import { type Nodes, preparePortal, startNodes } from '../support/server/nodes'
import {
  type PostgresServer,
  replicateSynchronously,
  startPrimary,
  startStandby,
} from '../support/server/postgres-cluster'
import { robin } from '../support/server/sample-data'
import { until } from '../support/server/until'
import { portalVisitor } from '../support/server/visitor'
import '../server/store/pooler.test'
import { addRow, faultTable } from './table'

const killRounds = 20
const restartRounds = 5
const failoverRounds = 3
/** Much longer than any recovery here should take. */
const recoveryMs = 60_000

const print = (text: string) => process.stdout.write(`${text}\n`)

after(() => print(`\n${faultTable()}\n`))

interface Cluster {
  readonly primary: PostgresServer
  readonly portal: WrittenPortal
  readonly nodes: Nodes
  /** Of the proxy. */
  readonly url: string
  /** Runs clients while `fault` happens, and compares afterwards. The database is opened at `url` of `database`, else of the primary. */
  round(fault: (writers: Writers) => Promise<void>, database?: () => PostgresServer): Promise<WriteOutcome>
}

/** @param databaseUrl - Of the nodes. Default: that of the primary. */
async function startCluster(
  t: TestContext,
  primary: PostgresServer,
  databaseUrl: string = primary.url,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const { environment, ...prepared } = await preparePortal(t, primary.url)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const nodes = await startNodes(t, {
    ...environment,
    ...settings,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
  })
  const [NODE_1, NODE_2] = nodes.addresses
  const proxy = await startHaproxy('portal', { NODE_1, NODE_2 }, port)
  t.after(() => proxy.close())
  const portal = { ...prepared, urls: [url] }
  await untilReady(url)
  return {
    primary,
    portal,
    nodes,
    url,
    async round(fault, server = () => primary) {
      const openAt = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: ':memory:' })
      const before = await openAt(primary.url)
      let writers: Writers
      try {
        writers = await startWriters(portal, { database: before })
      } finally {
        await before.close()
      }
      await moreAcknowledged(writers, 50)
      await fault(writers)
      await moreAcknowledged(writers, 50)
      await writers.stop()
      await untilReady(url)
      const database = await openAt(server().url)
      try {
        return await writers.outcome({ database })
      } finally {
        await database.close()
      }
    },
  }
}

/** Both nodes, because the proxy sends requests to each. */
async function untilReady(url: string): Promise<void> {
  await until(async () => (await statusOf(url)) === 200, 'the portal is ready again', recoveryMs)
}

const statusOf = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status

async function moreAcknowledged(writers: Writers, count: number): Promise<void> {
  const before = writers.acknowledged
  await until(
    () => writers.acknowledged >= before + count,
    `${count} more writes are acknowledged`,
    recoveryMs,
  )
}

async function moreRefused(writers: Writers, count: number): Promise<void> {
  const before = writers.refused
  await until(() => writers.refused >= before + count, `${count} more requests are refused`, recoveryMs)
}

function assertWhole({ lost, doubled, unexpected }: WriteOutcome, round: number): void {
  assert.deepEqual({ lost, doubled, unexpected }, { lost: [], doubled: [], unexpected: [] }, `round ${round}`)
}

/** Runs rounds one after the other, and adds their row to the table. */
async function rounds(
  fault: string,
  count: number,
  run: (round: number) => Promise<WriteOutcome>,
): Promise<WriteOutcome[]> {
  const outcomes: WriteOutcome[] = []
  try {
    for (let round = 1; round <= count; round += 1) {
      const outcome = await run(round)
      outcomes.push(outcome)
      print(`${fault}, round ${round}: ${outcome.lost.length} lost, ${outcome.doubled.length} doubled`)
      assertWhole(outcome, round)
    }
  } finally {
    if (outcomes.length > 0) addRow({ fault, rounds: outcomes.length, outcomes })
  }
  return outcomes
}

async function newPrimary(t: TestContext, settings: readonly string[] = []): Promise<PostgresServer> {
  const primary = await startPrimary(settings)
  t.after(() => primary.remove())
  return primary
}

describe('two nodes behind HAProxy', () => {
  it('lose no acknowledged write when one of them is killed, and do none twice', async (t) => {
    const { nodes, round } = await startCluster(t, await newPrimary(t))
    await rounds('kill -9 of a node', killRounds, (number) =>
      round(async (writers) => {
        const node = number % 2 === 0 ? 0 : 1
        await nodes.kill(node)
        await moreAcknowledged(writers, 20 + number * 7)
        await nodes.start(node)
        await moreAcknowledged(writers, 20)
      }),
    )
  })

  it('lose none and refuse none when one of them is stopped and started again, as an upgrade does', async (t) => {
    const { nodes, round } = await startCluster(t, await newPrimary(t), undefined, {
      STOP_DELAY_SECONDS: '5',
    })
    const outcomes = await rounds('SIGTERM of a node', restartRounds, (number) =>
      round(async (writers) => {
        const node = number % 2 === 0 ? 0 : 1
        await nodes.kill(node, 'SIGTERM')
        await moreAcknowledged(writers, 20)
        await nodes.start(node)
        await moreAcknowledged(writers, 20)
      }),
    )
    for (const { refused } of outcomes) assert.deepEqual([...refused], [])
  })
})

describe('PostgreSQL', () => {
  for (const [name, mode] of [
    ['is stopped and started', 'fast'],
    ['crashes and is started', 'immediate'],
  ] as const)
    it(`${name}: 503 with Retry-After, then everything by itself`, async (t) => {
      const { primary, round } = await startCluster(t, await newPrimary(t))
      await rounds(`PostgreSQL ${name}`, restartRounds, () =>
        round(async (writers) => {
          await primary.stop(mode)
          await moreRefused(writers, 50)
          await primary.start()
        }),
      )
    })

  describe('is failed over to a standby', () => {
    const outcomes: WriteOutcome[] = []
    after(() => {
      if (outcomes.length > 0) addRow({ fault: 'failover to a standby', rounds: outcomes.length, outcomes })
    })

    for (let number = 1; number <= failoverRounds; number += 1)
      it(`nothing that was acknowledged is lost, and nodes go on without a restart: round ${number}`, async (t) => {
        const primary = await newPrimary(t)
        const port = await freePort()
        const databaseUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
        const standby = await startStandby(primary)
        t.after(() => standby.remove())
        await replicateSynchronously(primary)
        const addresses = {
          POSTGRES_1: `127.0.0.1:${primary.port}`,
          POSTGRES_2: `127.0.0.1:${standby.port}`,
        }
        const proxy = await startHaproxy('postgresql', addresses, port)
        t.after(() => proxy.close())
        const { round } = await startCluster(t, primary, databaseUrl)
        const outcome = await round(
          async (writers) => {
            await primary.stop('immediate')
            await moreRefused(writers, 20)
            await standby.promote()
          },
          () => standby,
        )
        outcomes.push(outcome)
        assertWhole(outcome, number)
      })
  })

  it('answers after 20 s: requests get 503 with Retry-After, and everything goes on when it is quick again', async (t) => {
    const primary = await newPrimary(t)
    const network = await startDatabaseNetwork(primary.url)
    t.after(() => network.close())
    const { round, nodes } = await startCluster(t, primary, network.databaseUrl)
    await rounds('PostgreSQL answers after 20 s', 1, () =>
      round(async (writers) => {
        network.delayMs = 20_000
        await moreRefused(writers, 10)
        // Both processes live: a restart would not help.
        for (const url of nodes.urls) assert.equal((await fetch(`${url}/healthz`)).status, 200)
        network.delayMs = 0
      }),
    )
  })
})

describe('a client that asks a thousand times a second', () => {
  it('is told to wait, and nobody else notices it', async (t) => {
    const { round, url } = await startCluster(t, await newPrimary(t), undefined, {
      // A slow machine does not get as far as the default, 3000.
      READS_PER_CALLER: '600',
    })
    const robinsBrowser = portalVisitor(url)
    const credentials = { username: robin.email, password: robin.password }
    const session = await robinsBrowser.post('/api/v2/developer/authenticate', credentials)
    assert.equal(session.status, 204)
    const cookie = [...robinsBrowser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    let statuses = new Map<string, number>()
    const [outcome] = await rounds('1000 reads a second by one client', 1, () =>
      round(async () => {
        const flood = await autocannon({
          url: `${url}/api/v2/developer/me`,
          headers: { cookie },
          connections: 20,
          overallRate: 1000,
          duration: 15,
        })
        statuses = new Map(
          Object.entries(flood.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
        )
      }),
    )
    print(`responses to the flood by status: ${JSON.stringify(Object.fromEntries(statuses))}`)
    assert.deepEqual([...(outcome?.refused ?? [])], [])
    assert.deepEqual([...statuses.keys()].sort(), ['200', '429'])
  })
})
