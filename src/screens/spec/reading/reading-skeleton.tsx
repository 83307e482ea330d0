import { useMessages } from '../../../i18n'
import { Skeleton, SkeletonLine } from '../../../ui/skeleton'
import './reading.css'

/** The reference before anything of it is known. */
export function ReadingSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-ref">
        <div className="pe-ref-side">
          <SkeletonLine />
          <SkeletonLine width="long" />
          <SkeletonLine width="long" />
          <SkeletonLine width="short" />
        </div>
        <div className="pe-ref-content">
          <Page />
        </div>
      </div>
    </Skeleton>
  )
}

/** One page of it, while it is on its way. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Page />
    </Skeleton>
  )
}

const Page = () => (
  <>
    <SkeletonLine width="short" />
    <SkeletonLine />
    <SkeletonLine width="long" />
    <SkeletonLine />
  </>
)
