import type { ComponentType } from 'react'
import type { LazyExport } from '../../i18n'
import type { ChartCursor } from './chart-cursor'

/** One line, or one part of every bar. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** Which color and sign it has, from 0. */
  readonly slot: number
  /** One for each step of time; null where nothing was measured. */
  readonly values: readonly (number | null)[]
}

/** One part of a whole. */
export interface ChartShare {
  readonly id: string
  readonly label: string
  readonly slot: number
  readonly value: number
}

export interface ValueFormat {
  /** With its unit. */
  full(value: number): string
  /** Short, for an axis. */
  short(value: number): string
}

export interface TimeChartProps {
  /** The accessible name. */
  readonly label: string
  readonly mark: 'line' | 'bar'
  /** Where the steps of time begin, and last the end; one more than each series has values. */
  readonly edges: readonly number[]
  /** The last step is running. */
  readonly isOpen: boolean
  /** Those that are shown, in the order of their legend. */
  readonly series: readonly ChartSeries[]
  readonly format: ValueFormat
  /** Says what step of time a cursor is at. */
  timeText(start: number): string
  /** Shared by all charts of one time axis. */
  readonly cursor: ChartCursor
}

export interface ShareChartProps {
  readonly label: string
  readonly shares: readonly ChartShare[]
  readonly format: ValueFormat
  /** At the index of a share. */
  readonly cursor: ChartCursor
}

/** The components that render charts. Titles, legends and tables are the same around all. */
export interface ChartLibrary {
  readonly TimeChart: LazyExport<ComponentType<TimeChartProps>>
  readonly ShareChart: LazyExport<ComponentType<ShareChartProps>>
}
