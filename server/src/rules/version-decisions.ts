import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { raiseContentVersion } from '../store/portal'
import { inTransaction } from '../store/transactions'
import {
  findFileLifecycle,
  removeDecision,
  saveDecision,
  type NamedVersionRecord,
  type VersionDecision,
} from '../store/version-decisions'
import { mailVersionSteps } from './version-notices'

/**
 * Deprecates a version or makes it sunset, whatever the files say, or leaves it to them again. Imports keep it. Call it in the turn of
 * imports, which would write the status too.
 *
 * @param decision - Null leaves it to the files.
 * @returns how many developers are mailed; undefined if there is no decision to take back.
 */
export async function decideVersion(
  { db, changes }: Database,
  version: NamedVersionRecord,
  decision: VersionDecision | null,
  actor: Actor,
): Promise<{ mailed: number } | undefined> {
  const { id, productId, name } = version
  const result = await inTransaction(db, async (transaction) => {
    const decided = await findFileLifecycle(transaction, id)
    if (decision) await saveDecision(transaction, id, { decision, file: decided ?? version })
    else if (decided) await removeDecision(transaction, id, decided)
    else return undefined
    await raiseContentVersion(transaction)
    const mailed = await mailVersionSteps(transaction, [productId])
    const verbs = { deprecated: 'deprecate', sunset: 'sunset' } as const
    await recordChange(transaction, {
      actor,
      action: `version.${decision ? verbs[decision.status] : 'reset'}`,
      subject: id,
      details: {
        version: name,
        ...(decision?.sunsetAt && { sunset_at: decision.sunsetAt.toISOString() }),
        mailed: mailed.get(id) ?? 0,
      },
    })
    await announceChange(transaction, 'content', productId)
    return { mailed: mailed.get(id) ?? 0 }
  })
  changes.changed('content', productId)
  return result
}
