import type { Dimension, TrafficQuery } from '../traffic-query'

/** Rollups keep the sketches of all statuses together in a row with this status. */
export const everyStatus = 0

/** Whether a query can be responseOf from rollups, which keep no sketches by status. */
export function canUseRollups({ measure, dimensions, filters }: TrafficQuery): boolean {
  const isByStatus = (dimension: Dimension) => dimension === 'status' || dimension === 'status_class'
  if (measure === 'requests') return true
  return !dimensions.some(isByStatus) && !filters.some(({ dimension }) => isByStatus(dimension))
}
