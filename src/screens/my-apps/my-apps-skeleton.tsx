import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import '../../ui/table.css'
import './my-apps.css'

const rows = [1, 2, 3, 4]

/** The table before its first applications. */
export function MyAppsSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-table-frame">
        {rows.map((row) => (
          <div key={row} className="pe-my-apps-row">
            <SkeletonLine width="short" />
            <SkeletonLine width="long" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
