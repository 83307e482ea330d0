import type { MaybePromise } from '../lib/maybe-promise'
import type { Database } from '../store/database'
import { readAccessSet, type AccessSet } from '../store/product-access'
import { CacheUntilChange } from './cached-until-change'

/** Grants, denials and developers cached at most. */
const mostCached = 100_000

export type AccessSets = (developerId: string) => MaybePromise<AccessSet>

/** Returns a function that finds the access set of a developer, cached until access, or what groups may do, changes. */
export function createAccessSets({ db, changes }: Database): AccessSets {
  const cache = new CacheUntilChange<AccessSet>(changes, {
    name: 'access-sets',
    outdatedBy({ topic, subject }) {
      if (topic !== 'access') return topic === 'settings'
      return subject === '' || ((developerId) => developerId === subject)
    },
    maxSize: mostCached,
    sizeOf: (_developerId, { view, register }) =>
      [view, register].reduce(
        (size, { granted, denied, byGroup }) => size + granted.length + denied.length + byGroup.length,
        1,
      ),
  })
  return (developerId) => cache.getOrLoad(developerId, () => readAccessSet(db, developerId))
}
