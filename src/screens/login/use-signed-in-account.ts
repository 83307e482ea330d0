import { useEffect, useEffectEvent, useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { type SessionDeveloper, useNavigation, usePortal } from '../../state'
import { isExpected } from '../../state/session'
import { useSignedInEmail } from '../../parts/form/use-signed-in-email'
import type { useLogin } from './use-login'

type LoginFacts = Pick<ReturnType<typeof useLogin>, 'state' | 'signedInAs' | 'signedOut' | 'restart'>

interface SignedInEvents {
  /** Called for a developer who has just come back from an identity provider. */
  onLoginSuccess(detail: { user?: SessionDeveloper }): boolean
  /** Asked before the session ends. */
  onLogout(): boolean
}

export interface SignedInAccount {
  readonly email: string
  readonly isSigningOut: boolean
  signOut(): void
}

/**
 * Returns the signed-in account, which takes the place of the form; undefined without one. Inside portal-app it is always undefined,
 * because a sign-in leads on.
 */
export function useSignedInAccount(
  { state, signedInAs, signedOut, restart }: LoginFacts,
  { onLoginSuccess, onLogout }: SignedInEvents,
): SignedInAccount | undefined {
  const portal = usePortal()
  const { assembled, leave } = useNavigation()
  const { session, bus, config } = portal
  const remembered = useSignedInEmail()
  // The form comes back once the server has ended the session: it would end one that starts meanwhile.
  const [signingOut, setSigningOut] = useState<string>()

  const follow = useEffectEvent(({ developer }: { developer: unknown }) => {
    if (!developer && state === 'success') signedOut()
    // The session began in another tag: what was wrong with this form no longer counts.
    if (developer && state === 'error') restart()
  })
  const comeBack = useEffectEvent(() => {
    const { viewer } = session.current
    if (viewer && session.takeReturn()) onLoginSuccess({ user: viewer })
  })
  useEffect(() => {
    if (assembled) return
    // The stored session may have ended on the server. Without one nothing is requested.
    if (config.userEntity === 'developer' && isExpected(session.current))
      portal.start().then(
        () => comeBack(),
        () => undefined,
      )
    const listener = (change: { developer: unknown }) => follow(change)
    bus.on('session-change', listener)
    return () => bus.off('session-change', listener)
  }, [assembled, bus, config, portal, session])

  async function signOut(email: string): Promise<void> {
    if (!onLogout()) return
    setSigningOut(email)
    const next = await session.signOut()
    setSigningOut(undefined)
    signedOut()
    if (next.kind === 'url') leave(next.url)
  }

  // In states beside these two the form has something to say, or is about to.
  const signedIn = state === 'success' ? signedInAs : state === 'idle' ? remembered || undefined : undefined
  const email = signingOut ?? signedIn
  if (assembled || email === undefined) return undefined
  return {
    email,
    isSigningOut: signingOut !== undefined,
    signOut: () => runInBackground(signOut(email)),
  }
}
