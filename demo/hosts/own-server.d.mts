import type { Host } from './hosts.mjs'

export interface OwnServerOptions {
  /** The portal that the application is to use. */
  readonly portalUrl: string
  /** Any free one unless it is given. */
  readonly port?: string
  /** Arguments of the server. Default: `start`, which serves what was built. */
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export function ownServer(
  host: Host,
  options: OwnServerOptions,
): Promise<{ readonly url: string; close(): Promise<void> }>
