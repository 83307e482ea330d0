import { event, lazyExport, screenElement } from '../src/element/declare'

/** The account of the signed-in developer or user: name, e-mail address, password, and the browsers that are signed in. */
export default screenElement({
  tag: 'portal-account',
  hasForm: true,
  screen: lazyExport(() => import('../src/screens/account/account'), 'Account'),
  prefetch: () => import('../src/screens/account/prefetch'),
  reserve: 45,
  events: {
    /** Fires after the name or the password was changed. */
    'account-updated': event<void>(),
    /** Fires for each session that was ended, after the server agreed. */
    'session-ended': event<{ sessionId: string }>(),
  },
})
