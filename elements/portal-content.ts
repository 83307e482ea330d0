import { documented, screenElement, text } from '../src/element/declare'

/** A frame for words of the page's author. */
export const portalContent = screenElement({
  tag: 'portal-content',
  alwaysShadow: true,
  screen: async () => (await import('../src/screens/content/content')).Content,
  styles: async () => (await import('../src/screens/content/content')).styles,
  props: {
    /** Without it there is no heading. */
    heading: text(''),
    /** Sentence below the heading. */
    message: text(''),
  },
  slots: {
    /** Words after the message. */
    default: documented,
    /** Buttons and links below. */
    actions: documented,
  },
})
