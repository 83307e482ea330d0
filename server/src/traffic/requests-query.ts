/** What to read of single requests, latest first. */
export interface RequestsQuery {
  /** Of these applications only. Undefined: of all. */
  applications?: readonly string[]
  /** Earliest start. */
  since: Date
  /** Where the page before ended. */
  after?: RequestsPosition
  limit: number
  filters: RequestFilters
}

export interface RequestFilters {
  /** First digit of the status. */
  statusClass?: number
  credentialId?: string
  requestId?: string
  /** Rule by which the gateway refused it. */
  reason?: string
}

/** A place in the list. Several requests may start in the same millisecond. */
export interface RequestsPosition {
  /** Unix time in milliseconds of the last request of the page. */
  startedAt: number
  /** How many with that time have been read. */
  read: number
}
