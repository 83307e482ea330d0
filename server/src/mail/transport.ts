import type { ComposedMail } from './compose'

export interface Message extends ComposedMail {
  /** Of the mail in the outbox: the same at every try. */
  id: string
  from: string
}

export interface MailTransport {
  /**
   * Resolves once the message was taken over.
   *
   * @throws {MailRefused} when trying again is of no use; anything else is worth another try.
   */
  send(message: Message, signal: AbortSignal): Promise<void>
}

/** The mail server will never take this message. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
