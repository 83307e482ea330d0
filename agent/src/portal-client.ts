import { readFile } from 'node:fs/promises'
import type { JWK } from 'jose'
import type { GatewayApplication } from '../../server/src/store/gateway-applications'
import type { FollowedVersion as ServersVersion } from '../../server/src/store/gateway-versions'

/** The documents of the contract, `GatewaySnapshotPage` and `GatewayChanges`, as JSON has them. */
export type FollowedVersion = Omit<ServersVersion, 'sunset_at'> & { sunset_at: string | null }

export interface PortalFacts {
  portal: { url: string; revocation_seconds: number }
  versions: FollowedVersion[]
  signing_keys: JWK[]
}

export interface SnapshotPage extends PortalFacts {
  cursor: string
  next: string | null
  applications: GatewayApplication[]
}

export type Changes = Pick<PortalFacts, 'portal'> &
  Partial<PortalFacts> & {
    cursor: string
    is_complete: boolean
    applications: GatewayApplication[]
    removed: string[]
  }

/** The portal has responded, but not with what was asked for. */
export class PortalRefused extends Error {
  override readonly name = 'PortalRefused'

  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`${path} responded with ${status}`)
  }
}

/** A page takes less than a second. A connection that has died without a word is noticed after this time. */
const pageTimeoutMs = 20_000
const reportTimeoutMs = 10_000
/** The time that a response takes, beside the time that it was asked to wait. */
const answerMs = 3_000

export interface PortalClient {
  snapshotPage(page: string | undefined): Promise<SnapshotPage>
  /**
   * @param seconds - How long to wait for a change.
   * @param hurry - Ends the wait.
   */
  changes(cursor: string, seconds: number, hurry: AbortSignal): Promise<Changes>
  /** Reports requests. @param id - Under which the portal counts the batch once. @returns how many lines it has refused. */
  report(id: string, lines: Buffer): Promise<number>
}

export function portalClient(portalUrl: string, keyFile: string): PortalClient {
  async function send<T>(path: string, timeoutMs: number, init: RequestInit = {}): Promise<T> {
    const key = (await readFile(keyFile, 'utf8')).trim()
    // Signals that are made of others with a timeout may be collected as garbage before it, in Node 20.
    const ending = new AbortController()
    const end = () => ending.abort(new Error(`${portalUrl} does not respond`))
    const timer = setTimeout(end, timeoutMs)
    init.signal?.addEventListener('abort', end)
    if (init.signal?.aborted) end()
    try {
      const response = await fetch(portalUrl + path, {
        ...init,
        // A connection may have died without a word. None is used twice, so it costs one request only.
        headers: { ...init.headers, authorization: `Bearer ${key}`, connection: 'close' },
        signal: ending.signal,
        redirect: 'error',
      })
      if (response.ok) return (await response.json()) as T
      await response.body?.cancel()
      throw new PortalRefused(response.status, path.split('?', 1)[0] ?? '')
    } finally {
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', end)
    }
  }
  return {
    snapshotPage: (page) =>
      send(`/gateway/v1/snapshot${page === undefined ? '' : `?page=${page}`}`, pageTimeoutMs),
    changes: (cursor, seconds, hurry) =>
      send(`/gateway/v1/changes?cursor=${cursor}&seconds=${seconds}`, seconds * 1000 + answerMs, {
        signal: hurry,
      }),
    async report(id, lines) {
      const { rejected } = await send<{ rejected: unknown[] }>('/api/operator/v1/traffic', reportTimeoutMs, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': id },
        body: new Uint8Array(lines),
      })
      return rejected.length
    },
  }
}
