import type { CaptchaConfig } from '../../state'
import { FormMistake } from '../../parts/form/form-mistake'

export interface CaptchaTask extends CaptchaConfig {
  /** Box in the light DOM, inside the form, for whatever a provider has to show. */
  readonly container: HTMLElement
  /** Language in which it should speak. */
  readonly language: string
}

/** Has a person prove to be one. @returns the proof, which the server checks. @throws when there is none to be had. */
export type CaptchaProvider = (task: CaptchaTask) => Promise<string>

/** Providers by the name that the portal calls them by; loaded when one is asked for. */
export const captchaProviders = new Map<string, () => Promise<CaptchaProvider>>()

/**
 * The proof that a form sends along.
 *
 * @throws {FormMistake} when no provider is known or reachable, or when it was not convinced. A captcha that was asked for
 *   is never skipped.
 */
export async function solveCaptcha(task: Partial<CaptchaTask>): Promise<string> {
  const { provider = '', container } = task
  try {
    const load = captchaProviders.get(provider)
    if (!load || !container) throw new Error(`There is no captcha provider "${provider}".`)
    const solve = await load()
    return await solve({ language: 'en', ...task, provider, container })
  } catch (cause) {
    console.error(cause)
    throw new FormMistake('captcha', [], { cause })
  }
}
