import type { AnalyticsQuery, AnalyticsResult, PortalApi } from '../../api'

/** Client that sends queries. */
export type AnalyticsSource = Pick<PortalApi, 'POST'>

/** Queries one metric by up to two dimensions. @throws {PortalError} `forbidden` if a filter names an application of another developer. */
export const queryAnalytics = (
  api: AnalyticsSource,
  body: AnalyticsQuery,
  signal?: AbortSignal,
): Promise<AnalyticsResult> => api.POST('/api/v2/stats', { body, signal, isQuery: true })
