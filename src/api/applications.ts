import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { type Filters, filterParameters, pageParameters, type Paging, queryOf } from './query'
import { type RequestOptions, objectOf, pageOf } from './transport'
import type {
  Application,
  ApplicationChanges,
  ApplicationPage,
  AuthStrategyPage,
  ClientSecret,
  CreatedApplication,
  GrantedScopes,
  NewApplication,
} from './types'
import { type ChangeOptions, type CreateOptions, tagged, type Tagged, writeHeaders } from './writes'

export interface ApplicationListOptions extends Paging {
  readonly filter?: Filters<'name' | 'auth_strategy_id'>
}

export interface AuthStrategyListOptions extends Paging {
  readonly filter?: Filters<'name' | 'credential_type'>
}

/** The developer's own applications; those of others are `not-found`. */
export interface ApplicationsResource {
  /** Newest first. */
  list(query?: ApplicationListOptions, options?: RequestOptions): Promise<ApplicationPage>
  get(applicationId: string, options?: RequestOptions): Promise<Tagged<Application>>
  /**
   * @returns the application, with client ID and secret if the portal keeps its client. They are returned only once.
   * @throws {PortalError} `conflict` if name or reference ID are taken.
   */
  create(application: NewApplication, options?: CreateOptions): Promise<CreatedApplication>
  /** Changes the given fields; null clears one. */
  update(
    applicationId: string,
    changes: ApplicationChanges,
    options?: ChangeOptions,
  ): Promise<Tagged<Application>>
  /** Deletes the application with its registrations and credentials. */
  remove(applicationId: string, options?: ChangeOptions): Promise<void>
  /** Auth strategies that an application may use, by name. Without any, no application can be created. */
  authStrategies(query?: AuthStrategyListOptions, options?: RequestOptions): Promise<AuthStrategyPage>
  /** Replaces the client secret at once. The new one is returned only once. */
  refreshSecret(applicationId: string, options?: CreateOptions): Promise<ClientSecret>
  /** Scopes that were approved for the application, also if it is not registered for the version; from some servers those that wait, too. */
  grantedScopes(
    applicationId: string,
    productVersionId: string,
    options?: RequestOptions,
  ): Promise<GrantedScopes>
}

export const applicationPath = (operation: string, applicationId: string) =>
  `/applications/${pathParameter(operation, 'applicationId', applicationId)}`

export function applicationsResource(client: PortalClient): ApplicationsResource {
  return {
    async list({ filter, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter) })
      return pageOf(await client.call('GET', '/applications', { ...options, query }))
    },
    async get(applicationId, options) {
      const response = await client.call('GET', applicationPath('getApplication', applicationId), options)
      return tagged(objectOf(response), response)
    },
    async create(json, options = {}) {
      const headers = writeHeaders(options)
      return objectOf(await client.call('POST', '/applications', { ...options, json, headers }))
    },
    async update(applicationId, json, options = {}) {
      const path = applicationPath('updateApplication', applicationId)
      const response = await client.call('PATCH', path, { ...options, json, headers: writeHeaders(options) })
      return tagged(objectOf(response), response)
    },
    async remove(applicationId, options = {}) {
      const path = applicationPath('deleteApplication', applicationId)
      await client.call('DELETE', path, { ...options, headers: writeHeaders(options) })
    },
    async authStrategies({ filter, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter) })
      return pageOf(await client.call('GET', '/applications/auth-strategies', { ...options, query }))
    },
    async refreshSecret(applicationId, options = {}) {
      const path = `${applicationPath('refreshApplicationToken', applicationId)}/refresh-token`
      return objectOf(await client.call('POST', path, { ...options, headers: writeHeaders(options) }))
    },
    async grantedScopes(applicationId, productVersionId, options) {
      const operation = 'getApplicationProductVersionGrantedScopes'
      const version = pathParameter(operation, 'productVersionId', productVersionId)
      const path = `${applicationPath(operation, applicationId)}/product-versions/${version}/granted-scopes`
      return objectOf<GrantedScopes>(await client.call('GET', path, options))
    },
  }
}
