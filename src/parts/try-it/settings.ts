import { createContext, useContext } from 'react'
import type { Product, ProductVersion } from '../../api'
import type { VersionApplication } from '../registration/version-applications-read'
import type { Remote } from '../../state'

/** Detail of the event `try-it-response`. */
export interface TryItResponse {
  readonly status: number
  readonly durationMs: number
}

/** The page's settings for trying operations. */
export interface TryItSettings {
  readonly isHidden: boolean
  /** Where identity providers send visitors back to; of the page's own origin. Empty: the portal's own page, where there is one. */
  readonly redirectUrl: string
  /** Servers that may get credentials, separated by spaces. The operator's list wins. */
  readonly trustedServers: string
  /** Called with each response, whatever its status. */
  onResponse(detail: TryItResponse): void
}

export const TryItContext = createContext<TryItSettings>({
  isHidden: true,
  redirectUrl: '',
  trustedServers: '',
  onResponse: () => undefined,
})

/** The version of a product of the portal that is read. */
export interface ReadVersion {
  readonly product: Product
  readonly version: ProductVersion
  /** The developer's applications with a registration for it. */
  readonly registered: Remote<readonly VersionApplication[]>
}

/** Null for descriptions from elsewhere. */
export const ReadVersionContext = createContext<ReadVersion | null>(null)

export const useReadVersion = (): ReadVersion | null => useContext(ReadVersionContext)

export const useTryItSettings = (): TryItSettings => useContext(TryItContext)
