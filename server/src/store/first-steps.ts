import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { ReportedStep } from './schema-accounts'

/** Adds a step to a list that has not ended. @returns false if nothing has changed. */
export async function addFirstStep(
  db: Transaction<Schema>,
  accountId: string,
  step: ReportedStep,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ first_steps: sql`array_append(first_steps, ${step}::text)` })
    .where('id', '=', accountId)
    // Null, and so no match, once the list has ended.
    .where(sql<boolean>`${step}::text <> all(first_steps)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false if the list had ended before. */
export async function endFirstSteps(db: Transaction<Schema>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ first_steps: null })
    .where('id', '=', accountId)
    .where('first_steps', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
