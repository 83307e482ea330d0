import { Sketch } from './sketch'
import type { TrafficGroup, TrafficQuery } from './traffic-query'

/** A row of a compiled query. Columns `k0`, `k1` carry the values of the dimensions. */
export interface TrafficRow {
  bucket: number
  k0?: string | number
  k1?: string | number
  /** A text where the engine counts further than numbers do. Null if nothing was counted. */
  requests?: number | string | null
  bin?: number
  sketch?: Buffer | null
  /** The quantile itself, of an engine that computes it. */
  value?: number
}

/** Returns one group per bucket and dimension values, with rows of the same group merged. */
export function mergeRows(
  { measure, dimensions }: TrafficQuery,
  rows: readonly TrafficRow[],
): TrafficGroup[] {
  const groups = new Map<
    string,
    { bucket: number; keys: string[]; requests: number; value?: number; sketch: Sketch }
  >()
  for (const row of rows) {
    const keys = [row.k0, row.k1].slice(0, dimensions.length).map(String)
    const id = `${row.bucket} ${keys.join(' ')}`
    let group = groups.get(id)
    if (!group) groups.set(id, (group = { bucket: row.bucket, keys, requests: 0, sketch: new Sketch() }))
    group.requests += Number(row.requests ?? 0)
    if (row.value !== undefined) group.value = row.value
    if (row.bin !== undefined) group.sketch.add(row.bin, Number(row.requests))
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
