import { Sketch } from './sketch'
import type { TrafficGroup, TrafficQuery } from './traffic-query'

/** A row of a compiled query. Columns `k0`, `k1` carry the values of the dimensions. */
export interface TrafficRow {
  bucket: number
  k0?: string
  k1?: string
  bin?: number | null
  /** `int8` and so a string where it comes with bins. */
  requests: number | string | null
  sketch?: Buffer | null
}

/** Returns one group per bucket and dimension values, with sketches and bins of the same group merged. */
export function mergeRows(
  { measure, dimensions }: TrafficQuery,
  rows: readonly TrafficRow[],
): TrafficGroup[] {
  if (measure === 'requests') {
    return rows.map((row) => ({
      bucket: row.bucket,
      keys: keysOf(row, dimensions.length),
      value: Number(row.requests),
      requests: Number(row.requests),
    }))
  }
  const groups = new Map<string, { bucket: number; keys: string[]; sketch: Sketch }>()
  for (const row of rows) {
    const keys = keysOf(row, dimensions.length)
    const id = `${row.bucket} ${keys.join(' ')}`
    const group = groups.get(id) ?? { bucket: row.bucket, keys, sketch: new Sketch() }
    groups.set(id, group)
    if (row.sketch) group.sketch.merge(row.sketch)
    else if (typeof row.bin === 'number') group.sketch.add(row.bin, Number(row.requests))
  }
  return [...groups.values()].flatMap(({ bucket, keys, sketch }) => {
    const value = sketch.quantile(measure.quantile)
    return value === undefined ? [] : [{ bucket, keys, value, requests: sketch.total }]
  })
}

const keysOf = (row: TrafficRow, count: number) => [row.k0 ?? '', row.k1 ?? ''].slice(0, count)
