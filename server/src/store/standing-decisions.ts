import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema'
import type { StandingDecisionTable } from './schema-applications'

/** The registration that a decision is about, by what is left once it is deleted. */
export interface DecidedRegistration {
  developerId: string
  applicationId: string
  versionId: string
}

/** Remembers a decision against a registration. */
export async function keepDecision(
  db: Transaction<Schema>,
  { developerId, applicationId, versionId }: DecidedRegistration,
  status: StandingDecisionTable['status'],
): Promise<void> {
  await db
    .insertInto('standing_decisions')
    .values({ developer_id: developerId, application_id: applicationId, version_id: versionId, status })
    .onConflict((conflict) =>
      conflict
        .columns(['developer_id', 'application_id', 'version_id'])
        .doUpdateSet({ status, created_at: new Date() }),
    )
    .execute()
}

/** Removes what was decided against the developer's registrations for the version, with whichever application. */
export async function liftDecisions(
  db: Transaction<Schema>,
  { developerId, versionId }: DecidedRegistration,
): Promise<void> {
  await db
    .deleteFrom('standing_decisions')
    .where('developer_id', '=', developerId)
    .where('version_id', '=', versionId)
    .execute()
}

/** Returns whether an operator decided against this application, or against this developer for this version. */
export async function hasStandingDecision(
  db: Kysely<Schema>,
  { developerId, applicationId, versionId }: DecidedRegistration,
): Promise<boolean> {
  const row = await db
    .selectFrom('standing_decisions')
    .select('status')
    .where('developer_id', '=', developerId)
    .where((eb) => eb.or([eb('application_id', '=', applicationId), eb('version_id', '=', versionId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
