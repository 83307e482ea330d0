import { useRef, useState } from 'react'
import { type Application, needsSession } from '../../api'
import { useMessages } from '../../i18n'
import { useAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import { DeleteApplication } from '../../parts/applications/delete-application'
import { StrategiesNotice } from '../../parts/applications/strategies-notice'
import { strategiesRead } from '../../parts/applications/strategies-read'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { RefreshSecret } from '../../parts/applications/refresh-secret'
import { useEntryState, useHost, useInvalidate, useRead, useSearchedPages } from '../../state'
import { Alert } from '../../ui/alert'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { Heading } from '../../ui/basics/heading'
import { LiveRegion } from '../../ui/live-region'
import { CompactSelect } from '../../ui/inputs/compact-select'
import { Pagination } from '../../ui/pagination'
import { SearchField } from '../../ui/search-field'
import { applicationsRead, LIST_NAME } from './applications-read'
import { AppsMetrics } from './apps-metrics'
import { ApplicationsTable } from './applications-table'
import { MyAppsEmpty } from './my-apps-empty'
import { MyAppsSkeleton } from './my-apps-skeleton'
import { NewApp } from './new-app'
import { useOnlyApplication } from './use-only-application'
import './my-apps.css'

/** Offered beside the one that the page asks for. */
const PAGE_SIZES = [25, 50, 100]

const readSize = (stored: unknown) => PAGE_SIZES.find((size) => size === stored)

export interface MyAppsProps {
  /** Part of a name to search for. */
  query: string
  /** Applications per page, 1 to 100. */
  pageSize: number
  hideHeading: boolean
  newCredential: boolean
  applicationHref?: string
  createHref?: string
  /** Template with `{application}`. */
  dashboardHref?: string
  onApplicationOpen(detail: { applicationId: string }): boolean
  onApplicationDeleted(detail: { applicationId: string }): boolean
}

/** What is done to an application once its dialog is confirmed. */
interface PendingAction {
  readonly kind: 'delete' | 'refresh'
  readonly application: Application
}

/** The developer's applications, searched and paged. */
export function MyApps(props: MyAppsProps) {
  const { query, pageSize, hideHeading, newCredential, applicationHref, createHref, dashboardHref, ...on } =
    props
  const t = useMessages('my-apps')
  const shared = useMessages('applications')
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const heading = useRef<HTMLHeadingElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const strategies = useRead(strategiesRead)
  const config = useAnalyticsConfig()
  const analytics = config.status === 'ready' ? config.data : null
  // The figures would move the list down.
  const hasConfig = config.status !== 'loading'
  const [pending, setPending] = useState<PendingAction>()
  const [problem, setProblem] = useState<string>()
  const [chosenSize, setChosenSize] = useEntryState<number | undefined>('page-size', readSize)
  const list = useSearchedPages(applicationsRead, LIST_NAME, {
    query,
    pageSize: chosenSize ?? pageSize,
    name: LIST_NAME,
  })
  const { found, failure, isSearching } = list
  const canCreate = strategies.status === 'ready' && strategies.data.length > 0
  const newApp = <NewApp href={createHref} disabled={!canCreate} />

  function begin(kind: PendingAction['kind'], application: Application) {
    setProblem(undefined)
    setPending({ kind, application })
  }

  function forgetDeleted({ id }: Application) {
    on.onApplicationDeleted({ applicationId: id })
    invalidate('/api/v2/applications')
    // The button that the dialog would give the focus back to goes with its row.
    requestAnimationFrame(() => {
      const start = heading.current ?? head.current
      if (start) start.tabIndex = -1
      start?.focus({ preventScroll: true })
    })
  }

  function chooseSize(size: string) {
    setChosenSize(Number(size))
    list.goToPage(1)
  }

  // Of two responses that need a session the first one stays: a link that moved away under a click would be lost.
  const refused = strategies.status === 'failed' && needsSession(strategies.error) ? strategies : undefined
  const failed = refused ?? failure
  const isSignedOut = failed !== undefined && needsSession(failed.error)
  const rows = found?.response.data ?? []
  useOnlyApplication(
    newCredential && found && !found.query && found.total === 1 ? rows[0] : undefined,
    applicationHref,
  )
  const sizes = [...new Set([pageSize, ...PAGE_SIZES])].sort((a, b) => a - b)
  const dialog = { onFailed: setProblem, onClose: () => setPending(undefined) }
  return (
    <div className="pe-my-apps">
      <div className="pe-my-apps-head" ref={head}>
        {!hideHeading && (
          <Heading level={headingLevel} ref={heading}>
            {shared('myApps')}
          </Heading>
        )}
        {/* Without an application it stands where the first one will be. */}
        {(rows.length > 0 || found?.query) && newApp}
      </div>
      {!isSignedOut && (
        <>
          <StrategiesNotice strategies={strategies} />
          <SearchField
            label={t('searchLabel')}
            action={t('search')}
            value={list.text}
            pending={isSearching && found !== undefined}
            onType={list.type}
            onSearch={list.search}
          />
        </>
      )}
      <LiveRegion message={found && !isSearching ? t('found', { count: found.total }) : ''} />
      {newCredential && rows.length > 0 && <Alert kind="info">{t('chooseForCredential')}</Alert>}
      {problem && <Alert kind="danger">{problem}</Alert>}
      {failed && <LoadFailure error={failed.error} onRetry={failed.retry} />}
      {(found ? !hasConfig : isSearching) && !isSignedOut && <MyAppsSkeleton />}
      {analytics && rows.length > 0 && (
        <AppsMetrics applications={rows.map(({ id }) => id)} retentionMs={analytics.retention_ms} />
      )}
      {found && hasConfig && (
        <div className="pe-my-apps-results" aria-busy={isSearching} data-searching={isSearching || undefined}>
          {rows.length === 0 ? (
            <MyAppsEmpty query={found.query} create={newApp} onShowAll={() => list.search('')} />
          ) : (
            <ApplicationsTable
              applications={rows}
              opensNewCredential={newCredential}
              applicationHref={applicationHref}
              hasDashboards={analytics !== null}
              dashboardHref={dashboardHref}
              onOpen={({ id }) => on.onApplicationOpen({ applicationId: id })}
              onRefreshSecret={(application) => begin('refresh', application)}
              onDelete={(application) => begin('delete', application)}
            />
          )}
          <Pagination page={found.page} pageSize={found.pageSize} total={found.total} onPage={list.goToPage}>
            {found.total > Math.min(...sizes) && (
              <CompactSelect
                label={t('pageSize')}
                choices={sizes.map((size) => ({ value: String(size), label: t('perPage', { count: size }) }))}
                value={String(chosenSize ?? pageSize)}
                onChoose={chooseSize}
              />
            )}
          </Pagination>
        </div>
      )}
      {pending?.kind === 'refresh' && <RefreshSecret application={pending.application} {...dialog} />}
      {pending?.kind === 'delete' && (
        <DeleteApplication
          application={pending.application}
          onDeleted={() => forgetDeleted(pending.application)}
          {...dialog}
        />
      )}
      <PageToasts />
    </div>
  )
}
