import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { TrafficRollupTable } from '../../store/schema-traffic'
import { readCounts, writeCounts } from '../counts'

/** An application has up to 24 rows for each of its versions, of some hundred bytes. Other requests are handled in between. */
const applicationsAtOnce = 50

type Rollup = Selectable<TrafficRollupTable>
type RollupTable = 'traffic_half_hours' | 'traffic_hours' | 'traffic_days'

const countColumns = ['statuses', 'latency', 'request_size', 'response_size'] as const
type CountColumn = (typeof countColumns)[number]

export interface MergedPeriod {
  /** The rows of its parts. */
  from: RollupTable
  to: RollupTable
  startsAt: Date
  end: Date
}

/** Writes the rows of a period from those of its parts. */
export async function mergePeriod(
  db: Transaction<Schema>,
  { from, to, startsAt, end }: MergedPeriod,
): Promise<void> {
  const applications = await findApplications(db, { from, startsAt, end })
  for (let at = 0; at < applications.length; at += applicationsAtOnce) {
    const parts = await db
      .selectFrom(from)
      .selectAll()
      .where('application_id', 'in', applications.slice(at, at + applicationsAtOnce))
      .where('starts_at', '>=', startsAt)
      .where('starts_at', '<', end)
      .orderBy('application_id')
      .orderBy('product_version_id')
      .execute()
    await db.insertInto(to).values(mergeRollups(parts, startsAt)).execute()
  }
}

/** In the order of the primary key, so that rows of an application lie side by side. */
async function findApplications(
  db: Kysely<Schema>,
  { from, startsAt, end }: Omit<MergedPeriod, 'to'>,
): Promise<string[]> {
  const { rows } = await sql<{ application_id: string }>`
    select distinct application_id from ${sql.table(from)}
    where starts_at at time zone 'UTC' >= ${startsAt}::timestamptz at time zone 'UTC'
      and starts_at at time zone 'UTC' < ${end}::timestamptz at time zone 'UTC'
    order by application_id`.execute(db)
  return rows.map(({ application_id }) => application_id)
}

interface Merged {
  application_id: string
  product_version_id: string
  requests: number
  counts: Record<CountColumn, Map<number, number>>
}

function mergeRollups(parts: readonly Rollup[], startsAt: Date): Insertable<TrafficRollupTable>[] {
  const merged = new Map<string, Merged>()
  for (const part of parts) {
    const { application_id, product_version_id } = part
    const key = `${application_id} ${product_version_id}`
    const sum = merged.get(key) ?? { application_id, product_version_id, requests: 0, counts: noCounts() }
    merged.set(key, sum)
    sum.requests += part.requests
    for (const column of countColumns) {
      const counts = sum.counts[column]
      readCounts(part[column], (value, count) => counts.set(value, (counts.get(value) ?? 0) + count))
    }
  }
  return [...merged.values()].map(({ counts, ...row }) => ({
    ...row,
    starts_at: startsAt,
    statuses: writeCounts(counts.statuses),
    latency: writeCounts(counts.latency),
    request_size: writeCounts(counts.request_size),
    response_size: writeCounts(counts.response_size),
  }))
}

const noCounts = (): Merged['counts'] => ({
  statuses: new Map(),
  latency: new Map(),
  request_size: new Map(),
  response_size: new Map(),
})
