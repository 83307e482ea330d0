/** hCaptcha, reCAPTCHA and Turnstile: a form with the secret and the token, and the provider says whether it is valid. */
import { createHash } from 'node:crypto'
import type { CaptchaConfig } from '../config/captcha'
import type { CaptchaAttempt, CaptchaVerdict, CaptchaVerifier } from './verifier'

export type RemoteProvider = 'hcaptcha' | 'recaptcha' | 'turnstile'

const verifyUrls: Readonly<Record<RemoteProvider, string>> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** Codes that say that a token was valid once. `timeout-or-duplicate` is either of the two. */
const faults: Readonly<Record<string, 'expired' | 'used'>> = {
  'timeout-or-duplicate': 'expired',
  'expired-input-response': 'expired',
  'already-seen-response': 'used',
}

/** Codes that blame the token. Every other one blames the settings or the provider, which no visitor can help. */
const tokenCodes = new Set([...Object.keys(faults), 'missing-input-response', 'invalid-input-response'])

const longestResult = 16_384

interface VerifyResult {
  success: boolean
  hostname?: unknown
  action?: unknown
  'error-codes'?: unknown
}

export function siteVerify(
  provider: RemoteProvider,
  siteKey: string | undefined,
  { secret, verifyUrl, timeoutSeconds }: CaptchaConfig,
): CaptchaVerifier {
  async function ask({ token, networkAddress }: CaptchaAttempt): Promise<VerifyResult> {
    const response = await fetch(verifyUrl ?? verifyUrls[provider], {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        secret: secret ?? '',
        response: token,
        remoteip: networkAddress,
        ...(siteKey && { sitekey: siteKey }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    })
    const text = await response.text()
    if (!response.ok || text.length > longestResult) throw new Error(`It responded with ${response.status}.`)
    const result = JSON.parse(text) as VerifyResult | null
    if (typeof result?.success !== 'boolean') throw new Error('Its response is none of a captcha provider.')
    return result
  }

  return {
    idOf: (token) => createHash('sha256').update(`${provider}:${token}`).digest('hex'),
    async verify(attempt) {
      if (secret === undefined) return { outcome: 'unavailable', reason: 'CAPTCHA_SECRET is not set' }
      try {
        return verdictOf(await ask(attempt), attempt)
      } catch (cause) {
        return { outcome: 'unavailable', reason: `${provider} could not be asked`, cause }
      }
    },
  }
}

function verdictOf(result: VerifyResult, { action, hostname }: CaptchaAttempt): CaptchaVerdict {
  if (!result.success) return failureOf(result['error-codes'])
  if (typeof result.hostname === 'string' && result.hostname !== hostname)
    return refused('invalid', `it was solved on "${result.hostname}"`)
  if (typeof result.action === 'string' && result.action !== '' && result.action !== action)
    return refused('invalid', 'it was solved for something else')
  return { outcome: 'accepted' }
}

function failureOf(given: unknown): CaptchaVerdict {
  const codes = Array.isArray(given) ? given.map(String) : []
  const foreign = codes.filter((code) => !tokenCodes.has(code))
  if (foreign.length > 0)
    return { outcome: 'unavailable', reason: `the provider says ${foreign.join(', ').slice(0, 200)}` }
  const fault = codes.map((code) => faults[code]).find(Boolean) ?? 'invalid'
  return refused(fault, codes.join(', ') || 'the provider refused it')
}

function refused(fault: 'invalid' | 'expired' | 'used', reason: string): CaptchaVerdict {
  return { outcome: 'refused', fault, reason }
}
