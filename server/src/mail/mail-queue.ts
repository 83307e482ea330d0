import { setTimeout as wait } from 'node:timers/promises'
import type { MailConfig } from '../config/mail'
import type { PortalRecord } from '../store/portal'
import type { MaybePromise } from '../lib/maybe-promise'
import type { Database } from '../store/database'
import {
  claimMail,
  extendLease,
  giveMailUp,
  markMailSent,
  millisecondsToNextMail,
  postponeMail,
  type OutgoingMail,
} from '../store/outbox'
import { compose } from './compose'
import type { MailTextsByLanguage } from './own-texts'
import { MailRefused, type MailTransport } from './transport'

const maxWorkers = 4
const maxBackoffSeconds = 3600
/** The outbox is read this often even without a notification from the database. */
const pollIntervalMs = 60_000
const databaseRetryMs = 1_000
/** How long a stopping server waits for mails that are being sent. */
const stopTimeoutMs = 5_000

export type MailOutcome = 'sent' | 'retried' | 'rejected' | 'given-up' | 'no-recipient' | 'lease-lost'

export interface MailQueueOptions {
  readonly database: Database
  readonly config: MailConfig
  readonly transport: MailTransport
  readonly texts: MailTextsByLanguage
  readonly portal: () => MaybePromise<PortalRecord>
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  /** Called for each attempt. */
  readonly attempted?: (outcome: MailOutcome) => void
  readonly log: { warn(details: object, text: string): void; error(details: object, text: string): void }
}

/**
 * Sends the mails of the outbox until it is stopped. Any number of processes may do so at once: each claims mails that no other
 * has. A mail that was accepted is never sent again. If the outcome is unknown, because the process was killed or the connection
 * broke before the response, the mail is sent again under the same Message-ID. A process that has lost its lease meanwhile stores
 * nothing but that the mail was accepted.
 *
 * @returns a function that stops the queue and resolves once no mail is being sent.
 */
export function startMailQueue(options: MailQueueOptions): () => Promise<void> {
  const { database, config, log, attempted } = options
  const { db, changes } = database
  const leaseSeconds = config.timeoutSeconds * 2
  const workers = new Set<Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function wake(): void {
    if (isStopped || workers.size >= maxWorkers) return
    const worker = work()
      .then(planNext, (error: unknown) => {
        log.error({ err: error }, 'The outbox cannot be read')
        plan(databaseRetryMs)
      })
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      const mail = await claimMail(db, leaseSeconds)
      if (!mail) return
      // Another worker can send the next mail meanwhile.
      wake()
      await deliver(mail)
    }
  }

  async function planNext(): Promise<void> {
    if (isStopped) return
    plan(
      Math.min(
        (await millisecondsToNextMail(db).catch(() => databaseRetryMs)) ?? pollIntervalMs,
        pollIntervalMs,
      ),
    )
  }

  function plan(delayMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, delayMs)
    timer.unref()
  }

  async function deliver(mail: OutgoingMail): Promise<void> {
    const known = { mail: mail.id, template: mail.template, attempt: mail.attempts }
    try {
      if (mail.ageSeconds > config.giveUpSeconds) {
        attempted?.('given-up')
        log.error(known, 'A mail could not be sent before MAIL_GIVE_UP_SECONDS')
        return await giveMailUp(db, mail, 'failed', 'given up')
      }
      const outcome = await send(mail)
      attempted?.(outcome)
      if (outcome === 'sent') await persist(() => markMailSent(db, mail))
      if (outcome === 'no-recipient') await persist(() => giveMailUp(db, mail, 'dropped'))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof MailRefused) {
        attempted?.('rejected')
        log.error({ ...known, reason }, 'The mail server rejected a mail, which is not sent again')
        return persist(() => giveMailUp(db, mail, 'failed', reason))
      }
      if (stopping.signal.aborted) return
      attempted?.('retried')
      const pause = backoffSeconds(mail.attempts)
      log.warn({ ...known, reason, again_in_seconds: pause }, 'A mail could not be sent and is retried')
      await persist(() => postponeMail(db, mail, { delaySeconds: pause, error: reason }))
    }
  }

  async function send(mail: OutgoingMail): Promise<'sent' | 'no-recipient' | 'lease-lost'> {
    const { portal, portalUrl, texts } = options
    const { settings } = await portal()
    const composed = await compose(mail, { db, config, settings, portalUrl, texts })
    if (!composed) return 'no-recipient'
    // Composing waits for the database, and may have outlived the lease.
    if (!(await extendLease(db, mail, leaseSeconds))) return 'lease-lost'
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(config.timeoutSeconds * 1000)])
    await options.transport.send({ ...composed, id: mail.id, from: config.from }, signal)
    return 'sent'
  }

  /** Retries until the database has stored the outcome: without it, an accepted mail would be sent twice. */
  async function persist(save: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await save()
      } catch (error) {
        if (isStopped) throw error
        await wait(databaseRetryMs)
      }
    }
  }

  function backoffSeconds(attempts: number): number {
    return Math.min(config.retrySeconds * 2 ** (attempts - 1), maxBackoffSeconds)
  }

  const unsubscribe = changes.subscribe(({ topic }) => {
    if (topic === 'mail') wake()
  })
  wake()

  return async () => {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
    const done = Promise.all(workers)
    await Promise.race([done, wait(stopTimeoutMs, undefined, { ref: false })])
    stopping.abort()
    await done
  }
}
