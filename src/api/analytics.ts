import { applicationPath } from './applications'
import type { PortalClient } from './portal-client'
import { queryOf } from './query'
import { type RequestOptions, objectOf } from './transport'
import type { AnalyticsConfig, AnalyticsQuery, AnalyticsResult, RequestsPage } from './types'

export interface RequestListQuery {
  /** 1 to 100. Default: the server's. */
  readonly pageSize?: number
  /** `meta.next` of the page before. Default: the latest requests. */
  readonly after?: string
  readonly filter?: {
    /** First digit of the status. */
    readonly statusClass?: number
    readonly credentialId?: string
    readonly requestId?: string
  }
}

/** How the requests of the developer's own applications went. */
export interface AnalyticsResource {
  /** Null if the portal has no analytics. @throws {PortalError} `not-found` on a public portal. */
  config(options?: RequestOptions): Promise<AnalyticsConfig | null>
  /** One metric by up to two dimensions. @throws {PortalError} `forbidden` if a filter names an application of another developer. */
  query(query: AnalyticsQuery, options?: RequestOptions): Promise<AnalyticsResult>
  /** Single requests of one application, the latest first. @throws {PortalError} `not-found` if the portal keeps none. */
  requests(applicationId: string, query?: RequestListQuery, options?: RequestOptions): Promise<RequestsPage>
}

export function analyticsResource(client: PortalClient): AnalyticsResource {
  return {
    async config(options) {
      const response = await client.call('GET', '/stats/config', options)
      return objectOf<{ analytics: AnalyticsConfig | null }>(response).analytics
    },
    async query(json, options) {
      return objectOf(await client.call('POST', '/stats', { ...options, json, isQuery: true }))
    },
    async requests(applicationId, { pageSize, after, filter = {} } = {}, options) {
      const path = `${applicationPath('listApplicationRequests', applicationId)}/requests`
      const query = queryOf({
        'page[size]': pageSize,
        'page[after]': after,
        'filter[status_class]': filter.statusClass,
        'filter[credential_id]': filter.credentialId,
        'filter[request_id]': filter.requestId,
      })
      return objectOf(await client.call('GET', path, { ...options, query }))
    },
  }
}
