import type { EnvironmentReader } from './environment'

/** Of captcha providers that answer for themselves. Proof of work needs none of it. */
export interface CaptchaConfig {
  /** CAPTCHA_SECRET, or the content of CAPTCHA_SECRET_FILE. The secret key that the provider gave with the site key. */
  readonly secret?: string
  /** CAPTCHA_VERIFY_URL. Where captcha tokens are verified. Default: the provider's own. */
  readonly verifyUrl?: string
  /** CAPTCHA_TIMEOUT_SECONDS. How long that may take. Default 5. */
  readonly timeoutSeconds: number
}

export function readCaptcha(read: EnvironmentReader): CaptchaConfig {
  return {
    secret: read.secret('CAPTCHA_SECRET'),
    verifyUrl: read.address('CAPTCHA_VERIFY_URL'),
    timeoutSeconds: read.integer('CAPTCHA_TIMEOUT_SECONDS', { default: 5, minimum: 1, maximum: 25 }),
  }
}
