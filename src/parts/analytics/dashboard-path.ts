import { applicationPath, withQuery } from '../../router/routes'

interface DashboardQuery {
  /** As the attribute `period` of the dashboard has it. */
  readonly period?: string
  /** IDs, separated by commas. */
  readonly versions?: string
}

/** Returns the path of an application's dashboard. */
export const dashboardPath = (applicationId: string, { period, versions }: DashboardQuery = {}): string =>
  withQuery(`${applicationPath(applicationId)}/application-dashboard`, { period, product_version: versions })
