import type { Dimension, RequestMeasure, TrafficQuery } from './traffic-query'
import type { TimePlan } from './time-plan'

/** SQL that reads one dimension. */
export interface DimensionPart {
  dimension: Dimension
  text: string
}

/** The parts of a query that every engine understands in the same words. */
export interface QueryParts {
  query: TrafficQuery
  plan: TimePlan
  /** Expressions of the dimensions, named `k0`, `k1`. */
  columns: readonly DimensionPart[]
  /** What a row must meet beside lying in the range. */
  conditions: readonly DimensionPart[]
}

/** What the SQL of one engine writes in its own way. */
export interface Dialect {
  /** Name of the table of which single requests are listed. */
  requests: string
  /** @param time - Unix time in milliseconds. */
  time(time: number): string
  /** Any text as a literal, which cannot end early. */
  text(value: string): string
  /** Returns statements whose rows together are the answer, as `mergeRows` reads them. */
  statements(parts: QueryParts): string[]
}

/** Columns of the table with the requests. */
export const requestColumns: Record<RequestMeasure, string> = {
  latency: 'latency_ms',
  request_size: 'request_bytes',
  response_size: 'response_bytes',
}

export const textsOf = (parts: readonly DimensionPart[]): string[] => parts.map(({ text }) => text)
