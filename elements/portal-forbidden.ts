import { documented, event, lazyExport, screenElement, text } from '../src/element/declare'

/** Says that the visitor may not see a page. */
export default screenElement({
  tag: 'portal-forbidden',
  alwaysShadow: true,
  screen: lazyExport(() => import('../src/screens/error-page/error-page'), 'Forbidden'),
  reserve: 14,
  props: {
    /** Default: 'Forbidden'. */
    heading: text(),
    /** The sentence below. Default: that of the portal. */
    message: text(),
  },
  events: {
    /** Fires when 'Go back' is pressed. Canceled, the page does not go back. */
    'go-back': event<void>({ cancelable: true }),
    /** Fires when 'Home' is pressed. Canceled, the page does not go to the catalog. */
    'go-home': event<void>({ cancelable: true }),
  },
  slots: {
    /** Content after the message. */
    default: documented,
    /** In place of 'Go back' and 'Home'. */
    actions: documented,
  },
})
