import { documented, event, lazyExport, screenElement, text } from '../src/element/declare'

/** For a page that the visitor may not see. */
export default screenElement({
  tag: 'portal-forbidden',
  alwaysShadow: true,
  screen: lazyExport(() => import('../src/screens/forbidden/forbidden'), 'Forbidden'),
  props: {
    /** Default: 'Forbidden'. */
    heading: text(),
    /** The sentence below. Default: that of the portal. */
    message: text(),
  },
  events: {
    /** Canceled, the page does not go back. */
    'go-back': event<void>({ cancelable: true }),
    /** Canceled, the page does not go to the catalog. */
    'go-home': event<void>({ cancelable: true }),
  },
  slots: {
    /** Words after the message. */
    default: documented,
    /** In place of 'Go back' and 'Home'. */
    actions: documented,
  },
})
