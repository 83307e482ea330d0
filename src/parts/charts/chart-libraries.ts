import { lazyExport } from '../../i18n'
import type { ChartLibrary } from './chart-port'

export type ChartLibraryName = 'portal'

/** Everything that can render charts, by name. */
export const chartLibraries: Readonly<Record<ChartLibraryName, ChartLibrary>> = {
  portal: {
    TimeChart: lazyExport(() => import('./svg/time-chart'), 'TimeChart'),
    ShareChart: lazyExport(() => import('./svg/share-chart'), 'ShareChart'),
  },
}
