import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import type { ValueFormat } from '../../parts/charts/chart-port'
import { type Remote, useHost, useLastRead } from '../../state'
import { Heading } from '../../ui/basics/heading'
import { IconButton } from '../../ui/icon-button'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { saveTable } from './chart-file'
import { ChartTable, type ChartTableData } from './chart-table'
import './charts.css'

interface ChartCardProps<Data extends { readonly isCut: boolean }> {
  title: string
  /** The text if there is no data. */
  emptyText: string
  data: Remote<Data>
  format: ValueFormat
  /** Name of its file, without its ending. */
  fileName: string
  isEmpty(data: Data): boolean
  tableOf(data: Data): ChartTableData
  children(data: Data): ReactNode
}

/** A chart with its title, its numbers as a table and as a file, and its states. */
export function ChartCard<Data extends { readonly isCut: boolean }>(props: ChartCardProps<Data>) {
  const { title, emptyText, data, format, fileName, isEmpty, tableOf, children } = props
  const t = useMessages('dashboard')
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const [isTableOpen, setTableOpen] = useState(false)
  const id = useId()
  // A failed update leaves what was there.
  const last = useLastRead(data.status === 'ready' ? data.data : undefined)
  const latest = data.status === 'loading' ? undefined : last
  const shown = latest && !isEmpty(latest) ? latest : undefined
  return (
    <section
      className="pe-chart-card"
      aria-labelledby={`${id}title`}
      aria-busy={data.status === 'loading' || (data.status === 'ready' && data.refreshing)}
    >
      <div className="pe-chart-head">
        <Heading level={headingLevel + 1} size="card" id={`${id}title`}>
          {title}
        </Heading>
        {shown && (
          <div className="pe-chart-tools">
            <IconButton
              icon={Table2}
              label={t('tableOf', { chart: title })}
              title={t('table')}
              aria-expanded={isTableOpen}
              aria-controls={isTableOpen ? `${id}table` : undefined}
              onClick={() => setTableOpen(!isTableOpen)}
            />
            <IconButton
              icon={Download}
              label={t('fileOf', { chart: title })}
              title={t('file')}
              onClick={() => saveTable(tableOf(shown), fileName)}
            />
          </div>
        )}
      </div>
      {data.status === 'failed' && (
        <LoadFailure error={data.error} about={t('unableToFetch', { thing: title })} onRetry={data.retry} />
      )}
      {data.status === 'loading' && (
        <Skeleton label={common('loading')}>
          <div className="pe-chart-skeleton">
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width="long" />
          </div>
        </Skeleton>
      )}
      {data.status === 'ready' && !shown && <p className="pe-chart-empty">{emptyText}</p>}
      {shown && (
        <>
          {shown.isCut && <p className="pe-chart-note">{t('cut')}</p>}
          {children(shown)}
          {isTableOpen && (
            <ChartTable
              id={`${id}table`}
              label={t('tableOf', { chart: title })}
              table={tableOf(shown)}
              format={format}
            />
          )}
        </>
      )}
    </section>
  )
}
