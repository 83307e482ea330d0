import type { PortalError } from '../api'

/** What is known of something that lives on the server. */
export type Remote<T> =
  /** Asked for the first time, or again after a failure. */
  | { readonly status: 'loading' }
  /** Here; `refreshing` while newer data is on its way. */
  | { readonly status: 'ready'; readonly data: T; readonly refreshing: boolean }
  /** Not to be had; `retry` asks again. */
  | { readonly status: 'failed'; readonly error: PortalError; retry(): void }
