import { applicationPath } from './applications'
import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { pageParameters, type Paging, queryOf } from './query'
import { type RequestOptions, objectOf, pageOf } from './transport'
import type { CreatedCredential, CredentialPage } from './types'
import { type CreateOptions, writeHeaders } from './writes'

/** Columns that keys can be sorted by. */
export type CredentialColumn = 'display_name' | 'first_characters' | 'created_at' | 'last_used_on'

export interface CredentialListOptions extends Paging {
  /** A `CredentialColumn`, downwards with a minus sign. Default: newest first. Servers without this option may refuse it. */
  readonly sort?: string
}

/** API keys of one application. Their values are never in a list. */
export interface CredentialsResource {
  /** @throws {PortalError} `conflict` if the portal keeps no keys for the application. */
  list(
    applicationId: string,
    query?: CredentialListOptions,
    options?: RequestOptions,
  ): Promise<CredentialPage>
  /**
   * @returns the credential with its value, which is returned only once.
   * @throws {PortalError} `forbidden` if the application has reached its limit of keys.
   */
  create(applicationId: string, displayName: string, options?: CreateOptions): Promise<CreatedCredential>
  rename(
    applicationId: string,
    credentialId: string,
    displayName: string,
    options?: RequestOptions,
  ): Promise<void>
  /** Revokes the key: requests with it are rejected. */
  revoke(applicationId: string, credentialId: string, options?: RequestOptions): Promise<void>
}

const listPath = (operation: string, applicationId: string) =>
  `${applicationPath(operation, applicationId)}/credentials`

const credentialPath = (operation: string, applicationId: string, credentialId: string) =>
  `${listPath(operation, applicationId)}/${pathParameter(operation, 'credentialId', credentialId)}`

export function credentialsResource(client: PortalClient): CredentialsResource {
  return {
    async list(applicationId, { sort, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), sort })
      return pageOf(
        await client.call('GET', listPath('listCredentials', applicationId), { ...options, query }),
      )
    },
    async create(applicationId, displayName, options = {}) {
      const path = listPath('createCredential', applicationId)
      const json = { display_name: displayName }
      return objectOf(await client.call('POST', path, { ...options, json, headers: writeHeaders(options) }))
    },
    async rename(applicationId, credentialId, displayName, options) {
      const path = credentialPath('updateCredential', applicationId, credentialId)
      await client.call('PUT', path, { ...options, json: { display_name: displayName } })
    },
    async revoke(applicationId, credentialId, options) {
      await client.call('DELETE', credentialPath('deleteCredential', applicationId, credentialId), options)
    },
  }
}
