import { fetchCaptchaChallenge } from '../../../api/captcha-challenge'
import { FormMistake } from '../../../parts/form/form-problem'
import type { Portal } from '../../../state'
import { captchaProviders } from './captcha-providers'

/** Longer than a person needs for what a provider may ask in the end, because some do not tell that it was closed. */
const longestMs = 3 * 60 * 1000

interface CaptchaRequest {
  readonly portal: Portal
  readonly language: string
  /** Box in the light DOM for whatever a provider has to show. */
  readonly container: HTMLElement | null
  /** Instead of the portal's own. */
  readonly captchaProvider?: string
  readonly captchaSiteKey?: string
}

/**
 * Returns the part of a registration that the server checks.
 *
 * @throws {FormMistake} if no provider is known or can be reached, or if it was not convinced. A captcha that was asked for is
 *   never skipped.
 */
export async function solvedCaptcha(request: CaptchaRequest): Promise<{ captcha_token: string }> {
  try {
    return { captcha_token: await solve(request) }
  } catch (cause) {
    console.error(cause)
    throw new FormMistake('captcha', [], { cause })
  }
}

async function solve({ portal, language, container, ...page }: CaptchaRequest): Promise<string> {
  if (!page.captchaProvider) await portal.start()
  const config = portal.context.current?.captcha
  const provider = page.captchaProvider ?? config?.provider ?? ''
  const load = captchaProviders.get(provider)
  if (!load || !container) throw new Error(`There is no captcha provider "${provider}".`)
  // Widgets of earlier attempts; most providers take an element once.
  const box = document.createElement('div')
  container.replaceChildren(box)
  const solveWith = await load()
  const task = {
    siteKey: page.captchaSiteKey ?? config?.site_key,
    fetchChallenge: () =>
      fetchCaptchaChallenge(portal.api, {
        apiBaseUrl: portal.config.apiBaseUrl,
        challengeUrl: config?.challenge_url,
        language,
      }),
    container: box,
    language,
  }
  return Promise.race([solveWith(task), tooLong()])
}

function tooLong(): Promise<never> {
  return new Promise((_, failed) => {
    setTimeout(() => failed(new Error('The captcha took too long.')), longestMs)
  })
}
