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
  /** What was pending has succeeded. */
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

type Transitions = Readonly<Record<LoginState, Readonly<Partial<Record<LoginEvent, LoginState>>>>>

const submitOrReject = { submit: 'pending', reject: 'error' } as const

export const transitions: Transitions = {
  idle: {
    ...submitOrReject,
    registered: 'from_register',
    reset: 'reset_password',
    token: 'verify_email',
    verified: 'confirmed_email',
    sso: 'from_url',
  },
  reset_password: submitOrReject,
  confirmed_email: submitOrReject,
  from_register: submitOrReject,
  from_url: { sso_parameters: 'pending', reject: 'error' },
  verify_email: { ...submitOrReject, resolve: 'idle' },
  pending: { resolve: 'success', reject: 'error' },
  error: { submit: 'pending', reject: 'error' },
  success: {},
}

/** An event that a state does not know changes nothing. */
export const nextState = (state: LoginState, event: LoginEvent): LoginState =>
  transitions[state][event] ?? state
