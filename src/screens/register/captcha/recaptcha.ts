import type { CaptchaProvider } from './captcha-task'
import { providerScript } from './provider-script'

interface Recaptcha {
  ready(callback: () => void): void
  render(container: HTMLElement, options: object): number
  execute(widget: number): void
}

/** Version 2, invisible. Its badge is shown in the form instead of floating over the page. */
export const recaptcha: CaptchaProvider = async ({ siteKey, container, language }) => {
  const query = new URLSearchParams({ render: 'explicit', hl: language })
  const api = await providerScript<Recaptcha>(
    'grecaptcha',
    `https://www.google.com/recaptcha/api.js?${query}`,
  )
  await new Promise<void>((ready) => api.ready(ready))
  return new Promise((solved, failed) => {
    const fail = () => failed(new Error('reCAPTCHA gave no token.'))
    const widget = api.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'inline',
      callback: solved,
      'error-callback': fail,
      'expired-callback': fail,
    })
    api.execute(widget)
  })
}
