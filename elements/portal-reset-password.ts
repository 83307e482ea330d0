import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Sets a password with the token of a mail. Token and e-mail are read from the URL (`?token=…&email=…`). The token is removed
 * from the URL at once.
 */
export default screenElement({
  tag: 'portal-reset-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/reset-password/reset-password'), 'ResetPassword'),
  reserve: 31,
  props: {
    /** Sentence above the form. */
    instructionText: text(''),
    /** URL of the page on which a new link is requested. Default: the portal's own. */
    forgotPasswordHref: text(),
    /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /**
     * Fires after the password was set. `email` is empty if neither the server nor the URL gives it. Canceled, `portal-app` does
     * not navigate.
     */
    'reset-password-success': event<{ email: string }>({ cancelable: true }),
  },
})
