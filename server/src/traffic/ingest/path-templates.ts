import type { Kysely } from 'kysely'
import { findOperations } from '../../store/reported-versions'
import type { Schema } from '../../store/schema'
import { PathMatcher } from './path-matcher'

/** Some hundred operations each: a few dozen megabytes. */
const mostKept = 500

/** By the revision of the description, which never changes. The one that was used longest ago goes first. */
const kept = new Map<string, PathMatcher>()

/** Returns the matchers of descriptions by revision. Operations are read once for each. */
export async function pathMatchers(
  db: Kysely<Schema>,
  revisionIds: readonly string[],
): Promise<ReadonlyMap<string, PathMatcher>> {
  const found = new Map<string, PathMatcher>()
  for (const id of revisionIds) {
    const matcher = kept.get(id)
    if (matcher) found.set(id, matcher)
  }
  const missing = revisionIds.filter((id) => !found.has(id))
  for (const { revision_id, operations } of await findOperations(db, missing))
    found.set(revision_id, new PathMatcher(operations))
  for (const [id, matcher] of found) {
    kept.delete(id)
    kept.set(id, matcher)
  }
  for (const id of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(id)
  }
  return found
}
