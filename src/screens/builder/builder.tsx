import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n'
import { CopyButton } from '../../parts/code-block/copy-button'
import { useHost } from '../../state'
import { Alert } from '../../ui/alert'
import { Heading } from '../../ui/basics/heading'
import { CodePanel } from './code-panel'
import { EventLog, type LoggedReport } from './event-log'
import { OptionsPanel } from './options-panel'
import { PolicyPanel } from './policy-panel'
import { Preview } from './preview'
import type { PreviewReport } from './preview-messages'
import { useConfiguration } from './use-configuration'
import './builder.css'

/** More events than these nobody reads. */
const mostReports = 50

/** Makes a tag to paste into a page: its options, a preview, the code, and the policy that the page needs. */
export function Builder() {
  const t = useMessages('builder')
  const { headingLevel } = useHost()
  const { configuration, refused, address, change } = useConfiguration()
  const [reports, setReports] = useState<readonly LoggedReport[]>([])
  const log = (report: PreviewReport) => {
    if (report.kind === 'ready') return
    setReports((before) =>
      [{ ...report, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, mostReports),
    )
  }
  const [portalName] = useState(document.title)
  const title = t('title')
  useEffect(() => {
    document.title = `${title} | ${portalName}`
  }, [title, portalName])
  const level = headingLevel + 1

  return (
    <main className="pe-builder">
      <header className="pe-builder-header">
        <a className="pe-builder-back" href="/">
          {portalName}
        </a>
        <Heading level={headingLevel}>{title}</Heading>
        <p className="pe-builder-lead">{t('lead')}</p>
        <div className="pe-builder-link">
          <span>{t('link')}</span>
          <CopyButton text={address} label={t('copyLink')} />
        </div>
      </header>
      {refused.length > 0 && (
        <Alert kind="warning">
          {t('refused', { names: refused.map((name) => name.slice(0, 60)).join(', ') })}
        </Alert>
      )}
      <div className="pe-builder-columns">
        <OptionsPanel configuration={configuration} level={level} onChange={change} />
        <div className="pe-builder-results">
          <section className="pe-builder-section" aria-label={t('preview')}>
            <Heading level={level} size="section">
              {t('preview')}
            </Heading>
            <Preview configuration={configuration} onReport={log} />
            <EventLog reports={reports} level={level + 1} onClear={() => setReports([])} />
          </section>
          <CodePanel
            configuration={configuration}
            level={level}
            onHost={(host) => change({ host })}
            onSource={(source) => change({ source })}
          />
          <PolicyPanel configuration={configuration} level={level} onPage={(page) => change({ page })} />
        </div>
      </div>
    </main>
  )
}
