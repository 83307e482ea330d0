import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

/**
 * What a write may concern, and whose ID the subject of a change is then. No subject: anything under the topic.
 *
 * - `settings`: the portal's settings, images and strategies, and which groups may do what. No subject.
 * - `content`: a product with its versions and documents.
 * - `access`: what a developer may do, by grants, denials and groups. The subject is an account.
 * - `accounts`: an account, and the end of its sessions.
 * - `sessions`: the end of a session.
 * - `mail`: a mail that was ordered. No subject.
 * - `secrets`: a secret of the server that was rotated. No subject.
 * - `keys`: an access key that is void, or the keys that sign tokens. No subject.
 */
export const changeTopics = [
  'settings',
  'content',
  'access',
  'accounts',
  'sessions',
  'mail',
  'secrets',
  'keys',
] as const
export type ChangeTopic = (typeof changeTopics)[number]

export interface Change {
  topic: ChangeTopic
  /** Which one changed: see `changeTopics`. Empty: anything under the topic may have. */
  subject: string
}

export type ChangeListener = (change: Change) => void

/** Notifies caches of this process of what any process wrote to the database. */
export interface ChangeFeed {
  /** False while changes of other processes may be missed: nothing cached may be older than a second then. */
  readonly isListening: boolean
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

/**
 * Topics that a server of the version before does not know. It reads the first two words of a payload, `sessions` and nothing for
 * example, and empties what it caches of that topic. The version after drops this, and its use in `receive`.
 */
const olderTopics: Readonly<Partial<Record<ChangeTopic, ChangeTopic>>> = {
  settings: 'content',
  accounts: 'sessions',
}

/** Announces a change to every process. Inside a transaction it is delivered with the commit, and only then. */
export async function announceChange(
  db: Kysely<Schema> | Transaction<Schema>,
  topic: ChangeTopic,
  subject = '',
): Promise<void> {
  const older = olderTopics[topic]
  const payload = `${older ? `${older}  ` : ''}${topic} ${subject}`
  await sql`select pg_notify(${changeChannel}, ${payload})`.execute(db)
}

/** The part of the feed without a database: the listener for notifications calls `receive`. */
export class ChangeHub implements ChangeFeed {
  isListening = false
  #listeners = new Set<ChangeListener>()

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changed(topic: ChangeTopic, subject = ''): void {
    for (const listener of this.#listeners) listener({ topic, subject })
  }

  /** @param payload - As `announceChange` wrote it. Anything else is ignored: other software may use the channel. */
  receive(payload: string | undefined): void {
    const parts = (payload ?? '').split(' ')
    const [topic, subject = ''] = parts.length > 2 ? parts.slice(2) : parts
    const known = changeTopics.find((candidate) => candidate === topic)
    if (!known) return
    this.changed(known, subject)
    if (parts.length > 2 || subject !== '') return
    // An older server means the newer topic as well.
    for (const newer of changeTopics) if (olderTopics[newer] === known) this.changed(newer)
  }

  /** Outdates all that is cached, because changes may have been missed while the connection was broken. */
  setListening(isListening: boolean): void {
    this.isListening = isListening
    for (const topic of changeTopics) this.changed(topic)
  }
}
