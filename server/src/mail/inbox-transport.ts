import type { Kysely } from 'kysely'
import { keepInInbox } from '../store/local-inbox'
import type { Schema } from '../store/schema'
import type { MailTransport } from './transport'

/** Stores mails in the local inbox instead of sending them. */
export function inboxTransport(db: Kysely<Schema>): MailTransport {
  return {
    send: ({ from, to, ...mail }) => keepInInbox(db, { ...mail, sender: from, recipients: [...to] }),
  }
}
