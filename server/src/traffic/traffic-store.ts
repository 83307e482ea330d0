import type { TrafficGroup, TrafficQuery, TrafficRequest } from './traffic-query'
import type { RequestsQuery } from './requests-query'

/** What became of a batch, line by line. */
export interface BatchOutcome {
  /** How many requests were stored. */
  accepted: number
  /** Lines that were not, counted from 1. */
  rejected: { line: number; reason: string }[]
}

export interface TrafficBatch {
  /** ID of the access key that reported it. */
  gatewayId: string
  /** The same for every attempt to send the batch. */
  id: string
  requests: readonly TrafficRequest[]
  outcome: BatchOutcome
}

/** Where the requests that gateways report are kept, and where analytics reads them. */
export interface TrafficStore {
  /**
   * Stores a batch whole; when it returns the batch survives the end of the process.
   *
   * @returns the outcome of the first attempt if the batch was stored before; then nothing is added.
   */
  append(batch: TrafficBatch): Promise<BatchOutcome>
  query(query: TrafficQuery): Promise<TrafficGroup[]>
  /** Returns single requests, the latest first. */
  listRequests(query: RequestsQuery): Promise<TrafficRequest[]>
  /** Makes the partitions of the next days, ahead of their requests. ClickHouse makes its own. */
  prepare(now: Date): Promise<void>
  /** Counts closed hours and days that have no rollup yet or got late requests. Safe to run in several processes at once. */
  rollUp(now: Date): Promise<void>
  /** Removes from requests of days that ended before a time what tells one from another. Safe to run in several processes at once. */
  removeDetails(before: Date): Promise<void>
  /** Removes requests, and days of rollups, that ended before a time. */
  purge(before: Date): Promise<void>
  /** Ends connections of its own. */
  close(): Promise<void>
}
