import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { isPortalError, type PortalError } from '../../api'
import {
  type CustomErrorHandler,
  type FormProblem,
  refusedProblem,
} from '../../parts/form-message/form-problem'
import { markUserActive, type Portal, type SessionDeveloper, useEnvironment } from '../../state'
import { type LoginAddress, readLoginAddress } from './address-parameters'
import { nextState } from './login-states'

export interface Entered {
  readonly email: string
  readonly password: string
  /** The browser has filled the fields and may hold their values back. */
  readonly isAutofilled: boolean
}

type SignedIn = { user?: SessionDeveloper }
type Answer = SignedIn | { problem: FormProblem }

interface UseLoginOptions {
  customErrorHandler?: CustomErrorHandler
  onLoginSuccess(detail: SignedIn): boolean
  onVerifyEmailSuccess(detail: { email: string; resetToken?: string; awaitsApproval?: true }): boolean
}

/** A field that is empty, or seems to be, is as good as wrong. */
function problemBeforeSending({ email, password, isAutofilled }: Entered): FormProblem | undefined {
  if (email && password) return undefined
  const isUntouched = !email && !password && !isAutofilled
  return { kind: 'mistake', message: isUntouched ? 'missingCredentials' : 'wrongCredentials' }
}

const accountOf = ({ api, config }: Portal) => (config.userEntity === 'developer' ? api.developer : api.user)

/** Begins a session and asks who it belongs to. @throws what is no answer of the server, and so a mistake of ours. */
async function authenticate(
  portal: Portal,
  entered: Entered,
  refused: (error: PortalError) => FormProblem,
): Promise<Answer> {
  let hasSession = false
  try {
    await accountOf(portal).authenticate({ username: entered.email, password: entered.password })
    hasSession = true
    const user = await portal.completeSignIn()
    return user ? { user } : {}
  } catch (failure) {
    if (!isPortalError(failure)) throw failure
    // Signed in, and yet the server does not say who this is.
    const isUnrecognised = hasSession && failure.status === 401
    return { problem: isUnrecognised ? { kind: 'mistake', message: 'loginFailed' } : refused(failure) }
  }
}

/** What the address says is known before the first drawing. */
const firstProblem = ({ hasFailed }: LoginAddress): FormProblem | undefined =>
  hasFailed ? { kind: 'mistake', message: 'loginFailed', fields: [] } : undefined

/** The way in: its state, what went wrong last, what the address says, and the verbs. */
export function useLogin({ customErrorHandler, onLoginSuccess, onVerifyEmailSuccess }: UseLoginOptions) {
  const environment = useEnvironment()
  const { portal, parameters, removeParameters, hrefFor } = environment
  const [address] = useState(() => {
    const [, base] = /^([/].*)[/]login$/.exec(hrefFor('/login')) ?? []
    return readLoginAddress({ parameters: parameters(), location: window.location, base })
  })
  const [email, setEmail] = useState(address.email)
  const [awaitsApproval, setAwaitsApproval] = useState(address.awaitsApproval)
  const [problem, setProblem] = useState(() => firstProblem(address))
  const [state, dispatch] = useReducer(
    nextState,
    problem ? nextState(address.state, 'reject') : address.state,
  )
  // State arrives with the next render; a second press in the same moment must find the door closed.
  const isUnderWay = useRef(false)

  function fail(reason: FormProblem): void {
    setProblem(reason)
    dispatch('reject')
  }

  const refused = (error: PortalError) => refusedProblem(error, customErrorHandler, environment)

  async function signIn(given: Entered): Promise<void> {
    if (isUnderWay.current || nextState(state, 'submit') !== 'pending') return
    const entered = { ...given, email: given.email.trim() }
    const mistake = problemBeforeSending(entered)
    if (mistake) return fail(mistake)
    isUnderWay.current = true
    dispatch('submit')
    const answer = await authenticate(portal, entered, refused)
    if ('problem' in answer) {
      isUnderWay.current = false
      return fail(answer.problem)
    }
    dispatch('resolve')
    onLoginSuccess(answer)
  }

  async function verify(token: string): Promise<void> {
    try {
      const confirmed = await accountOf(portal).verifyEmail(token)
      markUserActive()
      setEmail(confirmed.email)
      setAwaitsApproval(confirmed.awaitsApproval === true)
      dispatch('resolve')
      dispatch('verified')
      onVerifyEmailSuccess(confirmed)
    } catch (failure) {
      if (!isPortalError(failure)) throw failure
      fail(refused(failure))
    }
  }

  const arrive = useEffectEvent(() => {
    if (address.isRegistered) markUserActive()
    if (address.token === undefined) return
    // A secret, which has done its work in the address.
    removeParameters('token')
    void verify(address.token)
  })
  useEffect(() => arrive(), [])

  return { state, problem, address, email, awaitsApproval, signIn, dispatch, fail }
}
