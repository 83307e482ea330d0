import { LRUCache } from 'lru-cache'
import type { Database } from '../store/database'
import type { AccountRecord } from '../store/accounts'
import { findSessionAccount } from '../store/sessions'
import type { AccountKind } from '../store/settings'
import type { AccessClaims, AccessTokens } from './access-tokens'
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
 * leaves the cache when its end is announced, and nothing is cached while announcements cannot arrive.
 */
export class Callers {
  #claims: Readonly<Record<AccountKind, LRUCache<string, AccessClaims>>> = {
    developer: new LRUCache({ max: mostCached }),
    user: new LRUCache({ max: mostCached }),
  }
  #callers = new LRUCache<string, Caller>({ max: mostCached })

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {
    database.changes.subscribe(({ topic, subject }) => {
      // A key that is no longer accepted proves nothing.
      if (topic === 'secrets') for (const cache of Object.values(this.#claims)) cache.clear()
      if (topic !== 'sessions') return
      if (subject) this.#callers.delete(subject)
      else this.#callers.clear()
    })
  }

  /** @returns undefined for a token that proves nothing or is of the other kind, and for a session that has ended. */
  of(kind: AccountKind, token: string): MaybePromise<Caller | undefined> {
    return whenKnown(this.#verified(kind, token), (claims) => {
      if (!claims) return undefined
      return this.#callers.get(claims.sessionId) ?? this.#load(claims.sessionId)
    })
  }

  /**
   * As `of`, for a token that may have expired while its session goes on. Only for pages: they are requested before the kit has
   * refreshed the session.
   */
  async ofPage(kind: AccountKind, token: string): Promise<Caller | undefined> {
    const sessionId = await this.tokens.sessionOf(kind, token)
    return sessionId === undefined ? undefined : (this.#callers.get(sessionId) ?? this.#load(sessionId))
  }

  #verified(kind: AccountKind, token: string): MaybePromise<AccessClaims | undefined> {
    const cached = this.database.changes.isListening ? this.#claims[kind].get(token) : undefined
    return cached && cached.expiresAt > Date.now() ? cached : this.#verify(kind, token)
  }

  async #verify(kind: AccountKind, token: string): Promise<AccessClaims | undefined> {
    const cache = this.#claims[kind]
    cache.delete(token)
    const { changes } = this.database
    const generation = changes.generation('secrets')
    const claims = await this.tokens.verify(kind, token)
    if (claims && changes.generation('secrets') === generation) cache.set(token, claims)
    return claims
  }

  async #load(sessionId: string): Promise<Caller | undefined> {
    const { db, changes } = this.database
    const generation = changes.generation('sessions')
    const account = await findSessionAccount(db, sessionId)
    if (!account) return undefined
    const caller = { sessionId, account }
    if (changes.isListening && changes.generation('sessions') === generation)
      this.#callers.set(sessionId, caller)
    return caller
  }
}
