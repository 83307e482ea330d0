import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import type { View } from './view-switch'
import '../../ui/table.css'
import '../../ui/card.css'
import './catalog.css'

const placeholders = [1, 2, 3, 4, 5, 6]

/** Of a card: title, three lines of text, version, labels, links; of a row: title and text. */
const lines = {
  cards: ['short', 'full', 'full', 'long', 'short', 'long', 'long'],
  table: ['short', 'full'],
} as const

/** The grid, or the table, before its first products. */
export function CatalogSkeleton({ view }: { view: View }) {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className={view === 'table' ? 'pe-table-frame' : 'pe-products'}>
        {placeholders.map((placeholder) => (
          <div key={placeholder} className={view === 'table' ? 'pe-row' : 'pe-card pe-product'}>
            {lines[view].map((width, line) => (
              <SkeletonLine key={line} width={width} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
