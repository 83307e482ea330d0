import { type ApplicationsResource, applicationsResource } from './applications'
import { type CredentialsResource, credentialsResource } from './credentials'
import { type DocumentsResource, documentsResource } from './documents'
import { createPortalClient } from './portal-client'
import { type RegistrationsResource, registrationsResource } from './registrations'
import type { PortalApiOptions } from './resources'

/** What only some screens ask: it comes with the first of their calls, so that the others are not delayed by it. */
export interface MoreResources {
  readonly documents: DocumentsResource
  readonly applications: ApplicationsResource
  readonly credentials: CredentialsResource
  readonly registrations: RegistrationsResource
}

export function createMoreResources(options: PortalApiOptions): MoreResources {
  const client = createPortalClient(options)
  return {
    documents: documentsResource(client),
    applications: applicationsResource(client),
    credentials: credentialsResource(client),
    registrations: registrationsResource(client),
  }
}
