import CircleCheck from 'lucide-react/icons/circle-check'
import { useMessages } from '../../i18n'
import type { ChartCursor } from '../../parts/charts/chart-cursor'
import type { ValueFormat } from '../../parts/charts/chart-port'
import type { Remote } from '../../state'
import type { ShareData, TimeData } from './chart-data'
import { ShareCard } from './share-card'
import { type CardSettings, TimeCard } from './time-card'
import type { useCharts } from './use-charts'
import './charts.css'

interface ErrorChartsProps extends CardSettings {
  charts: ReturnType<typeof useCharts>
  counts: ValueFormat
  cursor: ChartCursor
}

const isNothing = (remote: Remote<TimeData | ShareData>): boolean =>
  remote.status === 'ready' &&
  ('series' in remote.data ? remote.data.series : remote.data.shares).length === 0

/** Errors by version and by status code. A class of which there is none is one line. */
export function ErrorCharts({ charts, counts, cursor, ...shared }: ErrorChartsProps) {
  const t = useMessages('dashboard')
  const { clientErrors, clientErrorCodes, serverErrors, serverErrorCodes } = charts
  const hasNoClientErrors = [clientErrors, clientErrorCodes].every(isNothing)
  const hasNoServerErrors = [serverErrors, serverErrorCodes].every(isNothing)
  if (hasNoClientErrors && hasNoServerErrors) return <Quiet text={t('noErrors')} />
  const time = { ...shared, mark: 'bar', format: counts, cursor } as const
  const client = { title: t('clientErrors'), emptyText: t('noClientErrors'), data: clientErrors }
  const server = { title: t('serverErrors'), emptyText: t('noServerErrors'), data: serverErrors }
  const codes = { ...shared, format: counts }
  return (
    <>
      {!hasNoClientErrors && <TimeCard {...time} {...client} />}
      {!hasNoServerErrors && <TimeCard {...time} {...server} />}
      {!hasNoClientErrors && (
        <ShareCard
          {...codes}
          title={t('clientErrorCodes')}
          emptyText={t('noClientErrors')}
          data={clientErrorCodes}
        />
      )}
      {!hasNoServerErrors && (
        <ShareCard
          {...codes}
          title={t('serverErrorCodes')}
          emptyText={t('noServerErrors')}
          data={serverErrorCodes}
        />
      )}
      {hasNoClientErrors && <Quiet text={t('noClientErrors')} />}
      {hasNoServerErrors && <Quiet text={t('noServerErrors')} />}
    </>
  )
}

function Quiet({ text }: { text: string }) {
  return (
    <p className="pe-charts-quiet">
      <CircleCheck size={16} aria-hidden="true" />
      {text}
    </p>
  )
}
