import { capitalize } from '../lib/capitalize'
import { constraintText } from './constraint-text'
import {
  type FailedRequest,
  fixedByCode,
  olderDetail,
  parameterText,
  statusLine,
  withRequestId,
} from './error-text'
import type { PlainMessageKey, Translate } from './messages'

export interface FormErrorText {
  readonly text: string
  /** Requirements of which `text` is the heading; mostly none. */
  readonly bullets: readonly string[]
}

export interface FormErrorOptions {
  readonly userEntity: 'user' | 'developer'
  /** Text of the embedder's own handler, which comes before all others. */
  readonly custom?: string
}

type Translator = Translate<'errors'>

const fixedByStatus: Readonly<Record<number, PlainMessageKey<'errors'>>> = {
  401: 'wrongCredentials',
  403: 'invalidAccessCode',
  429: 'tooManyAttempts',
  503: 'unavailable',
}

const mentions = (text: string, term: string): boolean => text.toLowerCase().includes(term)

function listIn(sentence: string): FormErrorText {
  const [heading = '', ...list] = sentence.split(':')
  const bullets = list
    .join(':')
    .split(',')
    .map((bullet) => bullet.trim())
  return { text: capitalize(heading.trim()), bullets: bullets.filter((bullet) => bullet !== '') }
}

/** Known by English words in the older detail; where the newer one has a list as long, it is in the reader's language. */
function passwordRequirements(older: string, detail = ''): FormErrorText | undefined {
  if (!mentions(older, 'password') || !mentions(older, 'requirement')) return undefined
  const [english, translated] = [listIn(older), listIn(detail)]
  const isSameList = translated.text !== '' && translated.bullets.length === english.bullets.length
  return isSameList && english.bullets.length > 0 ? translated : english
}

/** A developer's portal has two answers of its own: validation trees, and accounts that wait for approval. */
function developerText({ problem }: FailedRequest, t: Translator): string | undefined {
  const broken = constraintText(problem?.message, t)
  if (broken) return broken
  return mentions(problem?.title ?? '', 'disabled') ? t('pendingApproval') : undefined
}

function withoutStatus(failure: FailedRequest, t: Translator): string | undefined {
  if (failure.status !== undefined) return undefined
  const fixed = fixedByCode[failure.code]
  return fixed ? t(fixed) : failure.statusText
}

/** Whether a server says that a 403 is not about an access code. */
const isDenied = ({ problem }: FailedRequest): boolean =>
  problem?.detail !== undefined && problem.type?.endsWith('/access-denied') === true

function standardText(failure: FailedRequest, t: Translator): string {
  const { code, status, problem } = failure
  // The session that a form needs is gone: that is not about what was entered.
  const lost = status === 401 && code !== 'unauthorized' ? fixedByCode[code] : undefined
  const fixed = lost ?? (status === undefined || isDenied(failure) ? undefined : fixedByStatus[status])
  if (fixed) return t(fixed)
  const said =
    parameterText(problem, t) ?? problem?.detail ?? withoutStatus(failure, t) ?? olderDetail(problem)
  return said ?? (status === 423 ? t('accountLocked') : statusLine(failure, t))
}

/** The text that a form shows for a failed request. */
export function formErrorText(
  failure: FailedRequest,
  t: Translator,
  options: FormErrorOptions,
): FormErrorText {
  const older = failure.problem?.errors?.[0]?.detail ?? ''
  const own = options.custom || (options.userEntity === 'developer' && developerText(failure, t))
  if (own) return { text: own, bullets: [] }
  const requirements = passwordRequirements(older, failure.problem?.detail)
  return requirements ?? { text: withRequestId(standardText(failure, t), failure, t), bullets: [] }
}
