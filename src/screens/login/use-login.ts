import { choosePasswordPath, paths } from '../../router/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { authenticate, isPortalError, verifyEmail } from '../../api'
import { runInBackground } from '../../lib/run-in-background'
import { FormMistake } from '../../parts/form/form-mistake'
import { type FormStatus, useSubmission } from '../../parts/form/use-submission'
import type { CustomErrorHandler } from '../../parts/form-message/form-problem'
import { markUserActive, type Portal, type SessionDeveloper, useEnvironment } from '../../state'
import { type LoginAddress, readLoginAddress } from './address-parameters'
import { type LoginState, nextState } from './login-states'

export interface LoginValues {
  readonly email: string
  readonly password: string
  /** The browser has filled the fields and may hold their values back. */
  readonly isAutofilled: boolean
}

type SignedIn = { user?: SessionDeveloper }

interface UseLoginOptions {
  customErrorHandler?: CustomErrorHandler
  onLoginSuccess(detail: SignedIn): boolean
  onVerifyEmailSuccess(detail: { email: string; resetToken?: string; awaitsApproval?: true }): boolean
}

const fields = ['username', 'password']

/** A field that is empty, or seems to be, is as good as wrong. */
function mistakeIn({ email, password, isAutofilled }: LoginValues): FormMistake | undefined {
  if (email && password) return undefined
  const isUntouched = !email && !password && !isAutofilled
  return new FormMistake(isUntouched ? 'missingCredentials' : 'wrongCredentials', fields)
}

/** Begins a session and loads the profile of the signed-in developer. */
async function signInWith(portal: Portal, { email, password }: LoginValues): Promise<SignedIn> {
  await authenticate(portal.api, { username: email, password })
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

/** The state before the first render: what the address says. */
const initialStatus = ({ state, failure, linkedProvider }: LoginAddress): FormStatus<LoginState> =>
  failure && nextState(state, 'reject') === 'error'
    ? {
        state: 'error',
        problem: { kind: 'mistake', message: 'loginFailed', fields: [], reason: failure, linkedProvider },
      }
    : { state: state as Exclude<LoginState, 'error'> }

/** Holds the state of the login form, what the address says, and what can be done. */
export function useLogin({ customErrorHandler, onLoginSuccess, onVerifyEmailSuccess }: UseLoginOptions) {
  const { portal, parameters, removeParameters, hrefFor, navigate } = useEnvironment()
  const [address] = useState(() => {
    const [, base] = /^([/].*)[/]login$/.exec(hrefFor(paths.login)) ?? []
    return readLoginAddress({ parameters: parameters(), location: window.location, base })
  })
  const [email, setEmail] = useState(address.email)
  const [signedInAs, setSignedInAs] = useState('')
  /** Sets the first password of the account whose address was confirmed here. */
  const [passwordToken, setPasswordToken] = useState<string>()
  const [awaitsApproval, setAwaitsApproval] = useState(address.awaitsApproval)
  const { ref, status, dispatch, fail, submit } = useSubmission({
    initial: initialStatus(address),
    next: nextState,
    mistakeIn,
    send: (values: LoginValues) => signInWith(portal, values),
    succeeded(signedIn, { email: entered }) {
      setSignedInAs(signedIn.user?.email ?? entered)
      onLoginSuccess(signedIn)
    },
    customErrorHandler,
  })

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

  function signIn(values: LoginValues): Promise<void> {
    const entered = values.email.trim()
    setEmail(entered)
    return submit({ ...values, email: entered })
  }

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
    ref,
    ...status,
    address,
    email,
    awaitsApproval,
    choosePassword,
    signedInAs,
    signIn,
    restart,
    signedOut,
    dispatch,
    fail,
  }
}
