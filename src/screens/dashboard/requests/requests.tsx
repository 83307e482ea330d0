import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import List from 'lucide-react/icons/list'
import { useMessages } from '../../../i18n'
import { LoadFailure } from '../../../parts/load-failure/load-failure'
import type { Application } from '../../../api'
import { useHost } from '../../../state'
import { Button } from '../../../ui/basics/button'
import { Empty } from '../../../ui/empty'
import { Heading } from '../../../ui/basics/heading'
import { Skeleton, SkeletonLine } from '../../../ui/skeleton'
import { type RequestFilters, validFilters } from './request-filter-values'
import { RequestFilterFields } from './request-filter-fields'
import { RequestsTable } from './requests-table'
import type { RemedyHrefs } from './remedy-link'
import { useCredentials } from './use-credentials'
import { useRequestFormat } from './use-request-format'
import { useRequests } from './use-requests'
import '../../../ui/pagination.css'
import './requests.css'

interface RequestsProps {
  application: Application
  /** How long the portal keeps requests. */
  retentionMs: number
  filters: RequestFilters
  /** Another value loads the list again. */
  now: number
  hrefs: RemedyHrefs
  onFilter(changes: Partial<RequestFilters>): void
  /** Requests have arrived that were made before the dashboard was opened. */
  onArrived(): void
}

/** The latest requests of an application: each opens to the reason of its status. */
export function Requests({ application, retentionMs, filters: given, ...props }: RequestsProps) {
  const { now, hrefs, onFilter } = props
  const t = useMessages('dashboard')
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const format = useRequestFormat()
  const filters = validFilters(given)
  const list = useRequests(application.id, filters, now, props.onArrived)
  const { rows, failure } = list
  const credentials = useCredentials(
    application.id,
    (rows ?? []).map(({ request }) => request),
    filters.credentialId,
  )
  const isFiltered = Object.values(filters).some(Boolean)
  const clear = () => onFilter({ statusClass: '', credentialId: '', requestId: '' })
  const time = format.days(retentionMs)
  return (
    <div className="pe-requests" aria-busy={list.isLoading}>
      <div className="pe-requests-head">
        <Heading level={headingLevel + 1} size="section">
          {t('latest')}
        </Heading>
        <p>{t('about', { time })}</p>
      </div>
      <RequestFilterFields
        filters={filters}
        credentials={credentials}
        onFilter={onFilter}
        onClear={isFiltered ? clear : undefined}
      />
      {failure && (
        <LoadFailure error={failure.error} about={t('unableToFetchLatest')} onRetry={failure.retry} />
      )}
      {!rows && !failure && (
        <Skeleton label={common('loading')}>
          <div className="pe-requests-skeleton">
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width="long" />
          </div>
        </Skeleton>
      )}
      {rows?.length === 0 && (
        <Empty
          level={headingLevel + 2}
          title={t(isFiltered ? 'noneFound' : 'noRequests')}
          icon={<List strokeWidth={1.5} />}
          actions={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
        >
          {isFiltered ? t('noneFoundText', { time }) : t('noRequestsText')}
        </Empty>
      )}
      {rows && rows.length > 0 && (
        <RequestsTable
          application={application}
          rows={rows}
          format={format}
          hrefs={hrefs}
          chosenCredential={filters.credentialId}
          onToggle={list.toggle}
          onCredential={(credentialId) => onFilter({ credentialId })}
        />
      )}
      {(list.toNewer ?? list.toOlder) && (
        <nav className="pe-pagination" aria-label={common('pages')}>
          <p />
          {list.toNewest && <Button onClick={list.toNewest}>{t('newest')}</Button>}
          <Button disabled={!list.toNewer} onClick={list.toNewer}>
            <ArrowLeft size={16} aria-hidden="true" />
            {t('newer')}
          </Button>
          <Button disabled={!list.toOlder} onClick={list.toOlder}>
            {t('older')}
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  )
}
