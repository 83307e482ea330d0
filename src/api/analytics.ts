import type { PortalClient } from './portal-client'
import { type RequestOptions, objectOf } from './transport'
import type { AnalyticsConfig, AnalyticsQuery, AnalyticsResult } from './types'

/** How the requests of the developer's own applications went. */
export interface AnalyticsResource {
  /** Null if the portal has no analytics. @throws {PortalError} `not-found` on a public portal. */
  config(options?: RequestOptions): Promise<AnalyticsConfig | null>
  /** One metric by up to two dimensions. @throws {PortalError} `forbidden` if a filter names an application of another developer. */
  query(query: AnalyticsQuery, options?: RequestOptions): Promise<AnalyticsResult>
}

export function analyticsResource(client: PortalClient): AnalyticsResource {
  return {
    async config(options) {
      const response = await client.call('GET', '/stats/config', options)
      return objectOf<{ analytics: AnalyticsConfig | null }>(response).analytics
    },
    async query(json, options) {
      return objectOf(await client.call('POST', '/stats', { ...options, json }))
    },
  }
}
