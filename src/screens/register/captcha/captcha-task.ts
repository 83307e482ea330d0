/** What a provider has to prove. Texts from the portal are untrusted. */
export interface CaptchaTask {
  readonly siteKey: string | undefined
  /** Where a challenge is fetched, if that is not the Portal API's own endpoint. */
  readonly challengeUrl: string | undefined
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl: string
  /** An empty box in the light DOM, inside the form. */
  readonly container: HTMLElement
  /** Language in which it should speak. */
  readonly language: string
}

/** Has a person or the browser prove to be no robot. @returns the token, which the server checks. @throws if there is none. */
export type CaptchaProvider = (task: CaptchaTask) => Promise<string>
