import { createHash } from 'node:crypto'
import type { CaptchaVerdict } from '../captcha/verifier'
import type { AccountKind } from '../store/settings'
import type { InvalidParameter } from './invalid-parameters'
import type { Call } from './operation'
import { portalUrlOf } from './portal-url'
import { Problem } from './problem'
import { retryAfterSeconds } from './failures'

type CaptchaCall = Pick<Call, 'services' | 'request' | 'portal'>

/**
 * Checks the captcha of a registration, if the portal asks accounts of this kind for one.
 *
 * @throws {Problem} if it is missing or not valid, and also if the provider cannot be asked: it is never skipped.
 */
export async function checkCaptcha(call: CaptchaCall, kind: AccountKind, token: unknown): Promise<void> {
  const { services, request, portal } = call
  const settings = portal.settings.captcha
  if (!settings?.kinds.includes(kind)) return
  if (typeof token !== 'string' || token === '') throw refusal({ rule: 'required' })
  const verdict = await services.captchas.check(settings, {
    token,
    networkAddress: request.ip,
    action: 'register',
    hostname: hostnameOf(call),
    requestHash: requestHashOf(call),
  })
  if (verdict.outcome !== 'accepted') refuse(call, settings.provider, verdict)
}

function refuse(
  { request }: CaptchaCall,
  provider: string,
  verdict: Exclude<CaptchaVerdict, { outcome: 'accepted' }>,
): never {
  const entry = { request_id: request.id, provider, reason: verdict.reason }
  if (verdict.outcome === 'unavailable') {
    request.log.error(entry, 'The captcha could not be checked')
    throw new Problem('captchaUnavailable', { retryAfter: retryAfterSeconds, cause: verdict.cause })
  }
  request.log.info(entry, 'The captcha was refused')
  throw refusal({ rule: 'invalid', reason: reasons[verdict.fault] })
}

const reasons = { invalid: 'captchaInvalid', expired: 'captchaExpired', used: 'captchaUsed' } as const

type Fault = { rule: 'required' } | { rule: 'invalid'; reason: (typeof reasons)[keyof typeof reasons] }

function refusal(fault: Fault): Problem {
  const parameter: InvalidParameter = { field: 'captcha_token', source: 'body', ...fault }
  return new Problem('captchaRefused', { invalidParameters: [parameter] })
}

/** Returns the host name of the page that sent the request. Origins that are not listed do not come this far. */
function hostnameOf({ services, request }: CaptchaCall): string {
  return new URL(request.headers.origin ?? portalUrlOf(request, services.config)).hostname
}

/** A request with a key is the same request as an earlier one with that key and body, so it is no second use of a captcha. */
function requestHashOf({ request }: CaptchaCall): string | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const content = JSON.stringify([key, request.method, request.raw.url, request.body ?? null])
  return createHash('sha256').update(content).digest('hex')
}
