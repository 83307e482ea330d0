import type { Generated } from 'kysely'

/** What the server does from time to time. */
export interface JobTable {
  name: string
  due_at: Generated<Date>
  /** Of the run that has the lease, made by it. */
  holder: string | null
  /** When another process may run it, although the one that has it has not finished. */
  lease_ends_at: Date | null
  last_started_at: Date | null
  /** Before `last_started_at` while it runs, and after a process was killed. */
  last_finished_at: Date | null
  /** Null if the last run succeeded. */
  last_error: string | null
}
