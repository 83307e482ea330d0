import { event, flag, lazyExport, number, screenElement, text } from '../src/element/declare'

/** The applications of the signed-in developer: a searchable, paged list in which applications are created and deleted. */
export default screenElement({
  tag: 'portal-my-apps',
  screen: lazyExport(() => import('../src/screens/my-apps/my-apps'), 'MyApps'),
  prefetch: () => import('../src/screens/my-apps/prefetch'),
  reserve: 40,
  props: {
    /** Part of a name that is searched for when the element appears, and when it changes. */
    query: text(''),
    /** Applications per page, 1 to 100. */
    pageSize: number(25, { min: 1, max: 100, isWhole: true }),
    /** Hides the heading, for a page that has one of its own. */
    hideHeading: flag(),
    /** Begins a new credential: opens the only application with its dialog, or asks which of several gets it. */
    newCredential: flag(),
    /** Address of an application, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
    /** Address of the form for another application. Default: the portal's own. */
    createHref: text(),
    /** Address of an application's dashboard, with `{application}`. Default: the portal's own. */
    dashboardHref: text(),
  },
  events: {
    /** An application was opened, before the page moves. */
    'application-open': event<{ applicationId: string }>(),
    /** After the server agreed. */
    'application-deleted': event<{ applicationId: string }>(),
  },
})
