import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { copyMail, hurryMail } from '../store/outbox'
import { inTransaction } from '../store/transactions'

export type ResentMail = { outcome: 'unknown' } | { outcome: 'ordered' | 'hurried'; id: string }

/**
 * Sends a mail again, as a new one with new links: mail programs hide a second one with the same ID, and an old mail would be given
 * up at once. One that waits is only tried now.
 */
export function resendMail({ db }: Database, id: string, actor: Actor): Promise<ResentMail> {
  return inTransaction(db, async (transaction) => {
    const isHurried = await hurryMail(transaction, id)
    const sent = isHurried ? id : await copyMail(transaction, id)
    if (sent === undefined) return { outcome: 'unknown' }
    await recordChange(transaction, {
      actor,
      action: 'mail.resend',
      subject: id,
      details: isHurried ? {} : { mail_id: sent },
    })
    await announceChange(transaction, 'mail')
    return { outcome: isHurried ? 'hurried' : 'ordered', id: sent }
  })
}
