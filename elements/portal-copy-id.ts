import { choice, event, lazyExport, screenElement, text } from '../src/element/declare'

/** An identifier, shortened, with a button that copies all of it. */
export default screenElement({
  tag: 'portal-copy-id',
  display: 'inline-block',
  screen: lazyExport(() => import('../src/screens/copy-id/copy-id'), 'CopyId'),
  props: {
    /** The identifier. Without it nothing is shown. */
    value: text(''),
    /**
     * How it is shown. `uuid`: the first 15 characters. `hidden`: nothing. `redacted`: five asterisks. `deleted`: an asterisk and
     * the first five characters. The button always copies the whole identifier.
     */
    format: choice(['uuid', 'hidden', 'redacted', 'deleted'], 'uuid'),
    /** Label of the identifier, such as 'Client ID'. Part of the button's name. */
    label: text(),
  },
  events: {
    /** Fires when the button was pressed. `ok` is false if the browser refused access to the clipboard. */
    'id-copied': event<{ ok: boolean }>(),
  },
})
