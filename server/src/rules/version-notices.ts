import type { Kysely, Transaction } from 'kysely'
import type { MailTemplate } from '../mail/mail-orders'
import { insertMails } from '../store/outbox'
import type { Schema } from '../store/schema'
import type { VersionStep } from '../store/schema-content'
import { inTransaction } from '../store/transactions'
import { findChangedSteps, findDevelopersUsing, saveNotice, type ChangedStep } from '../store/version-notices'

const templates = {
  'sunset-announced': 'version-sunset-announced',
  deprecated: 'version-deprecated',
  sunset: 'version-sunset',
} as const satisfies Record<VersionStep, MailTemplate>

const order: readonly (VersionStep | null)[] = [null, 'sunset-announced', 'deprecated', 'sunset']

/**
 * Mails developers whose applications use a version that became deprecated or sunset, once for each step, and once more for another
 * date of the sunset. Nobody is mailed of a step back.
 *
 * @param of - Products, or all versions whose sunset has come.
 * @returns how many mails were ordered, by the ID of the version.
 */
export async function mailVersionSteps(
  db: Transaction<Schema>,
  of: readonly string[] | 'due',
): Promise<ReadonlyMap<string, number>> {
  const mailed = new Map<string, number>()
  for (const changed of await findChangedSteps(db, of)) {
    const { version_id, step } = changed
    if (!(await saveNotice(db, changed)) || step === null || !isNews(changed)) continue
    const developers = await findDevelopersUsing(db, version_id)
    await insertMails(db, { template: templates[step], data: { versionId: version_id } }, developers)
    mailed.set(version_id, developers.length)
  }
  return mailed
}

function isNews({ step, told_step, sunset_at }: ChangedStep): boolean {
  return step === told_step ? sunset_at !== null : order.indexOf(step) > order.indexOf(told_step)
}

/** For a sunset whose date has come, of which no command and no import tells. @returns the number of mails. */
export async function mailDueSteps(db: Kysely<Schema>): Promise<number> {
  const mailed = await inTransaction(db, (transaction) => mailVersionSteps(transaction, 'due'))
  return [...mailed.values()].reduce((sum, count) => sum + count, 0)
}
