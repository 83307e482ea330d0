import type { MeasureFormat } from '../../i18n'
import type { ShownRange } from '../../parts/analytics/periods'

/** Says what step of a range begins at a time: a day, or a moment. */
export const stepText = ({ step }: ShownRange, start: number, measure: MeasureFormat): string =>
  step.unit === 'day' ? measure.day(start) : measure.moment(start)
