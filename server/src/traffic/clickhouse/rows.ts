import { columnsOf, requestIn, type RequestColumns } from '../request-columns'
import type { TrafficRequest } from '../traffic-query'
import { clickhouseTime } from './clickhouse-dialect'

/** A request as the engine writes and reads it in JSON. */
export interface RequestRow extends RequestColumns {
  started_at: string
  /** JSON. */
  fields: string | null
}

export const rowOf = (request: TrafficRequest): RequestRow => ({
  started_at: clickhouseTime(request.startedAt),
  ...columnsOf(request),
})

export const requestOf = (row: RequestRow): TrafficRequest =>
  requestIn(row, {
    startedAt: new Date(`${row.started_at.replace(' ', 'T')}Z`),
    fields: row.fields === null ? null : (JSON.parse(row.fields) as Record<string, string>),
  })
