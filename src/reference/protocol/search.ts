import type { Pointer } from './shared-types'
import type { OperationSummary } from './outline'

/** Best first. */
export type SearchHit =
  /** `tag`: name of its first tag, empty where it has none. */
  | { readonly kind: 'operation'; readonly tag: string; readonly operation: OperationSummary }
  | { readonly kind: 'model'; readonly name: string; readonly title?: string; readonly pointer: Pointer }
