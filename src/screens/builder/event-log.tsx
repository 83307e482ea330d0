import { useMessages } from '../../i18n'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import type { PreviewReport } from './preview-messages'
import '../../ui/basics/field.css'
import './builder.css'

export type LoggedReport = Exclude<PreviewReport, { kind: 'ready' }> & { readonly number: number }

interface EventLogProps {
  reports: readonly LoggedReport[]
  level: number
  onClear(): void
}

/** Events of the preview, the latest first. */
export function EventLog({ reports, level, onClear }: EventLogProps) {
  const t = useMessages('builder')
  return (
    <section className="pe-builder-events" aria-label={t('events')}>
      <div className="pe-builder-bar">
        <Heading level={level} size="card">
          {t('events')}
        </Heading>
        {reports.length > 0 && (
          <Button variant="link" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {reports.length === 0 && <p className="pe-hint">{t('noEvents')}</p>}
      <div role="log" aria-label={t('events')} tabIndex={reports.length > 0 ? 0 : undefined}>
        <ol>
          {reports.map((report) => (
            <li key={report.number}>
              {report.kind === 'event' ? (
                <>
                  <code>{report.name}</code> <code className="pe-builder-detail">{report.detail}</code>
                </>
              ) : (
                t('violation', { directive: report.directive, source: report.source })
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
