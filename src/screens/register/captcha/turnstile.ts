import type { CaptchaProvider } from './captcha-task'
import { providerScript } from './provider-script'

interface Turnstile {
  render(container: HTMLElement, options: object): string
}

/** Shows something only to those whom it wants to press a box. */
export const turnstile: CaptchaProvider = async ({ siteKey, container, language }) => {
  const src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
  const api = await providerScript<Turnstile>('turnstile', src)
  return new Promise((solved, failed) => {
    const fail = (code?: unknown) => {
      failed(new Error(`Turnstile gave no token: ${String(code)}`))
      // Handled: it would write to the console itself.
      return true
    }
    api.render(container, {
      sitekey: siteKey,
      action: 'register',
      language,
      appearance: 'interaction-only',
      callback: solved,
      'error-callback': fail,
      'timeout-callback': fail,
      'unsupported-callback': fail,
    })
  })
}
