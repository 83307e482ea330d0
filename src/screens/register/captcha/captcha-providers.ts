import type { CaptchaProvider } from './captcha-task'

/** Providers by the name that the portal calls them by; loaded when one is asked for. */
export const captchaProviders = new Map<string, () => Promise<CaptchaProvider>>([
  ['proof_of_work', () => import('./proof-of-work').then(({ proofOfWork }) => proofOfWork)],
  ['hcaptcha', () => import('./hcaptcha').then(({ hcaptcha }) => hcaptcha)],
  ['recaptcha', () => import('./recaptcha').then(({ recaptcha }) => recaptcha)],
  ['turnstile', () => import('./turnstile').then(({ turnstile }) => turnstile)],
])
