import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import '../../parts/product-shell/product-shell.css'
import './docs.css'

const paragraphs = [1, 2, 3]

/** A page before its first words. */
export function DocumentSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <DocumentLines />
    </Skeleton>
  )
}

/** Navigation and page before anything is known. */
export function DocsSkeleton() {
  const t = useMessages('common')
  return (
    <div className="pe-shell">
      <Skeleton label={t('loading')}>
        <div className="pe-shell-columns">
          <div className="pe-shell-side">
            <SkeletonLine width="long" />
            <SkeletonLine />
            <SkeletonLine width="short" />
            <SkeletonLine width="long" />
          </div>
          <div className="pe-shell-content">
            <DocumentLines />
          </div>
        </div>
      </Skeleton>
    </div>
  )
}

function DocumentLines() {
  return (
    <div className="pe-docs-lines">
      <span className="pe-docs-line-title">
        <SkeletonLine width="short" />
      </span>
      {paragraphs.map((paragraph) => (
        <span key={paragraph}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="long" />
        </span>
      ))}
    </div>
  )
}
