import { webUrl } from '../lib/web-url'
import { FORM_TIMEOUT_MS } from './forms-client'
import { send } from './transport'

interface ChallengeRequest {
  readonly apiBaseUrl: string
  /** Absolute, or relative to the API. Default: the endpoint of the Portal API. */
  readonly challengeUrl?: string
  readonly language: string
}

/** Fetches a challenge of a proof of work. @throws {PortalError} */
export async function fetchCaptchaChallenge(request: ChallengeRequest): Promise<unknown> {
  const { apiBaseUrl, challengeUrl = '', language } = request
  const chosen = challengeUrl && webUrl(challengeUrl, `${apiBaseUrl}/`)?.href
  const { body } = await send({
    method: 'GET',
    url: chosen || `${apiBaseUrl}/api/v2/portal/captcha-challenge`,
    language,
    credentials: 'omit',
    timeoutMs: FORM_TIMEOUT_MS,
  })
  return body
}
