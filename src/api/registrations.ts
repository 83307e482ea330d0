import { applicationPath } from './applications'
import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { type Filters, filterParameters, pageParameters, type Paging, queryOf } from './query'
import { type RequestOptions, objectOf, pageOf } from './transport'
import type { GrantedScopes, NewRegistration, Registration, RegistrationPage } from './types'
import { type CreateOptions, writeHeaders } from './writes'

export interface RegistrationListOptions extends Paging {
  readonly filter?: Filters<'id' | 'status' | 'product_name' | 'product_version_name'>
}

/** Registrations of one application for product versions. */
export interface RegistrationsResource {
  /** Newest first. */
  list(
    applicationId: string,
    query?: RegistrationListOptions,
    options?: RequestOptions,
  ): Promise<RegistrationPage>
  get(applicationId: string, registrationId: string, options?: RequestOptions): Promise<Registration>
  /** Approved at once, or pending. @throws {PortalError} `conflict` if there is one already, whatever its status. */
  create(applicationId: string, registration: NewRegistration, options?: CreateOptions): Promise<Registration>
  /** Deletes it, whatever its status. */
  remove(applicationId: string, registrationId: string, options?: RequestOptions): Promise<void>
  /** @throws {PortalError} `invalid` when the application's auth strategy knows no scopes. */
  grantedScopes(
    applicationId: string,
    registrationId: string,
    options?: RequestOptions,
  ): Promise<readonly string[]>
}

const listPath = (operation: string, applicationId: string) =>
  `${applicationPath(operation, applicationId)}/registrations`

const registrationPath = (operation: string, applicationId: string, registrationId: string) =>
  `${listPath(operation, applicationId)}/${pathParameter(operation, 'registrationId', registrationId)}`

export function registrationsResource(client: PortalClient): RegistrationsResource {
  return {
    async list(applicationId, { filter, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter) })
      const path = listPath('listApplicationRegistrations', applicationId)
      return pageOf(await client.call('GET', path, { ...options, query }))
    },
    async get(applicationId, registrationId, options) {
      const path = registrationPath('getApplicationRegistration', applicationId, registrationId)
      return objectOf(await client.call('GET', path, options))
    },
    async create(applicationId, json, options = {}) {
      const path = listPath('createApplicationRegistration', applicationId)
      return objectOf(await client.call('POST', path, { ...options, json, headers: writeHeaders(options) }))
    },
    async remove(applicationId, registrationId, options) {
      const path = registrationPath('deleteApplicationRegistration', applicationId, registrationId)
      await client.call('DELETE', path, options)
    },
    async grantedScopes(applicationId, registrationId, options) {
      const operation = 'getApplicationRegistrationGrantedScopes'
      const path = `${registrationPath(operation, applicationId, registrationId)}/granted-scopes`
      return objectOf<GrantedScopes>(await client.call('GET', path, options)).scopes
    },
  }
}
