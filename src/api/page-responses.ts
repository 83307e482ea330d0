import { isRecord } from '../lib/is-record'
import type { PortalAppearance, PortalContextResponse } from './types'

interface PageResponses {
  readonly context: Partial<PortalContextResponse>
  readonly appearance: PortalAppearance
  /** What its screens have read: keys of the cache with their data. */
  readonly reads: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/**
 * Returns what the page of the portal's own server says already, so that nobody has to ask for it. A page that the browser brings back
 * from its history may be older than a sign-in, and says nothing.
 */
export function pageResponse<Name extends keyof PageResponses>(
  name: Name,
  apiBaseUrl: string,
): PageResponses[Name] | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (apiBaseUrl !== location.origin || navigation?.type === 'back_forward') return undefined
  try {
    const responses: unknown = JSON.parse(document.getElementById('portal-responses')?.textContent ?? '{}')
    const response = isRecord(responses) ? responses[name] : undefined
    const isExpected = name === 'reads' ? Array.isArray(response) : isRecord(response)
    return isExpected ? (response as PageResponses[Name]) : undefined
  } catch {
    return undefined
  }
}
