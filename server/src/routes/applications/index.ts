import type { Operation } from '../../http/operation'
import { createApplication } from './create-application'
import { createApplicationRegistration } from './create-application-registration'
import { createCredential } from './create-credential'
import { deleteApplication } from './delete-application'
import { deleteApplicationRegistration } from './delete-application-registration'
import { deleteCredential } from './delete-credential'
import { getApplication } from './get-application'
import { getApplicationProductVersionGrantedScopes } from './get-application-product-version-granted-scopes'
import { getApplicationRegistration } from './get-application-registration'
import { getApplicationRegistrationGrantedScopes } from './get-application-registration-granted-scopes'
import { getApplicationsByProductVersion } from './get-applications-by-product-version'
import { listApplicationAuthStrategies } from './list-application-auth-strategies'
import { listApplicationRegistrations } from './list-application-registrations'
import { listApplications } from './list-applications'
import { listCredentials } from './list-credentials'
import { refreshApplicationToken } from './refresh-application-token'
import { updateApplication } from './update-application'
import { updateCredential } from './update-credential'

/** Applications of developers, with their keys, secrets and registrations. */
export const applicationOperations: readonly Operation[] = [
  createApplication,
  createApplicationRegistration,
  createCredential,
  deleteApplication,
  deleteApplicationRegistration,
  deleteCredential,
  getApplication,
  getApplicationProductVersionGrantedScopes,
  getApplicationRegistration,
  getApplicationRegistrationGrantedScopes,
  getApplicationsByProductVersion,
  listApplicationAuthStrategies,
  listApplicationRegistrations,
  listApplications,
  listCredentials,
  refreshApplicationToken,
  updateApplication,
  updateCredential,
]
