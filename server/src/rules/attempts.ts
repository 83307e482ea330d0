import type { Kysely } from 'kysely'
import { insertAttempt, type AuditAttempt } from '../store/audit-attempts'
import type { Schema } from '../store/schema'
import { networkOf } from './network'

interface Write {
  /** Attempts that it will write down; more may join until it begins. */
  count: number
  isPending: boolean
  readonly done: Promise<void>
}

/** Of each database, the last write of each kind of attempt. */
const writes = new WeakMap<Kysely<Schema>, Map<string, Write>>()

/**
 * Writes down an attempt that may be one of very many. Those of one subscriber's network in an hour are one entry. Equal attempts
 * that come while one is being written down are written down together, by one statement, so that a flood does not queue for one row.
 */
export function recordAttempt(db: Kysely<Schema>, attempt: AuditAttempt): Promise<void> {
  const { actor, action, subject } = attempt
  const { networkAddress } = actor
  const network = networkAddress === undefined ? undefined : networkOf(networkAddress)
  const key = JSON.stringify([action, actor.name, network, subject])
  const last = writesOf(db).get(key)
  if (last && !last.isPending) {
    last.count += 1
    return last.done
  }
  const write: Write = {
    count: 1,
    isPending: false,
    done: (last ? settled(last.done) : Promise.resolve()).then(async () => {
      write.isPending = true
      try {
        await insertAttempt(db, { ...attempt, actor: { ...actor, networkAddress: network } }, write.count)
      } finally {
        if (writesOf(db).get(key) === write) writesOf(db).delete(key)
      }
    }),
  }
  writesOf(db).set(key, write)
  return write.done
}

function writesOf(db: Kysely<Schema>): Map<string, Write> {
  const known = writes.get(db)
  if (known) return known
  const made = new Map<string, Write>()
  writes.set(db, made)
  return made
}

const settled = (promise: Promise<void>) => promise.catch(() => undefined)
