import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { lockAccount, updateAccount, type AccountKey, type AccountRecord } from '../store/accounts'
import { nameFaults } from './account-names'
import { Refusal } from './refusal'
import { inTransaction } from '../store/transactions'

/** Gives an account the name that its owner wants. @throws {Refusal} for what is no name, and if the account is gone. */
export async function renameAccount(
  { db, changes }: Database,
  { id, kind }: AccountKey,
  { fullName, actor }: { fullName: string; actor: Actor },
): Promise<AccountRecord> {
  const faults = nameFaults({ fullName })
  if (faults.length > 0) throw new Refusal('invalid', faults)
  const name = fullName.trim()
  const { account, isChanged } = await inTransaction(db, async (transaction) => {
    const current = await lockAccount(transaction, id, kind)
    if (!current) throw new Refusal('unknown')
    if (current.full_name === name) return { account: current, isChanged: false }
    const changed = await updateAccount(transaction, id, { full_name: name })
    await recordChange(transaction, { actor, action: `${kind}.rename`, subject: id })
    await announceChange(transaction, 'accounts', id)
    return { account: changed, isChanged: true }
  })
  if (isChanged) changes.changed('accounts', id)
  return account
}
