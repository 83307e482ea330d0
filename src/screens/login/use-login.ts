import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { choosePasswordPath, paths } from '../../router/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { authenticate, isPortalError, verifyEmail } from '../../api'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { FormMistake } from '../../parts/form/form-problem'
import type { FormMachine } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { markUserActive } from '../../state/forms/user-status'
import { type Portal, type SessionDeveloper, useNavigation, usePortal } from '../../state'
import { type LoginAddress, readLoginAddress } from './address-parameters'
import { type LoginEvent, type LoginState, nextState } from './login-states'

type SignedIn = { user?: SessionDeveloper }

interface UseLoginOptions {
  customErrorHandler?: CustomErrorHandler
  onLoginSuccess(detail: SignedIn): boolean
  onVerifyEmailSuccess(detail: { email: string; resetToken?: string; awaitsApproval?: true }): boolean
}

const fields = ['username', 'password']

/** A field that is empty, or seems to be, is as good as wrong. */
function missingIn(empty: readonly string[], autofilled: ReadonlySet<string>): FormMistake {
  const isUntouched = empty.length === fields.length && autofilled.size === 0
  return new FormMistake(isUntouched ? 'missingCredentials' : 'wrongCredentials', fields)
}

/** Begins a session and loads the profile of the signed-in developer. */
async function signInWith(
  portal: Portal,
  credentials: { username: string; password: string },
): Promise<SignedIn> {
  await authenticate(portal.api, credentials)
  try {
    const user = await portal.completeSignIn()
    return user ? { user } : {}
  } catch (failure) {
    if (!isPortalError(failure) || failure.status !== 401) throw failure
    // Signed in, and yet the server does not say who this is. Browsers may refuse cookies that come from elsewhere.
    const isElsewhere = new URL(portal.config.apiBaseUrl).hostname !== window.location.hostname
    throw isElsewhere ? new FormMistake('cookiesBlocked') : new FormMistake('loginFailed', fields)
  }
}

/** Before the first render the form is as the address says. */
function machineOf({ state, failure, linkedProvider }: LoginAddress): FormMachine<LoginState, LoginEvent> {
  if (!failure || nextState(state, 'reject') !== 'error')
    return { initial: { status: state }, next: nextState }
  const problem = {
    kind: 'mistake',
    message: 'loginFailed',
    fields: [],
    reason: failure,
    linkedProvider,
  } as const
  return { initial: { status: 'error', problem }, next: nextState }
}

/** Holds the state of the login form, what the address says, and what can be done. */
export function useLogin({ customErrorHandler, onLoginSuccess, onVerifyEmailSuccess }: UseLoginOptions) {
  const t = useMessages('login')
  const portal = usePortal()
  const { parameters, removeParameters, hrefFor, navigate } = useNavigation()
  const [address] = useState(() => {
    const [, base] = /^([/].*)[/]login$/.exec(hrefFor(paths.login)) ?? []
    return readLoginAddress({ parameters: parameters(), location: window.location, base })
  })
  const [email, setEmail] = useState(address.email)
  // Of a sign-in that is already shown the reason would move the fields.
  const [hasExpired] = useState(() => portal.session.hasExpired)
  const [signedInAs, setSignedInAs] = useState('')
  /** Sets the first password of the account whose address was confirmed here. */
  const [passwordToken, setPasswordToken] = useState<string>()
  const [awaitsApproval, setAwaitsApproval] = useState(address.awaitsApproval)
  const form = useForm({
    fields: {
      username: { label: t('email'), required: true, initial: email },
      password: { label: t('password'), required: true, secret: true },
    },
    machine: machineOf(address),
    missing: missingIn,
    send(credentials) {
      setEmail(credentials.username)
      return signInWith(portal, credentials)
    },
    succeeded(signedIn, { username }) {
      setSignedInAs(signedIn.user?.email ?? username)
      onLoginSuccess(signedIn)
    },
    customErrorHandler,
  })
  const { dispatch, fail } = form

  async function verify(token: string): Promise<void> {
    try {
      const confirmed = await verifyEmail(portal.api, token)
      markUserActive()
      setEmail(confirmed.email)
      setAwaitsApproval(confirmed.awaitsApproval === true)
      setPasswordToken(confirmed.resetToken)
      dispatch('resolve')
      dispatch('verified')
      onVerifyEmailSuccess(confirmed)
    } catch (failure) {
      fail(failure)
    }
  }

  const arrive = useEffectEvent(() => {
    if (address.isRegistered) markUserActive()
    if (address.token === undefined) return
    // A secret, which has done its work in the address.
    removeParameters('token')
    runInBackground(verify(address.token))
  })
  useEffect(() => arrive(), [])

  /** Moves to the form of the first password. The token is in no link, which would show it. */
  const choosePassword = passwordToken
    ? () => navigate(choosePasswordPath({ email, token: passwordToken, awaitsApproval }), { replace: true })
    : undefined

  /** Shows the empty form again. */
  function empty(event: 'restart' | 'signed_out'): void {
    setEmail('')
    dispatch(event)
  }
  const restart = () => empty('restart')
  const signedOut = () => empty('signed_out')

  return {
    form,
    state: form.status,
    address,
    email,
    hasExpired,
    awaitsApproval,
    choosePassword,
    signedInAs,
    restart,
    signedOut,
    dispatch,
    fail,
  }
}
