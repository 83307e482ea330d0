import { LRUCache } from 'lru-cache'
import type { Database } from '../store/database'
import type { DeveloperRecord } from '../store/developers'
import { findSessionDeveloper } from '../store/sessions'
import type { AccessClaims, AccessTokens } from './access-tokens'
import { whenKnown, type MaybePromise } from '../lib/maybe-promise'

/** A signed-in developer. */
export interface Caller {
  readonly sessionId: string
  readonly developer: DeveloperRecord
}

/** Sessions cached at most. The least recently used one goes first, and costs one query when it comes back. */
const mostCached = 10_000

/**
 * Finds the session of an access token. Verified signatures and sessions are cached, because every request needs them. A session
 * leaves the cache when its end is announced, and nothing is cached while announcements cannot arrive.
 */
export class Callers {
  #claims = new LRUCache<string, AccessClaims>({ max: mostCached })
  #callers = new LRUCache<string, Caller>({ max: mostCached })

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {
    database.changes.subscribe(({ topic, subject }) => {
      if (topic !== 'sessions') return
      if (subject) this.#callers.delete(subject)
      else this.#callers.clear()
    })
  }

  /** @returns undefined for a token that proves nothing, and for a session that has ended. */
  of(token: string): MaybePromise<Caller | undefined> {
    return whenKnown(this.#verified(token), (claims) => {
      if (!claims) return undefined
      return this.#callers.get(claims.sessionId) ?? this.#load(claims.sessionId)
    })
  }

  /**
   * As `of`, for a token that may have expired while its session goes on. Only for pages: they are requested before the kit has
   * refreshed the session.
   */
  async ofPage(token: string): Promise<Caller | undefined> {
    const sessionId = await this.tokens.sessionOf(token)
    return sessionId === undefined ? undefined : (this.#callers.get(sessionId) ?? this.#load(sessionId))
  }

  #verified(token: string): MaybePromise<AccessClaims | undefined> {
    const cached = this.#claims.get(token)
    return cached && cached.expiresAt > Date.now() ? cached : this.#verify(token)
  }

  async #verify(token: string): Promise<AccessClaims | undefined> {
    this.#claims.delete(token)
    const claims = await this.tokens.verify(token)
    if (claims) this.#claims.set(token, claims)
    return claims
  }

  async #load(sessionId: string): Promise<Caller | undefined> {
    const { db, changes } = this.database
    const generation = changes.generation('sessions')
    const developer = await findSessionDeveloper(db, sessionId)
    if (!developer) return undefined
    const caller = { sessionId, developer }
    if (changes.isListening && changes.generation('sessions') === generation)
      this.#callers.set(sessionId, caller)
    return caller
  }
}
