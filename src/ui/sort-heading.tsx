import './sort-heading.css'

export type SortDirection = 'ascending' | 'descending'

interface SortHeadingProps {
  label: string
  /** How the list is sorted by the column now; undefined if it is sorted by another. */
  direction: SortDirection | undefined
  onSort(): void
}

/** The heading of a column that the list can be sorted by. The cell around it has `aria-sort`. */
export function SortHeading({ label, direction, onSort }: SortHeadingProps) {
  return (
    <button type="button" className="pe-sort" data-direction={direction} onClick={onSort}>
      {label}
    </button>
  )
}
