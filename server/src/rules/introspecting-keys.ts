import type { CryptoKey } from 'jose'
import type { ShownAccessKey } from '../store/access-keys'
import type { ChangeFeed } from '../store/change-feed'
import { CacheUntilChange } from './cached-until-change'

/** Bounds what nobody announces: the end of a key's time, and what a server of the version before changes. */
const lifetimeMs = 5_000
const mostKeys = 1_000

/** The few keys that every introspection needs. */
export interface IntrospectingKeys {
  /** Gateway keys by their hashes. */
  readonly accessKeys: CacheUntilChange<ShownAccessKey>
  /** Keys that check tokens, by their IDs. */
  readonly verificationKeys: CacheUntilChange<CryptoKey>
}

export function introspectingKeys(changes: ChangeFeed): IntrospectingKeys {
  const cache = <V extends NonNullable<unknown>>(name: string) =>
    new CacheUntilChange<V>(changes, {
      name,
      outdatedBy: ({ topic }) => topic === 'keys',
      maxSize: mostKeys,
      lifetimeMs,
    })
  return { accessKeys: cache('access-keys'), verificationKeys: cache('verification-keys') }
}
