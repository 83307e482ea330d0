import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import type { SpecOperationRecord } from '../../store/schema-content'
import type { TrafficRequest } from '../traffic-query'
import type { BatchOutcome, TrafficStore } from '../traffic-store'
import { templateOf } from './path-template'
import { readReportedRequest, type ReportedRequest } from './reported-request'

/** Clocks of gateways may run ahead of ours by this much. */
const clockToleranceMs = 5 * 60_000

export interface IncomingBatch {
  gatewayId: string
  /** Undefined: the hash of `body` stands for it. */
  id: string | undefined
  /** The raw body, for the hash. */
  body: string | Buffer
  lines: readonly LineEntry[]
}

/** A request of a batch, not validated yet, or the reason why the line could not be read. */
export type LineEntry = { request: unknown } | { reason: string }

export interface Receiver {
  db: Kysely<Schema>
  traffic: TrafficStore
  /** How far back requests are kept, in milliseconds. */
  retentionMs: number
  now: Date
}

/** Stores the good lines of a batch and says of each other line why it was refused. */
export async function receiveBatch(
  receiver: Receiver,
  { gatewayId, id, body, lines }: IncomingBatch,
): Promise<BatchOutcome> {
  const read = lines.map((entry) => ('reason' in entry ? entry.reason : readReportedRequest(entry.request)))
  const known = await loadKnown(
    receiver.db,
    read.filter((line) => typeof line !== 'string'),
  )
  const requests: TrafficRequest[] = []
  const rejected: BatchOutcome['rejected'] = []
  for (const [index, line] of read.entries()) {
    const result = typeof line === 'string' ? line : requestOf(line, known, receiver)
    if (typeof result === 'string') rejected.push({ line: index + 1, reason: result })
    else requests.push(result)
  }
  return receiver.traffic.append({
    gatewayId,
    id: id ?? `sha256:${createHash('sha256').update(body).digest('hex')}`,
    requests,
    outcome: { accepted: requests.length, rejected },
  })
}

interface Known {
  applications: ReadonlySet<string>
  /** Version ID to the operations of its description. */
  versions: ReadonlyMap<string, readonly SpecOperationRecord[]>
}

async function loadKnown(db: Kysely<Schema>, lines: readonly ReportedRequest[]): Promise<Known> {
  const ids = (field: 'application_id' | 'product_version_id') => [
    ...new Set(lines.map((line) => line[field])),
  ]
  const [applications, versions] = [ids('application_id'), ids('product_version_id')]
  if (lines.length === 0) return { applications: new Set(), versions: new Map() }
  const found = await db.selectFrom('applications').select('id').where('id', 'in', applications).execute()
  const described = await db
    .selectFrom('product_versions')
    .leftJoin('specifications', 'specifications.revision_id', 'product_versions.revision_id')
    .select(['id', 'specifications.operations'])
    .where('id', 'in', versions)
    .execute()
  return {
    applications: new Set(found.map(({ id }) => id)),
    versions: new Map(described.map(({ id, operations }) => [id, operations ?? []])),
  }
}

function requestOf(
  line: ReportedRequest,
  { applications, versions }: Known,
  { now, retentionMs }: Receiver,
): TrafficRequest | string {
  const startedAt = new Date(line.started_at)
  if (startedAt.getTime() > now.getTime() + clockToleranceMs) return '`started_at` lies in the future.'
  if (startedAt.getTime() < now.getTime() - retentionMs)
    return '`started_at` lies before what the portal keeps.'
  const { application_id: applicationId, product_version_id: versionId } = line
  if (!applications.has(applicationId)) return '`application_id` is not an application of this portal.'
  const operations = versions.get(versionId)
  if (!operations) return '`product_version_id` is not a version of this portal.'
  return {
    startedAt,
    applicationId,
    productVersionId: versionId,
    credentialId: line.credential_id ?? null,
    status: line.status,
    method: line.method.toUpperCase(),
    path: templateOf(operations, line.method, line.path),
    latencyMs: line.latency_ms,
    requestBytes: line.request_bytes ?? 0,
    responseBytes: line.response_bytes ?? 0,
    requestId: line.request_id ?? null,
    reason: line.reason ?? null,
  }
}
