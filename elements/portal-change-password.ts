import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/** Another password for who is signed in. */
export default screenElement({
  tag: 'portal-change-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/change-password/change-password'), 'ChangePassword'),
  reserve: '26rem',
  props: {
    /** Sentence above the form that says why one is here. */
    instructionText: text(''),
    /** Default: 'Change password'. */
    changePasswordButtonText: text(),
    /** Whose password it is, told to password managers. Default: the developer who is signed in. */
    email: text(),
    /** Gives the text for a failed request, named `set-new-password-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The password was changed. */
    'change-password-success': event<void>({ cancelable: true }),
    /** What the new password has by now, each time that changes. */
    'password-requirements': event<{
      uppercase: boolean
      lowercase: boolean
      number: boolean
      special: boolean
      length: boolean
    }>(),
  },
})
