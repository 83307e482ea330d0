import { needsSession, type PortalError } from '../../api'
import {
  errorText,
  type FailedRequest,
  fieldTexts,
  type FormErrorText,
  formErrorText,
  type Localization,
  messagesFor,
  reasonText,
  type Translate,
} from '../../i18n'
import { fieldName } from '../../lib/field-reasons'
import type { Portal } from '../../state'
import { captchaHelp, concernsCaptcha, type ProblemHelp } from './captcha-problem'
import type { FormProblem } from './form-problem'
import { sharedReasonKey, ssoReasonKey } from './sso-reason-key'

export interface ProblemText extends FormErrorText {
  /** Reasons for single fields, by their names. */
  readonly reasons: ReadonlyMap<string, string>
  /** The session that the form needs is not there. */
  readonly needsSession?: boolean
  /** Where people may turn who cannot help it themselves. */
  readonly help?: ProblemHelp
}

/**
 * `access`: of the ways to an account, where a server that refuses means what was entered. `general`: of everything that a
 * signed-in developer fills in.
 */
export type ProblemTexts = 'access' | 'general'

interface ProblemTextOptions {
  readonly portal: Portal
  readonly texts: ProblemTexts
}

/** Returns what a form says about a problem, as a whole and of single fields. */
export function problemText(
  problem: FormProblem,
  localization: Localization,
  { portal, texts }: ProblemTextOptions,
): ProblemText {
  const t = messagesFor(localization, 'errors')
  if (concernsCaptcha(problem)) {
    const custom = problem.kind === 'refused' ? problem.custom : undefined
    return { text: custom || t('captcha'), bullets: [], reasons: new Map(), help: captchaHelp(portal, t) }
  }
  if (problem.kind === 'mistake')
    return { text: mistakeText(problem, localization), bullets: [], reasons: new Map() }
  const failure = openFailure(problem.error, problem.edited)
  const text =
    texts === 'access'
      ? formErrorText(failure, t, { userEntity: portal.config.userEntity, custom: problem.custom })
      : { text: generalText(failure, t), bullets: [] }
  return { ...text, reasons: fieldTexts(failure.problem, t), needsSession: needsSession(problem.error) }
}

/** The failure without what the server has against fields that have been edited since. */
function openFailure(error: PortalError, edited: ReadonlySet<string> = new Set()): FailedRequest {
  const { code, status, statusText, problem } = error
  const parameters = problem?.invalid_parameters?.filter(({ field }) => !edited.has(fieldName(field)))
  return { code, status, statusText, problem: problem && { ...problem, invalid_parameters: parameters } }
}

/** All reasons at once. Servers write those of a developer's forms as sentences. */
function generalText(failure: FailedRequest, t: Translate<'errors'>): string {
  const reasons = failure.problem?.invalid_parameters?.map((parameter) => reasonText(parameter, t)) ?? []
  return reasons.join(', ') || errorText(failure, t)
}

function mistakeText(
  { message, reason, linkedProvider: provider }: Extract<FormProblem, { kind: 'mistake' }>,
  localization: Localization,
): string {
  const sso = messagesFor(localization, 'sso')
  if (provider) return sso('passwordRequired', { provider })
  const key = ssoReasonKey(reason)
  return key ? sso(key) : messagesFor(localization, 'errors')(sharedReasonKey(reason) ?? message)
}
