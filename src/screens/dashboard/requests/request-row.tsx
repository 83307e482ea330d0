import { useId } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Application } from '../../../api'
import { useMeasureFormat, useMessages } from '../../../i18n'
import { Badge, type BadgeKind } from '../../../ui/badge'
import { refusalOf } from './explanation'
import type { RemedyHrefs } from './remedy-link'
import { RequestDetails } from './request-details'
import { useCredentialName } from './use-credentials'
import type { RequestFormat } from './use-request-format'
import type { ListedRequest } from './use-requests'
import { versionName } from './version-name'
import './requests.css'

interface RequestRowProps {
  application: Application
  row: ListedRequest
  columnCount: number
  format: RequestFormat
  hrefs: RemedyHrefs
  chosenCredential: string
  onToggle(): void
  onCredential(id: string): void
}

function kindOf(status: number): BadgeKind {
  if (status >= 500) return 'danger'
  if (status >= 400) return 'warning'
  return status >= 300 ? 'info' : 'success'
}

/** A request in a line, and below it the reason of its status once it is opened. */
export function RequestRow({ row, columnCount, format, onToggle, ...details }: RequestRowProps) {
  const { request, isOpen } = row
  const t = useMessages('dashboard')
  const measure = useMeasureFormat()
  const nameOf = useCredentialName()
  const id = useId()
  const { method, path, status, credential, request_id: requestId } = request
  const refusal = refusalOf(request)
  const name = `${method} ${path}`
  return (
    <>
      <tr className="pe-request" data-request={row.key} data-open={isOpen || undefined}>
        <th scope="row">
          <button
            type="button"
            className="pe-request-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <ChevronRight size={16} aria-hidden="true" />
            {format.moment(request.started_at)}
            <span className="pe-hidden">
              , {name}, {status}
            </span>
          </button>
        </th>
        <td className="pe-request-path">
          <code>
            <b>{method}</b> {path}
          </code>
        </td>
        <td className="pe-request-version">{versionName(request)}</td>
        <td className="pe-request-status">
          <Badge kind={kindOf(status)}>{status}</Badge>
          {(refusal ?? request.reason) && <span>{t(refusal ?? 'refused')}</span>}
        </td>
        <td className="pe-request-latency">{measure.milliseconds(request.latency_ms)}</td>
        <td className="pe-request-credential" data-none={!credential || undefined}>
          {credential ? nameOf(credential) : '–'}
        </td>
        <td className="pe-request-id">
          <code title={requestId ?? undefined}>{requestId ?? '–'}</code>
        </td>
      </tr>
      {isOpen && (
        <tr className="pe-request-opened" id={id}>
          <td colSpan={columnCount}>
            <RequestDetails
              {...details}
              request={request}
              format={format}
              label={t('detailsOf', { request: name })}
            />
          </td>
        </tr>
      )}
    </>
  )
}
