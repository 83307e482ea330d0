import type { Translate } from '../../i18n'
import type { Portal } from '../../state'
import type { FormProblem } from './form-problem'

/** Whether a captcha could not be solved, or the server did not accept it. */
export function concernsCaptcha(problem: FormProblem): boolean {
  if (problem.kind === 'mistake') return problem.message === 'captcha'
  return Boolean(problem.error.problem?.invalid_parameters?.some(({ field }) => field === 'captcha_token'))
}

const isSafe = (href: string): boolean =>
  URL.canParse(href) && /^(https?|mailto):$/.test(new URL(href).protocol)

export interface ProblemHelp {
  readonly href: string
  readonly text: string
}

/** The help that the portal's settings name for people whom the captcha rejects. */
export function captchaHelp({ context }: Portal, t: Translate<'errors'>): ProblemHelp | undefined {
  const href: unknown = context.current?.captcha?.help_url
  return typeof href === 'string' && isSafe(href) ? { href, text: t('captchaHelp') } : undefined
}
