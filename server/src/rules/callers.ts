import type { Change } from '../store/change-feed'
import type { Database } from '../store/database'
import type { AccountRecord } from '../store/accounts'
import { findSessionAccount } from '../store/sessions'
import type { AccountKind } from '../store/settings'
import type { AccessClaims, AccessTokens } from './access-tokens'
import { CacheUntilChange, type IsOutdated } from './cached-until-change'
import { whenKnown, type MaybePromise } from '../lib/maybe-promise'

/** A signed-in developer or user. */
export interface Caller {
  readonly sessionId: string
  readonly account: AccountRecord
}

/** Sessions cached at most. The least recently used one goes first, and costs one query when it comes back. */
const mostCached = 10_000

/**
 * Finds the session of an access token. Verified signatures and sessions are cached, because every request needs them. A session
 * leaves the cache when its end, or a change of its account, is announced.
 */
export class Callers {
  #claims: Readonly<Record<AccountKind, CacheUntilChange<AccessClaims>>>
  #callers: CacheUntilChange<Caller>

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {
    const { changes } = database
    // A key that is no longer accepted proves nothing.
    const outdatedBy = ({ topic }: Change) => topic === 'secrets'
    this.#claims = {
      developer: new CacheUntilChange(changes, { name: 'developer-tokens', outdatedBy, maxSize: mostCached }),
      user: new CacheUntilChange(changes, { name: 'user-tokens', outdatedBy, maxSize: mostCached }),
    }
    this.#callers = new CacheUntilChange(changes, {
      name: 'sessions',
      outdatedBy: outdatedCallers,
      maxSize: mostCached,
    })
  }

  /** @returns undefined for a token that proves nothing or is of the other kind, and for a session that has ended. */
  of(kind: AccountKind, token: string): MaybePromise<Caller | undefined> {
    return whenKnown(this.#verified(kind, token), (claims) => claims && this.#callerOf(claims.sessionId))
  }

  /**
   * As `of`, for a token that may have expired while its session goes on. Only for pages: they are requested before the kit has
   * refreshed the session.
   */
  async ofPage(kind: AccountKind, token: string): Promise<Caller | undefined> {
    const sessionId = await this.tokens.sessionOf(kind, token)
    return sessionId === undefined ? undefined : this.#callerOf(sessionId)
  }

  #verified(kind: AccountKind, token: string): MaybePromise<AccessClaims | undefined> {
    const cache = this.#claims[kind]
    const cached = cache.get(token)
    if (cached && cached.expiresAt > Date.now()) return cached
    cache.delete(token)
    return cache.getOrLoad(token, () => this.tokens.verify(kind, token))
  }

  #callerOf(sessionId: string): MaybePromise<Caller | undefined> {
    return this.#callers.getOrLoad(sessionId, async () => {
      const account = await findSessionAccount(this.database.db, sessionId)
      return account && { sessionId, account }
    })
  }
}

function outdatedCallers({ topic, subject }: Change): boolean | IsOutdated<Caller> {
  if (topic !== 'sessions' && topic !== 'accounts') return false
  if (subject === '') return true
  return topic === 'sessions'
    ? (sessionId) => sessionId === subject
    : (_sessionId, caller) => !caller || caller.account.id === subject
}
