import type { PortalError } from '../api'

/** What is known of something that lives on the server. */
export type Remote<T> =
  /** Requested for the first time, or again after a failure. */
  | { readonly status: 'loading' }
  /** Loaded; `refreshing` while newer data is loading. */
  | { readonly status: 'ready'; readonly data: T; readonly refreshing: boolean }
  /** Could not be loaded; `retry` loads again. */
  | { readonly status: 'failed'; readonly error: PortalError; retry(): void }

/** Remote data that can be loaded again at any time; what is there stays meanwhile. */
export type ReloadableRemote<T> = Remote<T> & { reload(): void }
