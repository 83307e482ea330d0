import type { ReferenceLimits } from './protocol/messages'

export const DEFAULT_LIMITS: ReferenceLimits = {
  maxBytes: 64_000_000,
  maxNodes: 4_000_000,
  maxDepth: 500,
  openTimeoutMs: 60_000,
  responseTimeoutMs: 15_000,
}
