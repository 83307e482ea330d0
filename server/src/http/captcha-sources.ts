import type { CaptchaSettings } from '../store/settings'

/** Sources by directive, as each provider asks for them. */
export type PageSources = Readonly<
  Partial<Record<'script-src' | 'style-src' | 'frame-src' | 'connect-src', string>>
>

const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'
const turnstile = 'https://challenges.cloudflare.com'

const sources: Readonly<Record<CaptchaSettings['provider'], PageSources>> = {
  proof_of_work: {},
  hcaptcha: {
    'script-src': hcaptcha,
    'style-src': hcaptcha,
    'frame-src': hcaptcha,
    'connect-src': hcaptcha,
  },
  recaptcha: {
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
  },
  turnstile: { 'script-src': turnstile, 'frame-src': turnstile },
}

/** Returns what a page loads for a captcha of the provider. */
export const sourcesOf = (provider: CaptchaSettings['provider'] | undefined): PageSources =>
  provider === undefined ? {} : sources[provider]

export const isCaptchaProvider = (name: string): name is CaptchaSettings['provider'] =>
  Object.hasOwn(sources, name)

/** Returns what the portal page loads for the captcha of its registration. That page is for developers. */
export function captchaSources(captcha: CaptchaSettings | null): PageSources {
  return sourcesOf(captcha?.kinds.includes('developer') ? captcha.provider : undefined)
}
