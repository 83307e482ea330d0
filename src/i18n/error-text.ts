import { capitalize } from '../lib/capitalize'
import type { Problem } from '../lib/problem'
import { constraintText } from './constraint-text'
import { fieldLabel, splitName } from './field-label'
import type { PlainMessageKey, Translate } from './messages'
import { reasonText } from './rule-text'

/** The part of a failure that its text is made from; a PortalError has all of it. */
export interface FailedRequest {
  readonly code: string
  readonly status?: number
  readonly statusText?: string
  readonly problem?: Problem
}

type Translator = Translate<'errors'>

export const fixedByCode: Readonly<Record<string, PlainMessageKey<'errors'>>> = {
  network: 'unreachable',
  timeout: 'timedOut',
  unavailable: 'unavailable',
  'rate-limited': 'tooManyAttempts',
  'no-session': 'signInNeeded',
  'session-expired': 'sessionEnded',
  unauthorized: 'sessionEnded',
}

/** Field and reason as one sentence; servers that begin the reason with the field would say it twice. */
export function parameterText(problem: Problem | undefined, t: Translator): string | undefined {
  const first = problem?.invalid_parameters?.[0]
  if (!first) return undefined
  const { field } = first
  const reason = reasonText(first, t)
  const label = fieldLabel(field, t)
  const said = reason.toLowerCase()
  const repeated =
    [field, splitName(field), label].find((name) => name && said.startsWith(`${name.toLowerCase()} `)) ?? ''
  return capitalize(`${label} ${reason.slice(repeated.length).trim()}`.trim())
}

/** Status and its text, for a response of which nothing can be read. */
export function statusLine({ status, statusText, problem }: FailedRequest, t: Translator): string {
  if (status === undefined) return t('unexpected')
  return t('status', { status, statusText: statusText || problem?.title || t('unexpected') })
}

/** The older way to say what is wrong. */
export function olderDetail(problem: Problem | undefined): string | undefined {
  const detail = problem?.errors?.[0]?.detail
  return detail && capitalize(detail)
}

// Node.js may have no navigator, and has none that knows the network.
const isOffline = (): boolean => typeof navigator === 'object' && navigator.onLine === false

/** A failure of the server can only be reported, so its text has the ID by which the server's log names the request. */
export const withRequestId = (text: string, { status = 0, problem }: FailedRequest, t: Translator): string =>
  status >= 500 && problem?.instance ? `${text} (${t('requestId', { id: problem.instance })})` : text

/** The text that a screen shows when something could not be loaded or done. */
export const errorText = (failure: FailedRequest, t: Translator): string =>
  withRequestId(plainText(failure, t), failure, t)

function plainText(failure: FailedRequest, t: Translator): string {
  const { code, problem } = failure
  if (code === 'network' && isOffline()) return t('offline')
  const fixed = fixedByCode[code]
  if (fixed) return t(fixed)
  const said = constraintText(problem?.message, t) || parameterText(problem, t) || problem?.detail
  return said || olderDetail(problem) || (code === 'forbidden' ? t('forbidden') : statusLine(failure, t))
}
