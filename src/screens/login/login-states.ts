export type LoginState =
  | 'idle'
  | 'pending'
  | 'success'
  | 'error'
  | 'reset_password'
  | 'confirmed_email'
  | 'from_register'
  | 'from_url'
  | 'verify_email'

export type LoginEvent =
  /** The form was sent. */
  | 'submit'
  /** The pending request has succeeded. */
  | 'resolve'
  /** Something was refused, or could not even be sent. */
  | 'reject'
  /** The address says that a registration has just ended. */
  | 'registered'
  /** The address says that a password has just been set. */
  | 'reset'
  /** A token to confirm an e-mail address came with the address. */
  | 'token'
  /** The e-mail address is confirmed. */
  | 'verified'
  /** Single sign-on is loading. */
  | 'sso'
  /** The identity provider's answer came with the address. */
  | 'sso_parameters'
  /** Single sign-on could not begin, or the visitor came back from it. */
  | 'sso_stopped'
  /** Another account is to be entered. */
  | 'restart'
  /** The session has ended on this page, outside `portal-app`. */
  | 'signed_out'

type Transitions = Readonly<Record<LoginState, Readonly<Partial<Record<LoginEvent, LoginState>>>>>

/** The transitions of the form itself. */
const form = { submit: 'pending', reject: 'error' } as const
/** Wherever its button shows, single sign-on can be chosen. */
const formOrSso = { ...form, sso: 'from_url' } as const

export const transitions: Transitions = {
  idle: {
    ...formOrSso,
    registered: 'from_register',
    reset: 'reset_password',
    token: 'verify_email',
    verified: 'confirmed_email',
  },
  reset_password: formOrSso,
  confirmed_email: formOrSso,
  from_register: formOrSso,
  from_url: { sso_parameters: 'pending', sso_stopped: 'idle', reject: 'error' },
  verify_email: { ...form, resolve: 'idle' },
  pending: { resolve: 'success', reject: 'error' },
  error: { ...formOrSso, restart: 'idle' },
  success: { signed_out: 'idle' },
}

/** An event that a state does not know changes nothing. */
export const nextState = (state: LoginState, event: LoginEvent): LoginState =>
  transitions[state][event] ?? state
