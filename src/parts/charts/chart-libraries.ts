import { lazyExport } from '../../i18n'
import type { ChartLibrary } from './chart-port'

export type ChartLibraryName = 'portal' | 'frappe'

/** Everything that can render charts, by the name that the `charts` attribute gives it. */
export const chartLibraries: Readonly<Record<ChartLibraryName, ChartLibrary>> = {
  portal: {
    TimeChart: lazyExport(() => import('./svg/time-chart'), 'TimeChart'),
    ShareChart: lazyExport(() => import('./svg/share-chart'), 'ShareChart'),
  },
  frappe: {
    TimeChart: lazyExport(() => import('./frappe/time-chart'), 'TimeChart'),
    ShareChart: lazyExport(() => import('./frappe/share-chart'), 'ShareChart'),
  },
}
