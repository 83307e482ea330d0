import type { CustomErrorHandler } from '../../lib/custom-error-handler'

/** Texts that are absent are the translated ones; empty texts are empty. */
export interface RegisterProps {
  instructionText: string
  accessCodeRequired: boolean
  registerButtonText?: string
  registerRequestEndpoint?: string
  requestEnvelope: 'data' | 'none'
  recaptcha: boolean
  captchaProvider?: string
  captchaSiteKey?: string
  termsHref?: string
  privacyHref?: string
  showLoginLink: boolean
  loginLinkHelpText?: string
  loginLinkText?: string
  requestWrapper?: (payload: Readonly<Record<string, string>>) => unknown
  customErrorHandler?: CustomErrorHandler
  onRegisterSuccess(detail: { email: string; organization: { id?: string; name: string } }): boolean
  onClickLoginLink(): boolean
}
