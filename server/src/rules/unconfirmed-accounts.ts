import type { Kysely } from 'kysely'
import { portalActor, recordChanges } from '../store/audit-log'
import { removeUnconfirmed } from '../store/accounts'
import { removeUnusedOrganizations } from '../store/organizations'
import { inBatches } from '../store/removal'
import type { Schema } from '../store/schema'
import { tryLockUntilCommit } from '../store/advisory-lock'
import { inTransaction } from '../store/transactions'

/** Any number, the same in every process. */
const lock = 7_406_003

/** Removes accounts whose address was not confirmed in so many days, in batches. Of several processes at once, one does it. */
export async function removeUnconfirmedAccounts(db: Kysely<Schema>, days: number): Promise<void> {
  await inBatches(() =>
    inTransaction(db, async (transaction) => {
      if (!(await tryLockUntilCommit(transaction, lock))) return 0
      const removed = await removeUnconfirmed(transaction, days)
      await recordChanges(
        transaction,
        removed.map(({ id, kind }) => ({
          actor: portalActor,
          action: `${kind}.remove-unconfirmed`,
          subject: id,
          details: { after_days: days },
        })),
      )
      const organizations = new Set(removed.flatMap(({ organization_id }) => organization_id ?? []))
      await removeUnusedOrganizations(transaction, [...organizations])
      return removed.length
    }),
  )
}
