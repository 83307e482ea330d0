import type { Caller } from '../rules/callers'
import type { PortalState } from '../rules/portal-state'
import type { AccessKeyRecord } from '../store/access-keys'
import type { Viewer } from '../store/product-access'
import type { Language } from '../texts/texts'

/** Who calls, and in which state the portal is; known before anything else of the request is looked at. */
export interface Circumstances {
  readonly portal: PortalState
  /** Absent for visitors, and on a public portal for readers, where nobody is anybody. */
  readonly caller: Caller | undefined
  /** Of the gateway or program that calls, where only they may. */
  readonly accessKey: AccessKeyRecord | undefined
  /** Through whose eyes products are seen. */
  readonly viewer: Viewer
  /** The reader's; English where the operation is not translated. */
  readonly language: Language
  /** The one of the operation's `types` that the caller asks for. */
  readonly type: string
}

declare module 'fastify' {
  interface FastifyRequest {
    circumstances: Circumstances
  }
}
