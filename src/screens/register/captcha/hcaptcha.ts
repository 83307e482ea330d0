import type { CaptchaProvider } from './captcha-task'
import { providerScript } from './provider-script'

interface Hcaptcha {
  render(container: HTMLElement, options: object): string
  execute(widget: string, options: { async: true }): Promise<{ response: string }>
}

/** Asks for a task in a dialog if it is in doubt. */
export const hcaptcha: CaptchaProvider = async ({ siteKey, container, language }) => {
  const query = new URLSearchParams({ render: 'explicit', recaptchacompat: 'off', hl: language })
  const api = await providerScript<Hcaptcha>('hcaptcha', `https://js.hcaptcha.com/1/api.js?${query}`)
  const widget = api.render(container, { sitekey: siteKey, size: 'invisible', hl: language })
  const { response } = await api.execute(widget, { async: true })
  return response
}
