import type { Kysely } from 'kysely'
import { listApplicationIds } from '../../store/applications'
import { findApplicationNames, findVersionsOf, type NamedVersion } from '../../store/display-names'
import { findNamedCredentials, type NamedCredential } from '../../store/revoked-credentials'
import type { Schema } from '../../store/schema'
import type { RequestFilters, RequestsPosition } from '../../traffic/requests-query'
import type { TrafficRequest } from '../../traffic/traffic-query'
import type { TrafficStore } from '../../traffic/traffic-store'

/** A request as developers and operators read it. What was deleted since has only its ID. */
export interface ReadRequest {
  started_at: Date
  application: { id: string; name: string | null }
  product_version: { id: string } & Partial<Omit<NamedVersion, 'id'>>
  credential: NamedCredential | { id: string } | null
  method: string
  path: string
  status: number
  latency_ms: number
  request_bytes: number
  response_bytes: number
  request_id: string | null
  reason: string | null
  fields: Readonly<Record<string, string>>
}

export interface RequestsPage {
  data: ReadRequest[]
  /** Where the next page begins; null after the last. */
  next: RequestsPosition | null
}

/** Returns the applications whose requests a list is about. @returns undefined for all. */
export async function findRequestedApplications(
  db: Kysely<Schema>,
  { developerId, applicationId }: { developerId?: string; applicationId?: string },
): Promise<string[] | undefined> {
  const named = applicationId?.toLowerCase()
  if (developerId === undefined) return named === undefined ? undefined : [named]
  const owned = await listApplicationIds(db, developerId)
  return named === undefined ? owned : owned.filter((id) => id === named)
}

/** @param applications - Undefined: all. */
export async function readRequests(
  { db, traffic }: { db: Kysely<Schema>; traffic: TrafficStore },
  query: {
    applications?: readonly string[]
    since: Date
    after?: RequestsPosition
    size: number
    filters: RequestFilters
  },
): Promise<RequestsPage> {
  const { size, after } = query
  const found = await traffic.listRequests({ ...query, limit: size + 1 })
  const shown = found.slice(0, size)
  const applications = byId(await findApplicationNames(db, idsOf(shown, 'applicationId')))
  const versions = byId(await findVersionsOf(db, idsOf(shown, 'productVersionId')))
  const credentials = byId(await findNamedCredentials(db, idsOf(shown, 'credentialId')))
  return {
    data: shown.map((request) => ({
      started_at: request.startedAt,
      application: { id: request.applicationId, name: applications.get(request.applicationId)?.name ?? null },
      product_version: versions.get(request.productVersionId) ?? { id: request.productVersionId },
      credential: credentialOf(request, credentials),
      method: request.method,
      path: request.path,
      status: request.status,
      latency_ms: request.latencyMs,
      request_bytes: request.requestBytes,
      response_bytes: request.responseBytes,
      request_id: request.requestId,
      reason: request.reason,
      fields: request.fields ?? {},
    })),
    next: found.length > size ? positionAfter(shown, after) : null,
  }
}

/** A gateway may report a key that is not of the application. Whose it is, and its name, is not for the application's developer. */
function credentialOf(
  { credentialId, applicationId }: TrafficRequest,
  credentials: ReadonlyMap<string, NamedCredential & { application_id: string }>,
): ReadRequest['credential'] {
  if (credentialId === null) return null
  const found = credentials.get(credentialId)
  if (found?.application_id !== applicationId) return { id: credentialId }
  const { id, display_name, first_characters, revoked_at } = found
  return { id, display_name, first_characters, revoked_at }
}

function positionAfter(shown: readonly TrafficRequest[], after?: RequestsPosition): RequestsPosition | null {
  const startedAt = shown.at(-1)?.startedAt.getTime()
  if (startedAt === undefined) return null
  const here = shown.filter((request) => request.startedAt.getTime() === startedAt).length
  return { startedAt, read: here + (after?.startedAt === startedAt ? after.read : 0) }
}

const idsOf = (
  requests: readonly TrafficRequest[],
  field: 'applicationId' | 'productVersionId' | 'credentialId',
): string[] => [...new Set(requests.flatMap((request) => request[field] ?? []))]

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]))
