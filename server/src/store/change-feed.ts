import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

/**
 * What a write may concern: `content` is everything an import or operator changes in the portal, its products
 * and documents; `access` is grants and denials; `sessions` is the end of sessions and a change of an account; `mail` is
 * a mail that was ordered; `secrets` is a secret of the server that was rotated.
 */
export const changeTopics = ['content', 'access', 'sessions', 'mail', 'secrets'] as const
export type ChangeTopic = (typeof changeTopics)[number]

export interface Change {
  topic: ChangeTopic
  /** Which one changed, a session id for example. Empty: anything under the topic may have. */
  subject: string
}

export type ChangeListener = (change: Change) => void

/** Notifies caches of this process of what any process wrote to the database. */
export interface ChangeFeed {
  /** False while changes of other processes may be missed: caches must be bypassed then. */
  readonly isListening: boolean
  /**
   * Grows with every change of the topic. A cache reads it before its query and stores the result only if it is
   * the same afterwards; otherwise a result older than the change could outlive it.
   */
  generation(topic: ChangeTopic): number
  /** @returns the function that ends the subscription. */
  subscribe(listener: ChangeListener): () => void
  /**
   * Notifies this process at once, without waiting for the database's own notification. Call it after the
   * commit of a write that `announceChange` announced.
   */
  changed(topic: ChangeTopic, subject?: string): void
}

/** The one channel; every process listens to it. */
export const changeChannel = 'portal_changes'

/** Announces a change to every process. Inside a transaction it is delivered with the commit, and only then. */
export async function announceChange(
  db: Kysely<Schema> | Transaction<Schema>,
  topic: ChangeTopic,
  subject = '',
): Promise<void> {
  await sql`select pg_notify(${changeChannel}, ${`${topic} ${subject}`})`.execute(db)
}

/** The part of the feed without a database: the listener for notifications calls `receive`. */
export class ChangeHub implements ChangeFeed {
  isListening = false
  #generations: Record<ChangeTopic, number> = { content: 0, access: 0, sessions: 0, mail: 0, secrets: 0 }
  #listeners = new Set<ChangeListener>()

  generation(topic: ChangeTopic): number {
    return this.#generations[topic]
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changed(topic: ChangeTopic, subject = ''): void {
    this.#generations[topic] += 1
    for (const listener of this.#listeners) listener({ topic, subject })
  }

  /** @param payload - As `announceChange` wrote it. Anything else is ignored: other software may use the channel. */
  receive(payload: string | undefined): void {
    const [topic, subject = ''] = (payload ?? '').split(' ', 2)
    const known = changeTopics.find((candidate) => candidate === topic)
    if (known) this.changed(known, subject)
  }

  /** Clears caches, because changes may have been missed while the connection was broken. */
  setListening(isListening: boolean): void {
    this.isListening = isListening
    for (const topic of changeTopics) this.changed(topic)
  }
}
