import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/** Changes the password of the signed-in developer or user. */
export default screenElement({
  tag: 'portal-change-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/change-password/change-password'), 'ChangePassword'),
  reserve: 33,
  props: {
    /** Sentence above the form. */
    instructionText: text(''),
    /** Default: 'Change password'. */
    changePasswordButtonText: text(),
    /** E-mail address for password managers. Default: that of the signed-in developer. */
    email: text(),
    /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /** Fires after the password was changed. */
    'change-password-success': event<void>({ cancelable: true }),
    /** Fires when the new password meets another requirement, or no longer meets one. */
    'password-requirements': event<{
      uppercase: boolean
      lowercase: boolean
      number: boolean
      special: boolean
      length: boolean
    }>(),
  },
})
