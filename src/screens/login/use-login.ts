import { useEffect, useReducer, useRef, useState } from 'react'
import { isPortalError, type PortalError } from '../../api'
import { markUserActive, type Portal, type SessionDeveloper, useEnvironment } from '../../state'
import { readLoginAddress } from './address-parameters'
import { nextState } from './login-states'

export type LoginProblem =
  /** Nothing was entered. */
  | { readonly kind: 'missing' }
  /** One of the two was not entered, which is as good as wrong. */
  | { readonly kind: 'incomplete' }
  /** Signed in, and yet the server does not say who this is. */
  | { readonly kind: 'unrecognised' }
  | { readonly kind: 'refused'; readonly error: PortalError }

export interface Entered {
  readonly email: string
  readonly password: string
}

type SignedIn = { user?: SessionDeveloper }
type Answer = SignedIn | { problem: LoginProblem }

interface UseLoginOptions {
  onLoginSuccess(detail: SignedIn): boolean
}

function problemBeforeSending({ email, password }: Entered): LoginProblem | undefined {
  if (!email && !password) return { kind: 'missing' }
  return email && password ? undefined : { kind: 'incomplete' }
}

/** @throws what is no answer of the server, and so a mistake of ours. */
function refusal(failure: unknown, hasSession: boolean): { problem: LoginProblem } {
  if (!isPortalError(failure)) throw failure
  if (hasSession && failure.status === 401) return { problem: { kind: 'unrecognised' } }
  return { problem: { kind: 'refused', error: failure } }
}

/** Begins a session and asks who it belongs to. */
async function authenticate({ api, config, completeSignIn }: Portal, entered: Entered): Promise<Answer> {
  const account = config.userEntity === 'developer' ? api.developer : api.user
  let hasSession = false
  try {
    await account.authenticate({ username: entered.email, password: entered.password })
    hasSession = true
    const user = await completeSignIn()
    return user ? { user } : {}
  } catch (failure) {
    return refusal(failure, hasSession)
  }
}

/** Sign-in with e-mail and password: its state, what went wrong last, and the verb. */
export function useLogin({ onLoginSuccess }: UseLoginOptions) {
  const { portal } = useEnvironment()
  const [address] = useState(() => readLoginAddress(window.location))
  const [state, dispatch] = useReducer(nextState, address.state)
  const [problem, setProblem] = useState<LoginProblem>()
  // State arrives with the next render; a second press in the same moment must find the door closed.
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (address.state === 'from_register') markUserActive()
  }, [address])

  function fail(reason: LoginProblem) {
    setProblem(reason)
    dispatch('reject')
  }

  async function signIn(given: Entered): Promise<void> {
    if (isUnderWay.current) return
    const entered = { ...given, email: given.email.trim() }
    const mistake = problemBeforeSending(entered)
    if (mistake) return fail(mistake)
    isUnderWay.current = true
    dispatch('submit')
    const answer = await authenticate(portal, entered)
    if ('problem' in answer) {
      isUnderWay.current = false
      return fail(answer.problem)
    }
    dispatch('resolve')
    onLoginSuccess(answer)
  }

  /** Single sign-on is about to take the page away. */
  const leave = () => dispatch('sso')

  return { state, problem, address, signIn, leave }
}
