import { accountClient } from './account-client'
import { type AnalyticsResource, analyticsResource } from './analytics'
import { type ApplicationsResource, applicationsResource } from './applications'
import { type CredentialsResource, credentialsResource } from './credentials'
import { type DocumentsResource, documentsResource } from './documents'
import { createPortalClient } from './portal-client'
import { type ProfileResource, profileResource } from './profile'
import { type RegistrationsResource, registrationsResource } from './registrations'
import type { PortalApiOptions } from './resources'
import { type SessionsResource, sessionsResource } from './sessions'

/**
 * Resources that only some screens use. They are loaded with the first request to one of them, so that other screens need not
 * wait.
 */
export interface MoreResources {
  readonly documents: DocumentsResource
  readonly applications: ApplicationsResource
  readonly credentials: CredentialsResource
  readonly registrations: RegistrationsResource
  readonly analytics: AnalyticsResource
  readonly profile: ProfileResource
  readonly sessions: SessionsResource
}

export function createMoreResources(options: PortalApiOptions): MoreResources {
  const client = createPortalClient(options)
  const account = accountClient(options)
  return {
    documents: documentsResource(client),
    applications: applicationsResource(client),
    credentials: credentialsResource(client),
    registrations: registrationsResource(client),
    analytics: analyticsResource(client),
    profile: profileResource(account),
    sessions: sessionsResource(account),
  }
}
