import type { PortalError } from '../api'

export interface RemoteFailure {
  readonly error: PortalError
  /** Loads again. */
  retry(): void
}

/** The state of data that has to be loaded. */
export type Remote<T> =
  /** Requested for the first time, or again after a failure. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly data: T
      /** Newer data is loading. */
      readonly refreshing: boolean
      /** Why the data could not be loaded again: it may be out of date. */
      readonly failure?: RemoteFailure
    }
  | ({ readonly status: 'failed' } & RemoteFailure)

/** Remote data that can be loaded again at any time; what is there stays meanwhile. */
export type ReloadableRemote<T> = Remote<T> & { reload(): void }
