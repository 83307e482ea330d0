import type { ComposedMail } from './compose'

export interface Message extends ComposedMail {
  /** ID of the mail in the outbox: the same at every attempt. */
  id: string
  from: string
}

export interface MailTransport {
  /**
   * Resolves once the message was accepted.
   *
   * @throws {MailRefused} if a retry cannot succeed; after any other error it can.
   */
  send(message: Message, signal: AbortSignal): Promise<void>
}

/** The mail server will never accept this message. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
