import type { AccountRecord } from '../store/accounts'
import { listApplicationIds } from '../store/applications'
import { announceChange } from '../store/change-feed'
import { databaseTime } from '../store/clock'
import type { Database } from '../store/database'
import { addFirstStep, endFirstSteps } from '../store/first-steps'
import type { ReportedStep } from '../store/schema-accounts'
import { inTransaction } from '../store/transactions'
import type { TrafficStore } from '../traffic/traffic-store'

export interface FirstStep {
  name: 'confirm' | 'application' | ReportedStep
  is_done: boolean
}

type StepsOf = Pick<AccountRecord, 'id' | 'created_at' | 'first_steps'>

/** Clocks of gateways may be ahead. */
const toleranceMs = 3_600_000

/** Returns the first steps of a developer in their order; none if the list has ended. */
export async function readFirstSteps(
  { database, traffic }: { database: Database; traffic: TrafficStore },
  { id, created_at, first_steps: reported }: StepsOf,
): Promise<FirstStep[]> {
  if (!reported) return []
  const { db } = database
  const applications = await listApplicationIds(db, id)
  const hasCalled = reported.includes('call') || (await hasReportedSuccess())
  return [
    // Without it there is no session.
    { name: 'confirm', is_done: true },
    { name: 'read', is_done: reported.includes('read') },
    { name: 'application', is_done: applications.length > 0 },
    { name: 'call', is_done: hasCalled },
  ]

  async function hasReportedSuccess() {
    if (applications.length === 0) return false
    const groups = await traffic.query({
      measure: 'requests',
      start: created_at.getTime() - toleranceMs,
      end: (await databaseTime(db)).getTime() + toleranceMs,
      dimensions: [],
      filters: [{ dimension: 'status_class', values: [2], isExcluded: false }],
      applications,
    })
    return groups.some(({ value }) => value > 0)
  }
}

/** Adds a step to the list, or ends the list for good. Nothing changes once it has ended. */
export async function changeFirstSteps(
  { db, changes }: Database,
  accountId: string,
  update: { step?: ReportedStep; isDismissed: boolean },
): Promise<void> {
  const { step, isDismissed } = update
  const isChanged = await inTransaction(db, async (transaction) => {
    const hasEnded = isDismissed && (await endFirstSteps(transaction, accountId))
    const isAdded = step !== undefined && (await addFirstStep(transaction, accountId, step))
    if (hasEnded || isAdded) await announceChange(transaction, 'accounts', accountId)
    return hasEnded || isAdded
  })
  if (isChanged) changes.changed('accounts', accountId)
}
