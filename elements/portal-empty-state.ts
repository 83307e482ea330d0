import { documented, lazyExport, screenElement, text } from '../src/element/declare'

/** An empty state: what will be here, and the first step. */
export default screenElement({
  tag: 'portal-empty-state',
  alwaysShadow: true,
  screen: lazyExport(() => import('../src/screens/empty-state/empty-state'), 'EmptyState'),
  reserve: 11,
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
