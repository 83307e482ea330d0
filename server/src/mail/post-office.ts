import { setTimeout as wait } from 'node:timers/promises'
import type { MailConfig } from '../config/mail'
import type { PortalState } from '../rules/portal-state'
import type { Eventually } from '../rules/eventually'
import type { Database } from '../store/database'
import {
  claimMail,
  finishMail,
  millisecondsToNextMail,
  postponeMail,
  type OutgoingMail,
} from '../store/outbox'
import { compose } from './compose'
import { MailRefused, type MailTransport } from './transport'

const mostAtOnce = 4
const longestPauseSeconds = 3600
/** Without a word from the database, the outbox is looked at all the same. */
const longestWaitMs = 60_000
const databaseRetryMs = 1_000
/** For what is under way when the server stops. */
const stopPatienceMs = 5_000

export interface PostOfficeOptions {
  readonly database: Database
  readonly config: MailConfig
  readonly transport: MailTransport
  readonly portal: () => Eventually<PortalState>
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  readonly log: { warn(details: object, text: string): void; error(details: object, text: string): void }
}

/**
 * Sends what is in the outbox, for as long as the server runs. Any number of processes may do so at once: each takes mails that
 * no other has. A mail that was accepted is never tried again; one whose fate is unknown, because the process was killed or the
 * connection broke before the answer, is, under the same Message-ID.
 *
 * @returns the function that stops it, after what is under way.
 */
export function startPostOffice(options: PostOfficeOptions): () => Promise<void> {
  const { database, config, log } = options
  const { db, changes } = database
  const workers = new Set<Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function wake(): void {
    if (isStopped || workers.size >= mostAtOnce) return
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
      const mail = await claimMail(db, config.timeoutSeconds * 2)
      if (!mail) return
      // There may be more, for another worker meanwhile.
      wake()
      await deliver(mail)
    }
  }

  async function planNext(): Promise<void> {
    if (isStopped) return
    plan(
      Math.min(
        (await millisecondsToNextMail(db).catch(() => databaseRetryMs)) ?? longestWaitMs,
        longestWaitMs,
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
        log.error(known, 'A mail was given up')
        return await finishMail(db, mail.id, 'failed', 'given up')
      }
      const wasSent = await send(mail)
      await persist(() => finishMail(db, mail.id, wasSent ? 'sent' : 'dropped'))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof MailRefused) {
        log.error({ ...known, reason }, 'A mail was refused for good')
        return persist(() => finishMail(db, mail.id, 'failed', reason))
      }
      if (stopping.signal.aborted) return
      const pause = pauseSeconds(mail.attempts)
      log.warn({ ...known, reason, again_in_seconds: pause }, 'A mail could not be sent')
      await persist(() => postponeMail(db, mail.id, pause, reason))
    }
  }

  async function send(mail: OutgoingMail): Promise<boolean> {
    const { settings } = await options.portal()
    const composed = await compose(mail, { db, config, settings, portalUrl: options.portalUrl })
    if (!composed) return false
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(config.timeoutSeconds * 1000)])
    await options.transport.send({ ...composed, id: mail.id, from: config.from }, signal)
    return true
  }

  /** What became of a mail is written down however long the database is away: forgotten, an accepted mail would go twice. */
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

  function pauseSeconds(attempts: number): number {
    return Math.min(config.retrySeconds * 2 ** (attempts - 1), longestPauseSeconds)
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
    await Promise.race([done, wait(stopPatienceMs, undefined, { ref: false })])
    stopping.abort()
    await done
  }
}
