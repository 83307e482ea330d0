import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge'
import './metric-cards.css'

export interface Trend {
  readonly direction: 'up' | 'down' | 'same'
  /** Undefined: neither good nor bad. */
  readonly isGood?: boolean
  readonly text: string
}

interface MetricCardProps {
  label: string
  /** Undefined while it loads. */
  value?: string
  trend?: Trend
  /** What is wrong with it, in a word. */
  warning?: string
  /** In place of the value. */
  failure?: ReactNode
}

/** One figure, and how it changed. */
export function MetricCard({ label, value, trend, warning, failure }: MetricCardProps) {
  const Sign = trend?.direction === 'up' ? ArrowUp : ArrowDown
  return (
    <div className="pe-metric">
      <dt>{label}</dt>
      <dd>
        {failure ?? (
          <span className="pe-metric-value" data-loading={value === undefined || undefined}>
            {value ?? '–'}
          </span>
        )}
        {trend && (
          <span className="pe-metric-trend" data-good={trend.isGood}>
            {trend.direction !== 'same' && <Sign size={16} aria-hidden="true" />}
            {trend.text}
          </span>
        )}
        {warning && (
          <span className="pe-metric-warning">
            <Badge kind="warning">
              <TriangleAlert size={14} aria-hidden="true" /> {warning}
            </Badge>
          </span>
        )}
      </dd>
    </div>
  )
}
