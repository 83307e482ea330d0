import { useEffect, useRef, useState } from 'react'
import type { TokenRequest } from '../../api/oauth2'
import { useServerCheck } from './server-check'
import { signIn } from './sign-in'
import type { TokenGrant } from './token-grants'
import type { TryItSession } from './session'

type TokenState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'requesting'
      /** Where the visitor signs in. */
      readonly signInUrl?: string
    }
  | { readonly status: 'failed'; readonly failure: unknown }

/** Requests a token, one at a time, and puts it into the session. */
export function useToken(session: TryItSession, scheme: string) {
  const servers = useServerCheck()
  const [state, setState] = useState<TokenState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function requestToken(
    grant: TokenGrant,
    rest: Pick<TokenRequest, 'client' | 'scopes'>,
    redirectUrl: string,
  ) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setState({ status: 'requesting' })
    const request: TokenRequest = {
      ...rest,
      source: grant.source,
      signal: stop.signal,
      async mayUse(url, kind) {
        if (servers.isOwnApi(url)) return false
        if (kind === 'page' || (await servers.confirm(url))) return true
        stop.abort()
        return false
      },
    }
    try {
      const token =
        grant.kind === 'authorizationCode'
          ? await signIn(request, redirectUrl, (signInUrl) => setState({ status: 'requesting', signInUrl }))
          : await (await import('../../api/oauth2')).clientCredentialsToken(request)
      if (stop.signal.aborted) return
      session.changeCredential(scheme, { token })
      setState({ status: 'idle' })
    } catch (failure) {
      if (running.current === stop)
        setState(stop.signal.aborted ? { status: 'idle' } : { status: 'failed', failure })
    }
  }

  return { state, requestToken, cancel: () => running.current?.abort() }
}
