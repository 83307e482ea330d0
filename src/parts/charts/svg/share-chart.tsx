import { arc, pie } from 'd3-shape'
import { useRef } from 'react'
import { useCursor } from '../chart-cursor'
import type { ChartShare, ShareChartProps } from '../chart-port'
import { colorOf } from '../series-sign'
import { PointSlider } from './point-slider'
import { useSize } from './use-size'
import './chart.css'

/** Radius of the hole beside that of the whole. */
const HOLE = 0.64

/** Parts of a whole around their sum. */
export function ShareChart({ label, shares, format, cursor }: ShareChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const pointed = useCursor(cursor)
  const sum = shares.reduce((total, { value }) => total + value, 0)
  const radius = size ? Math.min(size.width, size.height) / 2 - 4 : 0
  const arcs = pie<ChartShare>()
    .sort(null)
    .value(({ value }) => value)([...shares])
  const outlineOf = arc<(typeof arcs)[number]>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .padAngle(shares.length > 1 ? 0.02 : 0)
  const shown = pointed === undefined ? undefined : shares[pointed]
  return (
    <div className="pe-chart" data-kind="share" ref={frame}>
      {size && (
        <svg className="pe-chart-svg" aria-hidden="true">
          <g transform={`translate(${size.width / 2} ${size.height / 2})`}>
            {arcs.map((part, at) => (
              <path
                key={part.data.id}
                className="pe-chart-share"
                data-color={colorOf(part.data.slot)}
                data-behind={(pointed !== undefined && pointed !== at) || undefined}
                d={outlineOf(part) ?? ''}
                onPointerDown={() => cursor.set(at)}
                onPointerMove={() => cursor.set(at)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && cursor.set(undefined)}
              />
            ))}
            <text className="pe-chart-sum" textAnchor="middle" dy={shown ? '0' : '0.35em'}>
              {format.full(shown?.value ?? sum)}
            </text>
            {shown && (
              <text className="pe-chart-sum-label" textAnchor="middle" dy="1.5em">
                {shown.label}
              </text>
            )}
          </g>
        </svg>
      )}
      <PointSlider
        label={label}
        cursor={cursor}
        stops={shares.map((_share, at) => at)}
        textOf={(at) => `${shares[at]?.label}: ${format.full(shares[at]?.value ?? 0)}`}
      />
    </div>
  )
}
