import { sql } from 'kysely'
import type { AccountStatus } from '../../../server/src/store/settings'
import type { RealPortal } from './portal'

type Stored = Pick<RealPortal, 'database'>

/** Writes that concern gateways, as another process of the server may make them. */
export const setAccountStatus = ({ database: { db } }: Stored, email: string, status: AccountStatus) =>
  db.updateTable('accounts').set({ status }).where('email', '=', email).execute()

export const setVersionStatus = (
  { database: { db } }: Stored,
  name: string,
  status: 'published' | 'sunset',
) => db.updateTable('product_versions').set({ status }).where('name', '=', name).execute()

export const setViewAccess = ({ database: { db } }: Stored, view_access: 'everyone' | 'granted') =>
  db.updateTable('products').set({ view_access }).execute()

export const removeSigningKeys = ({ database: { db } }: Stored) => db.deleteFrom('signing_keys').execute()

/** As a restore does: the restored database has a feed of its own. */
export const replaceFeed = ({ database: { db } }: Stored) => db.deleteFrom('gateway_feed').execute()

export const makeChangesOlder = ({ database: { db } }: Stored, days: number) =>
  sql`update gateway_changes set created_at = created_at - make_interval(days => ${days})`.execute(db)

/** Renames an application in a transaction, and runs something before that ends. */
export const renamedDuring = <T>(
  { database: { db } }: Stored,
  { id, name }: { id: string; name: string },
  run: () => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable('applications').set({ name }).where('id', '=', id).execute()
    return run()
  })

/** IDs of all requests that were reported, in order; one that is counted twice is there twice. */
export async function reportedIds({ database: { db } }: Stored): Promise<string[]> {
  const rows = await db.selectFrom('traffic_details').select('request_id').orderBy('request_id').execute()
  return rows.map(({ request_id }) => request_id ?? '')
}
