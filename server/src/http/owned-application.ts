import type { OwnedApplication } from '../store/applications'
import { accountOf } from './account'
import type { Call } from './operation'

/** Returns the application that the path names, as the signed-in developer's. Whether it exists, the rules find out. */
export function ownedBy(
  call: Pick<Call<{ params: { applicationId: string } }>, 'params' | 'caller'>,
): OwnedApplication {
  return { id: call.params.applicationId, developerId: accountOf(call).id }
}
