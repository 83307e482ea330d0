import { useState } from 'react'
import type { SortDirection } from '../../../ui/sort-heading'

interface SortedBy<Column> {
  readonly column: Column
  readonly direction: SortDirection
}

/** The order of a list. Another press on the same column turns the direction around. */
export function useSort<Column extends string>(initial: SortedBy<Column>) {
  const [by, setBy] = useState(initial)

  return {
    /** As the Portal API takes it: downwards with a minus sign. */
    value: `${by.direction === 'descending' ? '-' : ''}${by.column}` as Column | `-${Column}`,
    directionOf: (column: Column) => (column === by.column ? by.direction : undefined),
    /** @param first - The direction of the first press. */
    toggle(column: Column, first: SortDirection) {
      const other = by.direction === 'ascending' ? 'descending' : 'ascending'
      setBy({ column, direction: column === by.column ? other : first })
    },
  }
}
