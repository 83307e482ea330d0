import type { MaybePromise } from '../../lib/maybe-promise'
import type { OpenVersion } from '../../store/application-access'
import type { GatewayVersion } from '../../store/gateway-versions'
import { decide, type ActiveToken, type DecisionReason, type Introspection } from './decide'
import { findCredential, type SentCredentials, type ShownCredential } from './find-credential'
import { versionAtAll } from './version-at'

/** The request that a gateway asks about, and what the gateway itself asks. */
export interface OriginalRequest {
  /** All that are said, in lower case and without port. Proxies and clients may have said others than the gateway. */
  hosts: readonly string[]
  /** Those of the portal itself, which a proxy before it may say. */
  ownHosts: readonly string[]
  /** Absent if the gateway does not say it. */
  path?: string
  query: URLSearchParams
  /** As the gateway names it; null if host and path do. */
  version: string | null
  /** All that the gateway demands. */
  scopes: string[]
}

/** Where a check looks things up: in the database, or in an agent's copy of it. */
export interface CheckSources {
  /** @param name - ID of the version, or folder of the product and name of the version. */
  versionNamed(name: string): MaybePromise<GatewayVersion | undefined>
  /** Those that are found by host and path. */
  placedVersions(): MaybePromise<readonly GatewayVersion[]>
  introspect(credential: string): MaybePromise<Introspection>
}

/** Why a request is refused. */
export type CheckRefusal = DecisionReason | 'version_unknown' | 'credentials_differ'

export type CheckOutcome =
  | { status: 200; version: GatewayVersion; access: ActiveToken; open: OpenVersion }
  | {
      status: 401 | 403
      refusal: CheckRefusal
      /** Absent if there is none at the address. */
      version?: GatewayVersion
      shown?: ShownCredential['kind']
      /** Those that the gateway demands. */
      scopes: readonly string[]
      application?: ActiveToken['application']
      credentialId?: string
    }
  /** The gateway does not say which request it asks about. */
  | { status: 503 }

/**
 * Decides about a request as forward authentication does.
 *
 * @param original - Undefined if sources that a client may have written say different things.
 */
export async function check(
  original: OriginalRequest | undefined,
  headers: SentCredentials['headers'],
  sources: CheckSources,
): Promise<CheckOutcome> {
  if (original && isUnspecified(original)) return { status: 503 }
  const scopes = original?.scopes ?? []
  const version = original && (await versionOf(original, sources))
  if (!version) return { status: 403, refusal: 'version_unknown', scopes }
  const found = findCredential({ headers, query: original.query }, version)
  if (found === 'none' || found === 'several') {
    return { status: 401, refusal: found === 'none' ? 'key_missing' : 'credentials_differ', version, scopes }
  }
  const introspection = await sources.introspect(found.value)
  const decision = decide(introspection, found.kind, { versionId: version.id, scopes })
  if (decision.isAllowed) return { status: 200, access: decision.access, version, open: decision.version }
  const { reason: refusal, application } = decision
  return {
    status: refusal === 'not_registered' || refusal === 'scope_missing' ? 403 : 401,
    ...{ refusal, version, shown: found.kind, scopes, application },
    credentialId: application && introspection.credential_id,
  }
}

const isUnspecified = ({ version, hosts, path }: OriginalRequest) =>
  version === null && hosts.length === 0 && path === undefined

async function versionOf(
  { hosts, ownHosts, path, version }: OriginalRequest,
  sources: CheckSources,
): Promise<GatewayVersion | undefined> {
  if (version !== null) return sources.versionNamed(version)
  return versionAtAll(await sources.placedVersions(), { hosts, ownHosts, path })
}

/** Rule of a refusal as reports of traffic have it. */
export function reasonOf(refusal: CheckRefusal): DecisionReason {
  if (refusal === 'version_unknown') return 'not_registered'
  return refusal === 'credentials_differ' ? 'key_missing' : refusal
}
