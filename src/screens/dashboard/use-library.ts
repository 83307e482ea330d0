import { useEffect, useMemo } from 'react'
import { type ChartLibraryName, chartLibraries } from '../../parts/charts/chart-libraries'
import type { ChartLibrary } from '../../parts/charts/chart-port'
import { requiresTrustedTypes } from '../../parts/charts/requires-trusted-types'
import { useHost } from '../../state'

/**
 * Returns what renders the charts. Frappe Charts writes markup from text: in a page that requires Trusted Types the portal's own charts
 * replace it, and the page is told.
 */
export function useLibrary(wanted: ChartLibraryName): { library: ChartLibrary; isReplaced: boolean } {
  const { emit } = useHost()
  const isReplaced = useMemo(() => wanted !== 'portal' && requiresTrustedTypes(), [wanted])
  useEffect(() => {
    if (!isReplaced) return
    const error = new Error(
      'charts="frappe" is ignored: this page requires Trusted Types, which Frappe Charts does not support. The portal\'s own charts are shown.',
    )
    console.warn(error.message)
    emit('element-error', { error })
  }, [isReplaced, emit])
  return { library: chartLibraries[isReplaced ? 'portal' : wanted], isReplaced }
}
