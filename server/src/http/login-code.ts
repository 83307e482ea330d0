import { redeemLoginCode } from '../rules/sso/login-codes'
import { originOf } from './actor'
import type { Call } from './operation'
import { noContent, type OperationResponse } from './operation-response'
import { Problem } from './problem'
import { cookieTokensOf, setSessionCookies } from './session-cookies'

const kind = 'developer'
const invalidCode = { field: 'code', source: 'body', rule: 'invalid' } as const

/** Starts a session with the code that a sign-in at an identity provider ended with. @throws {Problem} */
export async function startSessionWithCode(
  { services, request, reply }: Pick<Call, 'services' | 'request' | 'reply'>,
  { code, verifier }: { code: string; verifier: string },
): Promise<OperationResponse> {
  const { config, database, rateLimits, sessions } = services
  const retryAfter = await rateLimits.sso(request.ip)
  if (retryAfter !== undefined) throw new Problem('rateLimited', { retryAfter })
  const found = await redeemLoginCode(database, { code, verifier, origin: request.headers.origin })
  const origin = originOf(request)
  // A code does not outlive a change of the password, or of the account's approval.
  const started = found && (await sessions.start(found.account, origin, { provider: found.session }))
  if (started?.outcome !== 'started')
    throw new Problem('signInIncomplete', { invalidParameters: [invalidCode] })
  await sessions.end(kind, cookieTokensOf({ request, config }, kind), { reason: 'replaced', origin })
  setSessionCookies({ request, reply, config }, kind, started.tokens)
  return noContent
}
