import { readCounts } from './counts'
import { Sketch } from './sketch'
import { isByStatus, type Dimension, type TrafficGroup, type TrafficQuery } from './traffic-query'

/** A row of a compiled query. Columns `k0`, `k1` carry the values of the dimensions. */
export interface TrafficRow {
  bucket: number
  k0?: string | number
  k1?: string | number
  /** A text where the engine counts further than numbers do. Null if nothing was counted. */
  requests?: number | string | null
  /** Counts by status of requests of every status. */
  statuses?: Buffer | null
  sketch?: Buffer | null
  /** The quantile itself, of an engine that computes it. */
  value?: number
}

interface MergedGroup {
  bucket: number
  keys: string[]
  requests: number
  value?: number
  sketch: Sketch
}

/** Returns one group per bucket and dimension values, with rows of the same group merged. */
export function mergeRows(query: TrafficQuery, rows: readonly TrafficRow[]): TrafficGroup[] {
  const { measure, dimensions } = query
  const groups = new Map<string, MergedGroup>()
  const groupOf = (bucket: number, keys: string[]): MergedGroup => {
    const id = `${bucket} ${keys.join(' ')}`
    let group = groups.get(id)
    if (!group) groups.set(id, (group = { bucket, keys, requests: 0, sketch: new Sketch() }))
    return group
  }
  for (const row of rows) {
    const keys = [row.k0, row.k1].slice(0, dimensions.length).map(String)
    if (row.statuses) {
      for (const [status, count] of countStatuses(row.statuses, query))
        groupOf(row.bucket, keysWith(status, keys, dimensions)).requests += count
      continue
    }
    const group = groupOf(row.bucket, keys)
    group.requests += Number(row.requests ?? 0)
    if (row.value !== undefined) group.value = row.value
    if (row.sketch) group.sketch.merge(row.sketch)
  }
  return [...groups.values()].flatMap(({ bucket, keys, requests, value, sketch }) => {
    if (measure === 'requests') return requests === 0 ? [] : [{ bucket, keys, value: requests, requests }]
    const quantile = value ?? sketch.quantile(measure.quantile)
    return quantile === undefined
      ? []
      : [{ bucket, keys, value: quantile, requests: value === undefined ? sketch.total : requests }]
  })
}

/** Counts the requests by those statuses that the filters let through. */
function countStatuses(bytes: Buffer, { filters }: TrafficQuery): Map<number, number> {
  const counts = new Map<number, number>()
  readCounts(bytes, (status, count) => counts.set(status, (counts.get(status) ?? 0) + count))
  for (const { dimension, values, isExcluded } of filters) {
    if (!isByStatus(dimension)) continue
    for (const status of counts.keys())
      if (values.includes(valueOf(status, dimension)) === isExcluded) counts.delete(status)
  }
  return counts
}

const keysWith = (status: number, keys: readonly string[], dimensions: readonly Dimension[]): string[] =>
  keys.map((key, index) => {
    const dimension = dimensions[index]
    return dimension && isByStatus(dimension) ? String(valueOf(status, dimension)) : key
  })

const valueOf = (status: number, dimension: Dimension): number =>
  dimension === 'status_class' ? Math.floor(status / 100) : status
