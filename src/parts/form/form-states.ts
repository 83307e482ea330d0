export type FormState = 'idle' | 'pending' | 'success' | 'error'

export type FormEvent =
  /** The form was sent. */
  | 'submit'
  /** What was sent was accepted. */
  | 'resolve'
  /** It was refused, or could not even be sent. */
  | 'reject'
  /** What was entered was taken back. */
  | 'clear'

type Transitions = Readonly<Record<FormState, Readonly<Partial<Record<FormEvent, FormState>>>>>

export const transitions: Transitions = {
  idle: { submit: 'pending', reject: 'error' },
  pending: { resolve: 'success', reject: 'error' },
  error: { submit: 'pending', reject: 'error', clear: 'idle' },
  success: {},
}

/** An event that a state does not know changes nothing. */
export const nextState = (state: FormState, event: FormEvent): FormState => transitions[state][event] ?? state

/** Of a form that stays and can be submitted again: a success leads back to where it began. */
export const nextEditState = (state: FormState, event: FormEvent): FormState =>
  nextState(state, event) === 'success' ? 'idle' : nextState(state, event)
