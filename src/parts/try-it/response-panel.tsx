import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat, useMessages } from '../../i18n'
import type { ReceivedResponse, RequestOutcome } from '../../api/send-request'
import { useHost } from '../../state'
import { Alert } from '../../ui/alert'
import { Heading } from '../../ui/basics/heading'
import { LiveRegion } from '../../ui/live-region'
import { Disclosure } from '../api-reference/disclosure'
import { Status } from '../api-reference/marks'
import { ResponseBody } from './response-body'
import type { RefusedFields } from './find-refused-fields'
import { useFailureReasonText } from './failure-reason-text'
import { StatusAdvice } from './status-advice'
import type { TryItState } from './use-try-it-request'
import { useUnits } from './use-units'
import type { OpenRequest } from './use-request'
import '../api-reference/marks.css'
import '../../ui/basics/field.css'
import './try-it.css'

interface ResponsePanelProps {
  state: TryItState
  open: Pick<OpenRequest, 'request' | 'schemes'>
  refused: RefusedFields
  /** Leads to the first field with a value that the API refuses. */
  onShowFields(): void
  /** It stands right below what sent the request: it has no heading, and does not scroll. */
  isInPlace?: boolean
  /** Its status is what the reader expects, and needs no advice. */
  isExpected?: boolean
}

/** The response, or the reason why there is none. It scrolls into view, and a screen reader announces it. */
export function ResponsePanel(props: ResponsePanelProps) {
  const { state, open, refused, onShowFields, isInPlace = false, isExpected = false } = props
  const t = useMessages('try-it')
  const { headingLevel } = useHost()
  const outcome = state.status === 'done' ? state.outcome : undefined
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!outcome || isInPlace) return
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    section.current?.scrollIntoView({ block: 'start', behavior })
  }, [outcome, isInPlace])
  return (
    <>
      <LiveRegion message={useOutcomeText(outcome)} />
      {outcome && state.status === 'done' && (
        <section
          className="pe-try-response"
          ref={section}
          role={isInPlace ? 'group' : undefined}
          aria-label={isInPlace ? t('response') : undefined}
        >
          {!isInPlace && (
            <Heading level={headingLevel + 2} size="section">
              {t('response')}
            </Heading>
          )}
          {outcome.outcome === 'responded' ? (
            <ResponseDetails
              response={outcome.response}
              method={open.request.method}
              url={state.url}
              isInPlace={isInPlace}
            >
              {!isExpected && (
                <StatusAdvice
                  status={outcome.response.status}
                  sent={state.credentials}
                  schemes={open.schemes}
                  refused={refused}
                  onShowFields={onShowFields}
                />
              )}
            </ResponseDetails>
          ) : (
            <FailedRequest outcome={outcome} url={state.url} />
          )}
        </section>
      )}
    </>
  )
}

function useOutcomeText(outcome: RequestOutcome | undefined): string {
  const t = useMessages('try-it')
  const units = useUnits()
  if (outcome?.outcome !== 'responded') return ''
  const { status, durationMs } = outcome.response
  return t('responded', { status, time: units.time(durationMs) })
}

function FailedRequest({ outcome, url }: { outcome: RequestOutcome; url: string }) {
  const t = useMessages('try-it')
  const format = useFormat()
  const refusalText = useFailureReasonText()
  if (outcome.outcome === 'canceled') return <Alert kind="info">{t('canceled')}</Alert>
  if (outcome.outcome === 'timeout')
    return <Alert kind="danger">{t('timeout', { seconds: format.number(outcome.limitMs / 1000) })}</Alert>
  if (outcome.outcome !== 'refused') return null
  return <Alert kind="danger">{refusalText(outcome.reason, url)}</Alert>
}

interface ResponseDetailsProps {
  response: ReceivedResponse
  method: string
  url: string
  isInPlace: boolean
  /** The meaning of its status. */
  children: ReactNode
}

function ResponseDetails({ response, method, url, isInPlace, children }: ResponseDetailsProps) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const units = useUnits()
  const { headingLevel } = useHost()
  const { status, statusText, durationMs, body, headers, ending } = response
  const isFromElsewhere = response.url !== '' && withoutHash(response.url) !== withoutHash(url)
  return (
    <>
      <p className="pe-ref-facts pe-try-facts">
        <span>
          <Status status={`${status}${statusText && ` ${statusText}`}`} />
        </span>
        <span>{units.time(durationMs)}</span>
        <span>{units.size(body.size)}</span>
      </p>
      {children}
      {ending !== 'complete' && (
        <Alert kind="warning">
          {ending === 'canceled' && t('cutByYou')}
          {ending === 'timeout' && t('cutByTime')}
          {ending === 'too-large' && t('cutBySize', { size: units.size(body.size) })}
          {ending === 'broken' && t('cutByNetwork')}
        </Alert>
      )}
      {isFromElsewhere && <p className="pe-hint">{t('redirected', { address: response.url })}</p>}
      <ResponseBody response={response} method={method} isRegion={!isInPlace} />
      {headers.length > 0 &&
        (isInPlace ? (
          <details className="pe-try-details">
            <summary>{referenceText('headers')}</summary>
            <ReceivedHeaders headers={headers} />
          </details>
        ) : (
          <Disclosure level={headingLevel + 3} name="received headers" label={referenceText('headers')}>
            <ReceivedHeaders headers={headers} />
          </Disclosure>
        ))}
    </>
  )
}

function ReceivedHeaders({ headers }: Pick<ReceivedResponse, 'headers'>) {
  const t = useMessages('try-it')
  return (
    <>
      <dl className="pe-ref-scopes">
        {headers.map(([name, value], index) => (
          <div key={index}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pe-hint">{t('headersHidden')}</p>
    </>
  )
}

const withoutHash = (url: string): string => url.split('#', 1).join('')
