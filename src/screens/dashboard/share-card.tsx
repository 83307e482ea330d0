import { memo, useMemo, useState } from 'react'
import { useMessages } from '../../i18n'
import { useNewCursor } from '../../parts/charts/chart-cursor'
import type { ChartShare, ValueFormat } from '../../parts/charts/chart-port'
import { LazyComponent } from '../../parts/lazy/lazy-component'
import type { Remote } from '../../state'
import { ChartCard } from './chart-card'
import type { ShareData } from './chart-data'
import { Legend } from './legend'
import type { CardSettings } from './time-card'
import { toggled } from './toggled'
import './charts.css'

interface ShareCardProps extends Pick<CardSettings, 'library' | 'measure' | 'fileName'> {
  title: string
  emptyText: string
  data: Remote<ShareData>
  format: ValueFormat
}

/** How often there was each status code of a class. */
export function ShareCard({ library, title, emptyText, data, format, measure, fileName }: ShareCardProps) {
  const t = useMessages('dashboard')
  return (
    <ChartCard
      title={title}
      emptyText={emptyText}
      data={data}
      format={format}
      fileName={fileName(title)}
      isEmpty={({ shares }) => shares.length === 0}
      tableOf={({ shares }) => ({
        columns: [t('status'), t('requests')],
        rows: shares.map(({ name, values }) => ({ heading: name, values: [values] })),
      })}
    >
      {(shown) => <SharePlot {...{ library, title, format, measure, shown }} />}
    </ChartCard>
  )
}

type SharePlotProps = Pick<ShareCardProps, 'library' | 'title' | 'format' | 'measure'> & { shown: ShareData }

const SharePlot = memo(function SharePlot({ library, title, format, measure, shown }: SharePlotProps) {
  const t = useMessages('dashboard')
  const cursor = useNewCursor()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shares = useMemo(
    (): ChartShare[] =>
      shown.shares.map(({ name, values }, slot) => ({ id: name, label: name, slot, value: values })),
    [shown],
  )
  const visible = useMemo(() => shares.filter(({ id }) => !hidden.has(id)), [shares, hidden])
  const sum = visible.reduce((total, { value }) => total + value, 0)

  function toggle(id: string) {
    cursor.set(undefined)
    setHidden(toggled(hidden, id))
  }

  return (
    <div className="pe-share">
      <div className="pe-share-plot">
        <LazyComponent
          of={library.ShareChart}
          props={{ label: title, shares: visible, format, cursor }}
          fallback={() => <p>{t('notRendered')}</p>}
        />
      </div>
      <Legend
        label={t('seriesOf', { chart: title })}
        entries={shares.map(({ id, label, slot, value }) => ({
          id,
          label,
          slot,
          total: hidden.has(id)
            ? format.full(value)
            : `${format.full(value)} · ${measure.share(value / sum)}`,
        }))}
        hidden={hidden}
        totalText={t('total')}
        cursor={cursor}
        // Its values are those of the whole period wherever the reader points.
        pointText={() => undefined}
        valueText={({ total }) => total}
        onToggle={toggle}
      />
    </div>
  )
})
