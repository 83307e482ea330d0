import { createHash } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import { type CredentialUse, recordCredentialUses } from '../../store/credentials'
import { findKnownKeys, type KnownKey } from '../../store/revoked-credentials'
import { findReportedVersions, type ReportedVersion } from '../../store/reported-versions'
import type { RequestField } from '../../store/settings'
import type { TrafficRequest } from '../traffic-query'
import type { BatchOutcome, TrafficStore } from '../traffic-store'
import { pathWithoutIdentifiers, type PathMatcher } from './path-matcher'
import { pathMatchers } from './path-templates'
import { readReportedRequest, type ReportedRequest } from './reported-request'

/** Clocks of gateways may run ahead of ours by this much. */
const clockToleranceMs = 5 * 60_000

/** Read in one go, in some milliseconds. Other requests are handled in between. */
const linesAtOnce = 500

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
  /** How far back single requests can be read. */
  details: { retentionMs: number; fields: readonly RequestField[] }
  now: Date
}

/** Stores the good lines of a batch and says of each other line why it was refused. */
export async function receiveBatch(
  receiver: Receiver,
  { gatewayId, id, body, lines }: IncomingBatch,
): Promise<BatchOutcome> {
  const read = await mapInSteps(lines, (entry) =>
    'reason' in entry ? entry.reason : readReportedRequest(entry.request),
  )
  const known = await loadKnown(
    receiver.db,
    read.filter((line) => typeof line !== 'string'),
  )
  const requests: TrafficRequest[] = []
  const uses: CredentialUse[] = []
  const rejected: BatchOutcome['rejected'] = []
  const results = await mapInSteps(read, (line) =>
    typeof line === 'string' ? line : requestOf(line, known, receiver),
  )
  for (const [index, result] of results.entries()) {
    if (typeof result === 'string') {
      rejected.push({ line: index + 1, reason: result })
      continue
    }
    const { request, credentialId } = result
    requests.push(request)
    if (credentialId)
      uses.push({ id: credentialId, applicationId: request.applicationId, at: request.startedAt })
  }
  const outcome = await receiver.traffic.append({
    gatewayId,
    id: id ?? `sha256:${createHash('sha256').update(body).digest('hex')}`,
    requests,
    outcome: { accepted: requests.length, rejected },
  })
  // After a failure here the gateway sends the batch again, which is not counted twice.
  await recordCredentialUses(receiver.db, uses)
  return outcome
}

async function mapInSteps<T, R>(list: readonly T[], map: (entry: T) => R): Promise<R[]> {
  const mapped: R[] = []
  for (let at = 0; at < list.length; at += linesAtOnce) {
    if (at > 0) await letOthersRun()
    mapped.push(...list.slice(at, at + linesAtOnce).map(map))
  }
  return mapped
}

interface Known {
  applications: ReadonlySet<string>
  versions: ReadonlyMap<string, ReportedVersion>
  /** By folder of the product and name of the version. */
  namedVersions: ReadonlyMap<string, ReportedVersion>
  /** By the revision of the description. */
  matchers: ReadonlyMap<string, PathMatcher>
  /** By the hash of the key. */
  keys: ReadonlyMap<string, KnownKey>
}

async function loadKnown(db: Kysely<Schema>, lines: readonly ReportedRequest[]): Promise<Known> {
  const valuesOf = (field: 'application_id' | 'product_version_id' | 'product_version' | 'key_hash') => [
    ...new Set(lines.flatMap((line) => line[field] ?? [])),
  ]
  const applications = valuesOf('application_id')
  const found =
    applications.length === 0
      ? []
      : await db.selectFrom('applications').select('id').where('id', 'in', applications).execute()
  const keys = await findKnownKeys(db, valuesOf('key_hash'))
  const versions = await findReportedVersions(db, {
    ids: valuesOf('product_version_id'),
    names: valuesOf('product_version'),
  })
  return {
    applications: new Set(found.map(({ id }) => id)),
    versions: new Map(versions.map((version) => [version.id, version])),
    namedVersions: new Map(versions.map((version) => [version.name, version])),
    matchers: await pathMatchers(
      db,
      versions.flatMap(({ revision_id }) => revision_id ?? []),
    ),
    keys: new Map(keys.map((key) => [key.key_hash, key])),
  }
}

function requestOf(
  line: ReportedRequest,
  { applications, versions, namedVersions, matchers, keys }: Known,
  { now, retentionMs, details }: Receiver,
): { request: TrafficRequest; credentialId: string | null } | string {
  const startedAt = new Date(line.started_at)
  if (startedAt.getTime() > now.getTime() + clockToleranceMs) return '`started_at` lies in the future.'
  if (startedAt.getTime() < now.getTime() - retentionMs)
    return '`started_at` lies before what the portal keeps.'
  const key = keys.get(line.key_hash ?? '')
  const { application_id: applicationId = key?.application.id } = line
  if (applicationId === undefined) {
    return line.key_hash
      ? '`key_hash` is not the hash of a key of this portal.'
      : '`application_id` is missing.'
  }
  if (applicationId !== key?.application.id && !applications.has(applicationId))
    return '`application_id` is not an application of this portal.'
  const { product_version_id: versionId, product_version: versionName } = line
  if (versionId === undefined && versionName === undefined) return '`product_version_id` is missing.'
  const version = versionId === undefined ? namedVersions.get(versionName ?? '') : versions.get(versionId)
  if (!version)
    return `\`product_version${versionId === undefined ? '' : '_id'}\` is not a version of this portal.`
  const credentialId =
    line.credential_id ?? (applicationId === key?.application.id ? key.credential_id : null)
  const request = {
    startedAt,
    applicationId,
    productVersionId: version.id,
    status: line.status,
    method: line.method.toUpperCase(),
    path:
      matchers.get(version.revision_id ?? '')?.templateOf(line.method, line.path) ??
      pathWithoutIdentifiers(line.path),
    latencyMs: line.latency_ms,
    requestBytes: line.request_bytes ?? 0,
    responseBytes: line.response_bytes ?? 0,
    ...(startedAt.getTime() < now.getTime() - details.retentionMs
      ? withoutDetails
      : {
          credentialId,
          requestId: line.request_id ?? null,
          reason: line.reason ?? null,
          fields: allowedFields(line.fields, details.fields),
        }),
  }
  return { request, credentialId }
}

/** What tells one request from another is not kept for longer than it can be read. */
const withoutDetails = { credentialId: null, requestId: null, reason: null, fields: null }

function allowedFields(
  given: ReportedRequest['fields'] = {},
  allowed: readonly RequestField[],
): TrafficRequest['fields'] {
  const kept = Object.entries(given).filter(([name]) => allowed.some((field) => field === name))
  return kept.length === 0 ? null : Object.fromEntries(kept)
}
