import { useMemo, useRef } from 'react'
import type { ShareChartProps } from '../chart-port'
import { PointSlider } from '../svg/point-slider'
import { type ChartSize, useSize } from '../svg/use-size'
import { escapeText } from './escape-text'
import { useFrappe } from './use-frappe'
import '../svg/chart.css'
import './frappe.css'

/** Parts of a whole by Frappe Charts. */
export function ShareChart(props: ShareChartProps) {
  const { label, shares, format, cursor } = props
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  return (
    <div className="pe-chart" data-kind="share" ref={frame}>
      {size && <Donut shares={shares} size={size} />}
      <PointSlider
        label={label}
        cursor={cursor}
        stops={shares.map((_share, at) => at)}
        textOf={(at) => `${shares[at]?.label}: ${format.full(shares[at]?.value ?? 0)}`}
      />
    </div>
  )
}

function Donut({ shares, size: { height } }: Pick<ShareChartProps, 'shares'> & { size: ChartSize }) {
  const container = useRef<HTMLDivElement>(null)
  const options = useMemo(() => {
    if (shares.length === 0) return undefined
    return {
      type: 'donut' as const,
      height,
      animate: 0 as const,
      maxSlices: shares.length,
      data: {
        labels: shares.map(({ label }) => escapeText(label)),
        datasets: [{ name: '', values: shares.map(({ value }) => value) }],
      },
    }
  }, [shares, height])
  const slots = useMemo(() => shares.map(({ slot }) => slot), [shares])
  useFrappe(container, options, slots)
  return <div className="pe-frappe" ref={container} aria-hidden="true" />
}
