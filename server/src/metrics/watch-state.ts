import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client'
import packageJson from '../../package.json'
import { cachesOf } from '../rules/cached-until-change'
import type { Database } from '../store/database'
import { readOutboxState, type OutboxState } from '../store/outbox'
import type { Metrics } from './metrics'

/** Registers what is read when the metrics are: pools, caches, the mail queue, the process. */
export function watchState({ registry }: Metrics, database: Database): void {
  // Event loop, memory, processor time, garbage collection.
  collectDefaultMetrics({ register: registry })
  watchBuild(registry, database)
  watchLanes(registry, database)
  watchCaches(registry, database)
  watchOutbox(registry, database)
}

function watchBuild(registry: Registry, { engine, changes }: Database): void {
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1. The version of the server, and the engine of its database.',
    labelNames: ['version', 'engine'],
    registers: [registry],
  }).set({ version: packageJson.version, engine }, 1)
  new Gauge({
    name: 'portal_change_feed_listening',
    help: '1 while this process is notified of changes of others. At 0 nothing is cached for longer than a second.',
    registers: [registry],
    collect() {
      this.set(Number(changes.isListening))
    },
  })
}

function watchLanes(registry: Registry, { lanes, engine }: Database): void {
  const entries =
    engine === 'embedded' ? [['embedded', lanes.requests] as const] : Object.entries<Pool>({ ...lanes })
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database, by lane and whether a request has them.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const [lane, { totalCount, idleCount }] of entries) {
        connections.set({ lane, state: 'idle' }, idleCount)
        connections.set({ lane, state: 'busy' }, totalCount - idleCount)
      }
    },
  })
  const limits = new Gauge({
    name: 'portal_database_connections_max',
    help: 'Most connections of a lane.',
    labelNames: ['lane'],
    registers: [registry],
  })
  for (const [lane, { options }] of entries) limits.set({ lane }, options.max)
  const waiting = new Gauge({
    name: 'portal_database_connections_waiting',
    help: 'Requests that wait for a connection of the lane.',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, { waitingCount }] of entries) waiting.set({ lane }, waitingCount)
    },
  })
}

type Pool = Database['lanes']['requests']

function watchCaches(registry: Registry, { changes }: Database): void {
  new Counter({
    name: 'portal_cache_requests_total',
    help: 'Reads of a cache, by whether it had the value.',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, hits, misses } of cachesOf(changes)) {
        this.inc({ cache: name, result: 'hit' }, hits)
        this.inc({ cache: name, result: 'miss' }, misses)
      }
    },
  })
  const entries = new Gauge({
    name: 'portal_cache_entries',
    help: 'Values in a cache.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const { name, size } of cachesOf(changes)) entries.set({ cache: name }, size)
    },
  })
}

function watchOutbox(registry: Registry, { jobs }: Database): void {
  let pending: Promise<OutboxState | undefined> | undefined
  /** Read once for all that show it. @returns undefined if the database does not say it. */
  const read = () =>
    (pending ??= readOutboxState(jobs)
      .catch(() => undefined)
      .finally(() => {
        pending = undefined
      }))
  const gauge = (name: string, help: string, valueOf: (state: OutboxState | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await read()))
      },
    })
  gauge(
    'portal_outbox_mails',
    'Mails that wait to be sent, up to 10001; NaN if the database does not say. Every node reports all of them.',
    (state) => state?.waiting ?? Number.NaN,
  )
  gauge(
    'portal_outbox_oldest_seconds',
    'Age of the mail that waits longest, 0 without one; NaN if the database does not say.',
    (state) => state?.oldestSeconds ?? Number.NaN,
  )
}
