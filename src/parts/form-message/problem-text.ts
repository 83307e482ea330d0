import { type FormErrorText, fieldTexts, formErrorText, type Language, messagesFor } from '../../i18n'
import { needsSession } from '../../api'
import type { Portal } from '../../state'
import { captchaHelp, concernsCaptcha, type ProblemHelp } from './captcha-problem'
import type { FormProblem } from './form-problem'
import { sharedReasonKey, ssoReasonKey } from './sso-reason-key'

export interface ProblemText extends FormErrorText {
  /** What is wrong with single fields, by their names. */
  readonly reasons: ReadonlyMap<string, string>
  /** The session that the form needs is not there. */
  readonly needsSession?: boolean
  /** Where people may turn who cannot help it themselves. */
  readonly help?: ProblemHelp
}

interface ProblemTextOptions {
  readonly portal: Portal
  /** Text of the embedder's own handler, which comes before all others. */
  readonly custom?: string
}

/** Returns what a form says about a problem. */
export function problemText(
  problem: FormProblem,
  language: Language,
  { portal, custom }: ProblemTextOptions,
): ProblemText {
  const t = messagesFor(language, 'errors')
  if (concernsCaptcha(problem)) {
    return { text: custom || t('captcha'), bullets: [], reasons: new Map(), help: captchaHelp(portal, t) }
  }
  return problem.kind === 'refused'
    ? {
        ...formErrorText(problem.error, t, { userEntity: portal.config.userEntity, custom }),
        reasons: fieldTexts(problem.error.problem, t),
        needsSession: needsSession(problem.error),
      }
    : { text: mistakeText(problem, language), bullets: [], reasons: new Map() }
}

function mistakeText(
  { message, reason, linkedProvider: provider }: Extract<FormProblem, { kind: 'mistake' }>,
  language: Language,
): string {
  const sso = messagesFor(language, 'sso')
  if (provider) return sso('passwordRequired', { provider })
  const key = ssoReasonKey(reason)
  return key ? sso(key) : messagesFor(language, 'errors')(sharedReasonKey(reason) ?? message)
}
