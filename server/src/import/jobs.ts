import type { Jobs } from '../rules/job-runner'
import type { Database } from '../store/database'
import { indexRevisions } from './index-revisions'

/** Returns what is done from time to time for content that was imported. */
export function importJobs(database: Database): Jobs {
  return { 'search-index': { everySeconds: 60, run: () => indexRevisions(database.jobs) } }
}
