import type { Kysely } from 'kysely'
import { portalActor, recordChange } from '../store/audit-log'
import { removeUnconfirmed } from '../store/accounts'
import { removeUnusedOrganizations } from '../store/organizations'
import type { Schema } from '../store/schema'
import { tryLockUntilCommit } from '../store/advisory-lock'
import { inTransaction } from '../store/transactions'

/** Any number, the same in every process. */
const lock = 7_406_003

/** Removes accounts whose address was not confirmed in so many days. Of several processes at once, one does it. */
export async function removeUnconfirmedAccounts(db: Kysely<Schema>, days: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await tryLockUntilCommit(transaction, lock))) return
    const removed = await removeUnconfirmed(transaction, days)
    for (const { id, kind } of removed) {
      await recordChange(transaction, {
        actor: portalActor,
        action: `${kind}.remove-unconfirmed`,
        subject: id,
        details: { after_days: days },
      })
    }
    await removeUnusedOrganizations(
      transaction,
      removed.flatMap(({ organization_id }) => organization_id ?? []),
    )
  })
}
