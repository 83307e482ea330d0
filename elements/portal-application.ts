import { event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** One application of the signed-in developer: its facts, its credentials or client, and its registrations. */
export default screenElement({
  tag: 'portal-application',
  screen: lazyExport(() => import('../src/screens/application/application'), 'Application'),
  prefetch: () => import('../src/screens/application/prefetch'),
  reserve: 60,
  props: {
    /** ID of the application. Without it nothing is shown. */
    application: text(),
    /** Opens the dialog for a new credential, if the application has keys. */
    newCredential: flag(),
    /** URL of the list of applications, to which the tag moves after a deletion. Default: the portal's own. */
    myAppsHref: text(),
    /** URL template of the form that changes the application, with `{application}`. Default: the portal's own. */
    updateHref: text(),
    /** URL template of the application's dashboard, with `{application}`. Default: the portal's own. */
    dashboardHref: text(),
    /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
    /**
     * URL template of the form for an application that is to be registered for a version, with `{product}`, `{version}` and `{strategy}`.
     * Default: the portal's own.
     */
    createHref: text(),
    /** URL of the catalog. Default: the portal's own. */
    homeHref: text(),
  },
  events: {
    /** Fires after the application was deleted, before the page moves to the list of applications. */
    'application-deleted': event<{ applicationId: string }>(),
    /** Fires after a credential was created. The key is not in the detail. */
    'credential-created': event<{ credentialId: string }>(),
    /** Fires after a credential was revoked. */
    'credential-revoked': event<{ credentialId: string }>(),
    /** Fires after the application was registered for a version. `status` is `pending` until an operator has approved it. */
    'registration-created': event<{ registrationId: string; status: string }>(),
    /** Fires after a registration was deleted. `status` is the status that it had. */
    'registration-deleted': event<{ registrationId: string; status: string }>(),
  },
})
