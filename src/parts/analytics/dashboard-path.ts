import { applicationPath, withQuery } from '../../router/paths'

/** Empty, and absent: the dashboard's own. */
interface DashboardQuery {
  /** As the attribute `period` of the dashboard has it. */
  readonly period?: string
  /** IDs, separated by commas. */
  readonly versions?: string
  /** Of the listed requests, such as `4xx`. */
  readonly statusClass?: string
  readonly credentialId?: string
  readonly requestId?: string
}

/** Returns the path of an application's dashboard. */
export const dashboardPath = (applicationId: string, query: DashboardQuery = {}): string =>
  withQuery(`${applicationPath(applicationId)}/application-dashboard`, {
    period: query.period || undefined,
    product_version: query.versions || undefined,
    status_class: query.statusClass || undefined,
    credential_id: query.credentialId || undefined,
    request_id: query.requestId || undefined,
  })
