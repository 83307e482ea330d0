import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'

const places = [1, 2, 3, 4, 5, 6]

/** The grid before its first products. */
export function CatalogSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-products">
        {places.map((place) => (
          <div key={place} className="pe-card pe-product">
            <SkeletonLine width="short" />
            <SkeletonLine />
            <SkeletonLine width="long" />
            <SkeletonLine width="short" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
