import { useRef } from 'react'
import type { Application } from '../../../api'
import { useMessages } from '../../../i18n'
import { Table } from '../../../ui/table'
import type { RemedyHrefs } from './remedy-link'
import { RequestRow } from './request-row'
import type { RequestFormat } from './use-request-format'
import type { ListedRequest } from './use-requests'
import { useSteadyRows } from './use-steady-rows'
import './requests.css'

interface RequestsTableProps {
  application: Application
  rows: readonly ListedRequest[]
  format: RequestFormat
  hrefs: RemedyHrefs
  /** ID. Empty: none. */
  chosenCredential: string
  onToggle(row: ListedRequest): void
  onCredential(id: string): void
}

/** Requests, the latest first. */
export function RequestsTable({ rows, onToggle, ...details }: RequestsTableProps) {
  const t = useMessages('dashboard')
  const frame = useRef<HTMLDivElement>(null)
  const shown = useSteadyRows(frame, rows)
  const columns = [
    t('time'),
    t('request'),
    t('version'),
    t('status'),
    t('latencyOfOne'),
    t('credential'),
    t('requestId'),
  ]
  return (
    <div className="pe-requests-table" ref={frame}>
      <Table label={t('latest')} columns={columns}>
        {shown.map((row) => (
          <RequestRow
            key={row.key}
            {...details}
            row={row}
            columnCount={columns.length}
            onToggle={() => onToggle(row)}
          />
        ))}
      </Table>
    </div>
  )
}
