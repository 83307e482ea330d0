import type { CaptchaChallenge } from '../../../api'

/** The task of a captcha provider. Texts from the portal are untrusted. */
export interface CaptchaTask {
  readonly siteKey: string | undefined
  /** Fetches a challenge of the portal, for a proof of work. */
  readonly fetchChallenge: () => Promise<CaptchaChallenge>
  /** An empty box in the light DOM, inside the form. */
  readonly container: HTMLElement
  /** Language in which it should speak. */
  readonly language: string
}

/** Has a person or the browser prove to be no robot. @returns the token, which the server checks. @throws if there is none. */
export type CaptchaProvider = (task: CaptchaTask) => Promise<string>
