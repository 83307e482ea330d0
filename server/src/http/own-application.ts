import type { Kysely, Transaction } from 'kysely'
import {
  findApplication,
  lockApplication,
  type ApplicationRecord,
  type OwnedApplication,
} from '../store/applications'
import type { Schema } from '../store/schema'
import { developerOf } from './developer'
import type { Call } from './operation'
import { Problem } from './problem'

type ApplicationCall = Call<{ params: { applicationId: string } }>

/** The application of the path. @throws {Problem} 404 when it is unknown, or another developer's. */
export async function ownApplication(
  call: Pick<ApplicationCall, 'params' | 'caller'>,
  db: Kysely<Schema>,
): Promise<ApplicationRecord> {
  return found(await findApplication(db, ownedBy(call)))
}

/** The same, kept from all others until the transaction ends. */
export async function lockedApplication(
  call: Pick<ApplicationCall, 'params' | 'caller'>,
  db: Transaction<Schema>,
): Promise<ApplicationRecord> {
  return found(await lockApplication(db, ownedBy(call)))
}

function ownedBy(call: Pick<ApplicationCall, 'params' | 'caller'>): OwnedApplication {
  return { id: call.params.applicationId, developerId: developerOf(call).id }
}

function found(application: ApplicationRecord | undefined): ApplicationRecord {
  if (!application) throw new Problem('notFound')
  return application
}
