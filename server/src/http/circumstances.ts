import type { Caller } from '../rules/callers'
import type { PortalState } from '../rules/portal-state'
import type { AccessKeyRecord } from '../store/access-keys'
import type { Viewer } from '../store/product-access'
import type { Language } from '../texts/texts'

/** The caller and the state of the portal, known before the request is validated. */
export interface Circumstances {
  readonly portal: PortalState
  /** Absent for visitors; readers of a public portal all count as such. */
  readonly caller: Caller | undefined
  /** The key of a gateway or an operator's program, for operations that require one. */
  readonly accessKey: AccessKeyRecord | undefined
  /** The viewer whose access decides which products are visible. */
  readonly viewer: Viewer
  /** The reader's language; English if the operation is not translated. */
  readonly language: Language
  /** The one of the operation's `types` that the caller asks for. */
  readonly type: string
}

declare module 'fastify' {
  interface FastifyRequest {
    circumstances: Circumstances
  }
}
