import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import './charts.css'
import './dashboard.css'

const figures = [1, 2, 3]
const charts = [1, 2, 3, 4]

/** Figures and charts before it is known whose. */
export function DashboardSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-dashboard-skeleton">
        <SkeletonLine width="short" />
        <div className="pe-dashboard-skeleton-row">
          {figures.map((figure) => (
            <SkeletonLine key={figure} />
          ))}
        </div>
        <div className="pe-charts">
          {charts.map((chart) => (
            <div key={chart} className="pe-chart-card">
              <div className="pe-chart-skeleton">
                <SkeletonLine width="short" />
                <SkeletonLine />
                <SkeletonLine />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
