import type { Dialect } from './dialect'
import { integer, uuid } from './literals'
import type { RequestsQuery } from './requests-query'

/**
 * Returns the statement of a list of single requests. A millisecond is the whole precision of a report, and the end of a page is
 * counted within one.
 */
export function compileList(
  { applications, since, after, limit, filters }: RequestsQuery,
  { requests, time, text }: Dialect,
): string {
  const { statusClass, credentialId, requestId, reason } = filters
  const conditions = [`started_at >= ${time(since.getTime())}`]
  // One application is read in the order of its index.
  if (applications?.length === 1) conditions.push(`application_id = ${uuid(applications[0] ?? '')}`)
  else if (applications) conditions.push(`application_id in (${applications.map(uuid).join(', ')})`)
  if (after) conditions.push(`started_at <= ${time(after.startedAt)}`)
  if (statusClass !== undefined)
    conditions.push(
      `status >= ${integer(statusClass * 100)} and status < ${integer((statusClass + 1) * 100)}`,
    )
  if (credentialId !== undefined) conditions.push(`credential_id = ${uuid(credentialId)}`)
  if (requestId !== undefined) conditions.push(`request_id = ${text(requestId)}`)
  if (reason !== undefined) conditions.push(`reason = ${text(reason)}`)
  const found = `select * from ${requests} where ${conditions.join(' and ')}`
  // Apart from the order: with statistics that are out of date PostgreSQL walks through every request in it to find the one.
  const rows = requestId === undefined ? found : `select * from (${found} offset 0) found`
  return `${rows}
    order by started_at desc, request_id, path, latency_ms limit ${integer(limit)} offset ${integer(after?.read ?? 0)}`
}
