import type { PortalApi } from '../api'
import { verifierOf } from './login-code'
import type { SessionSources } from './session-sources'
import type { SessionStore } from './session-store'

interface Arrival {
  readonly api: PortalApi
  readonly apiBaseUrl: string
  readonly session: SessionStore
  readonly sources: SessionSources
}

/** Starts the session of a single sign-on that has come back with a code. Without a verifier the code is for another portal. */
export async function takeLoginCode(
  code: string,
  { api, apiBaseUrl, session, sources }: Arrival,
): Promise<void> {
  const stored = verifierOf(apiBaseUrl)
  const verifier = stored.read()
  if (!verifier) return
  stored.remove()
  sources.removeLoginCode()
  try {
    await api.direct.POST('/api/v2/developer/authenticate/code', {
      body: { code, code_verifier: verifier },
    })
  } catch (failure) {
    console.warn(failure)
    session.denyReturn()
  }
}
