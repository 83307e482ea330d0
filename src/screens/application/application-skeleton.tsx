import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import './application.css'

const sections = [1, 2]

/** Name, facts and sections before it is known what they are. */
export function ApplicationSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-application-section">
        <SkeletonLine width="short" />
        <SkeletonLine width="long" />
        <SkeletonLine width="long" />
        {sections.map((section) => (
          <div key={section} className="pe-application-section">
            <SkeletonLine width="short" />
            <SkeletonLine />
            <SkeletonLine />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
