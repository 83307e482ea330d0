import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import './account.css'

const sections = [1, 2, 3]

/** The sections before it is known whose they are. */
export function AccountSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-account-sections">
        {sections.map((section) => (
          <div key={section} className="pe-account-section">
            <SkeletonLine width="short" />
            <SkeletonLine />
            <SkeletonLine width="long" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
