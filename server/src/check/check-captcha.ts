import type { Config } from '../config/config'
import { isLoopback } from '../config/loopback'
import type { CaptchaSettings } from '../store/settings'
import type { Finding } from './finding'

/** Compares the captcha of `portal.yaml` with the settings of the environment. The provider is not asked. */
export function captchaFinding(
  captcha: CaptchaSettings | null,
  { captcha: { secret }, publicUrl }: Pick<Config, 'captcha' | 'publicUrl'>,
): Finding {
  const subject = 'captcha'
  if (!captcha) return { subject, state: 'ok', message: 'Registration asks for no captcha.' }
  const { provider } = captcha
  const kinds = captcha.kinds.map((kind) => `${kind}s`).join(' and ')
  if (provider !== 'proof_of_work' && secret === undefined) {
    const message = `Registration asks ${kinds} for ${provider}, but CAPTCHA_SECRET is not set. Nobody of them can register.`
    return { subject, state: 'failed', message }
  }
  const { protocol, hostname } = new URL(publicUrl ?? 'http://localhost')
  if (provider === 'proof_of_work' && protocol === 'http:' && !isLoopback(hostname)) {
    const message = `Registration asks ${kinds} for proof of work, which browsers do on https only, and PUBLIC_URL is ${publicUrl}.`
    return { subject, state: 'warning', message }
  }
  return { subject, state: 'ok', message: `Registration asks ${kinds} for ${provider}.` }
}
