import { isRecord } from '../lib/is-record'
import { webUrl } from '../lib/web-url'
import { PortalError } from './errors'
import { FORM_TIMEOUT_MS } from './forms-client'
import type { PortalApi } from './portal-api-client'
import { endpointOf } from './endpoint'
import { parseJson, send } from './transport'
import type { CaptchaChallenge } from './types'

const isChallenge = (body: unknown): body is CaptchaChallenge =>
  isRecord(body) && isRecord(body.parameters) && typeof body.signature === 'string'

interface ChallengeRequest {
  readonly apiBaseUrl: string
  /** Absolute, or relative to the API. Default: the endpoint of the Portal API. */
  readonly challengeUrl?: string
  readonly language: string
}

/** Fetches a challenge of a proof of work. @throws {PortalError} */
export async function fetchCaptchaChallenge(
  api: PortalApi,
  { apiBaseUrl, challengeUrl = '', language }: ChallengeRequest,
): Promise<CaptchaChallenge> {
  const options = { credentials: 'omit', timeoutMs: FORM_TIMEOUT_MS } as const
  const chosen = challengeUrl && webUrl(challengeUrl, `${apiBaseUrl}/`)?.href
  if (!chosen) return api.direct.GET('/api/v2/portal/captcha-challenge', options)
  const request = new Request(chosen, {
    headers: { accept: 'application/json', 'accept-language': language },
  })
  const body = parseJson(await (await send(request, options)).text())
  if (!isChallenge(body)) throw new PortalError({ code: 'unexpected', request: endpointOf(request) })
  return body
}
