import { documented, lazyExport, screenElement, text } from '../src/element/declare'

/** A frame for content of the page's author. */
export default screenElement({
  tag: 'portal-content',
  alwaysShadow: true,
  screen: lazyExport(() => import('../src/screens/content/content'), 'Content'),
  props: {
    /** Without it there is no heading. */
    heading: text(''),
    /** Sentence below the heading. */
    message: text(''),
  },
  slots: {
    /** Content after the message. */
    default: documented,
    /** Buttons and links below. */
    actions: documented,
  },
})
