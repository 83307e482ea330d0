import type { RequestsPage } from '../rules/analytics/read-requests'
import type { RequestFilters, RequestsPosition } from '../traffic/requests-query'

export interface RequestsPageQuery {
  'page[size]': number
  'page[after]'?: string
  'filter[status_class]'?: number
  'filter[credential_id]'?: string
  'filter[request_id]'?: string
  'filter[reason]'?: string
}

/** Reads what the contract lets through. */
export function requestsQueryOf(query: RequestsPageQuery): {
  size: number
  after: RequestsPosition | undefined
  filters: RequestFilters
} {
  const [startedAt, read] = (query['page[after]'] ?? '').split('.').map(Number)
  return {
    size: query['page[size]'],
    after: startedAt === undefined || read === undefined ? undefined : { startedAt, read },
    filters: {
      statusClass: query['filter[status_class]'],
      credentialId: query['filter[credential_id]'],
      requestId: query['filter[request_id]'],
      reason: query['filter[reason]'],
    },
  }
}

export function requestsPageBody({ data, next }: RequestsPage) {
  return { data, meta: { next: next && `${next.startedAt}.${next.read}` } }
}
