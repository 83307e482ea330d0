import { reasonOf, type CheckOutcome } from '../rules/gateway/check'
import type { ActiveToken } from '../rules/gateway/decide'
import type { Language } from '../texts/texts'
import { challengeOf, credentialHeaders, identityHeaders, scopeChallenge } from './check-headers'
import { Problem } from './problem'
import { problemDocument, problemType } from './problem-document'

/** What responses of a check depend on beside the request. */
export interface CheckSettings {
  /** Where browsers reach the portal. */
  portalUrl: string
  /** For how long an answer may be kept. */
  revocationSeconds: number
}

export interface CheckResponse {
  status: 200 | 401 | 403
  headers: Record<string, string>
  body?: string
}

/** Returns the response to a check. For the client, if it refuses: a gateway passes that on. */
export function checkResponse(
  outcome: Exclude<CheckOutcome, { status: 503 }>,
  settings: CheckSettings,
  { language, instance }: { language: Language; instance: string },
): CheckResponse {
  if (outcome.status === 200) {
    const headers = identityHeaders(outcome.access, outcome.open)
    headers['cache-control'] = cacheControl(settings, outcome.access)
    return { status: 200, headers }
  }
  const { status, refusal, application } = outcome
  const reason = reasonOf(refusal)
  const page = application ? `/application/${application.id}` : '/my-apps'
  const problem = new Problem(status === 401 ? 'credentialRefused' : 'requestRefused', {
    refusal,
    names: namesFor(outcome),
    members: { reason, portal_url: settings.portalUrl + page },
  })
  return {
    status,
    headers: {
      'x-portal-reason': reason,
      ...challengeFor(outcome),
      'cache-control': cacheControl(settings),
      'content-type': problemType,
    },
    body: problemDocument(problem, instance, language),
  }
}

type Refused = Extract<CheckOutcome, { status: 401 | 403 }>

/** What the text of a refusal names. */
function namesFor({ refusal, version, scopes }: Refused): readonly string[] {
  if (refusal === 'scope_missing') return scopes
  const isWithout = refusal === 'key_missing' || refusal === 'credentials_differ'
  return isWithout && version ? credentialHeaders(version) : []
}

function challengeFor({ status, refusal, version, shown, scopes }: Refused): Record<string, string> {
  if (refusal === 'scope_missing') return { 'www-authenticate': scopeChallenge(scopes) }
  return status === 401 && version ? { 'www-authenticate': challengeOf(version, shown === 'token') } : {}
}

/** Until when the answer may be kept: nothing that was taken away counts for longer than the operator allows. */
function cacheControl({ revocationSeconds }: CheckSettings, access?: ActiveToken): string {
  const left = access?.exp === undefined ? Infinity : Math.floor(access.exp - Date.now() / 1000)
  const seconds = Math.min(revocationSeconds, left)
  return seconds > 0 ? `max-age=${seconds}` : 'no-store'
}
