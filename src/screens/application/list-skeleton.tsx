import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import './application.css'

/** A table before its first rows. */
export function ListSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-application-section">
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </Skeleton>
  )
}
