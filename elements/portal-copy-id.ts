import { choice, event, lazyExport, screenElement, text } from '../src/element/declare'

/** An identifier in a short form, with a button that copies all of it. */
export default screenElement({
  tag: 'portal-copy-id',
  display: 'inline-block',
  screen: lazyExport(() => import('../src/screens/copy-id/copy-id'), 'CopyId'),
  props: {
    /** The identifier. Without it nothing is shown. */
    value: text(''),
    /**
     * What is seen of it: `uuid` the identifier, cut after 15 characters; `hidden` nothing; `redacted` five asterisks;
     * `deleted` an asterisk and the first five characters. What is copied is always the whole.
     */
    format: choice(['uuid', 'hidden', 'redacted', 'deleted'], 'uuid'),
    /** What the identifier is of, such as 'Client ID'; shown before it, and part of the button's name. */
    label: text(),
  },
  events: {
    /** The button was pressed; `ok` is false when the browser refused the clipboard. */
    'id-copied': event<{ ok: boolean }>(),
  },
})
