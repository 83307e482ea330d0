import type { ReactNode } from 'react'
import type { Application, RequestRecord } from '../../../api'
import { useMessages } from '../../../i18n'
import { CopyId } from '../../../parts/copy-id/copy-id'
import { Button } from '../../../ui/basics/button'
import { explain } from './explanation'
import { type RemedyHrefs, RemedyLink } from './remedy-link'
import { useCredentialName } from './use-credentials'
import type { RequestFormat } from './use-request-format'
import './requests.css'

interface RequestDetailsProps {
  label: string
  application: Application
  request: RequestRecord
  format: RequestFormat
  hrefs: RemedyHrefs
  /** ID of the credential that the list is filtered by. */
  chosenCredential: string
  onCredential(id: string): void
}

/** Why a request has its status, what to do, and the rest that is known of it. */
export function RequestDetails({ label, application, request, hrefs, ...facts }: RequestDetailsProps) {
  const t = useMessages('dashboard')
  const { title, text, fix, remedies } = explain(request)
  return (
    <div className="pe-request-details" role="group" aria-label={label}>
      <div className="pe-request-reason">
        {request.reason !== null && <p className="pe-request-rule">{t('refused')}</p>}
        <p className="pe-request-title">{t(title)}</p>
        <p>{t(text)}</p>
        {fix && <p>{t(fix)}</p>}
        {remedies.length > 0 && (
          <p className="pe-request-remedies">
            {remedies.map((remedy) => (
              <RemedyLink key={remedy} {...{ remedy, application, request, hrefs }} />
            ))}
          </p>
        )}
      </div>
      <RequestFacts {...facts} request={request} />
    </div>
  )
}

type RequestFactsProps = Pick<RequestDetailsProps, 'request' | 'format' | 'chosenCredential' | 'onCredential'>

/** Of what portals may be told to keep beside the rest. */
const keptFields = ['query', 'network_address', 'user_agent'] as const

function RequestFacts({ request, format, chosenCredential, onCredential }: RequestFactsProps) {
  const t = useMessages('dashboard')
  const nameOf = useCredentialName()
  const { credential, request_id: requestId, reason, fields } = request
  return (
    <dl className="pe-request-facts">
      <Fact name={t('time')}>{format.exactTime(request.started_at)}</Fact>
      {requestId !== null && (
        <Fact name={t('requestId')}>
          <CopyId value={requestId} />
        </Fact>
      )}
      {reason !== null && (
        <Fact name={t('reasonCode')}>
          <code>{reason}</code>
        </Fact>
      )}
      {credential && (
        <Fact name={t('credential')}>
          <span>
            {nameOf(credential)} {credential.first_characters && <code>{credential.first_characters}…</code>}
          </span>
          {credential.revoked_at && (
            <span>{t('revokedAt', { date: format.moment(credential.revoked_at) })}</span>
          )}
          {credential.id !== chosenCredential && (
            <Button variant="link" onClick={() => onCredential(credential.id)}>
              {t('onlyCredential')}
            </Button>
          )}
        </Fact>
      )}
      <Fact name={t('requestSize')}>{format.bytes(request.request_bytes)}</Fact>
      <Fact name={t('responseSize')}>{format.bytes(request.response_bytes)}</Fact>
      {keptFields.map(
        (field) =>
          fields[field] !== undefined && (
            <Fact key={field} name={t(field)}>
              <span>{fields[field]}</span>
            </Fact>
          ),
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
