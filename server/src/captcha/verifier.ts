/** What a captcha is solved for. A token for one action is worth nothing for another. */
export type CaptchaAction = 'register'

export interface CaptchaAttempt {
  /** What the captcha gave to the page, as it arrived. */
  readonly token: string
  readonly networkAddress: string
  readonly action: CaptchaAction
  /** Of the page that sent the form. */
  readonly hostname: string
}

/** `reason` is for the log, in English. It never has the token. */
export type CaptchaVerdict =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly fault: 'invalid' | 'expired' | 'used'; readonly reason: string }
  /** Nobody can say. */
  | { readonly outcome: 'unavailable'; readonly reason: string; readonly cause?: unknown }

/** What every captcha provider is to the server. */
export interface CaptchaVerifier {
  /** Returns what a token is known by once it was used, the same however it is written. Undefined if it is not one. */
  idOf(token: string): string | undefined
  verify(attempt: CaptchaAttempt): Promise<CaptchaVerdict>
}
