import { event, lazyExport, screenElement, text } from '../src/element/declare'

/** One application of the developer who is signed in: what it is, its keys or its client, and its registrations. */
export default screenElement({
  tag: 'portal-application',
  screen: lazyExport(() => import('../src/screens/application/application'), 'Application'),
  reserve: '30rem',
  props: {
    /** ID of the application. Without it there is nothing to show. */
    application: text(),
  },
  events: {
    /** After the server agreed. The key is not part of it. */
    'credential-created': event<{ credentialId: string }>(),
    /** After the server agreed. */
    'credential-revoked': event<{ credentialId: string }>(),
    /** The application was registered for a version; `status` says whether an operator has to look first. */
    'registration-created': event<{ registrationId: string; status: string }>(),
    /** The application was unregistered. The status is the one that the registration had. */
    'registration-deleted': event<{ registrationId: string; status: string }>(),
  },
})
