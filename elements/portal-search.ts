import { event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * A field that searches the whole portal: products, guides by section, operations, models, the developer's own applications, and what can be
 * done. Results appear below it as the visitor types.
 */
export default screenElement({
  tag: 'portal-search',
  screen: lazyExport(() => import('../src/screens/search/search'), 'Search'),
  reserve: 2.5,
  props: {
    /** Text of the empty field. Default: a translated text. */
    placeholder: text(),
    /** Moves the focus to the field when `Ctrl K` or `⌘K` is pressed anywhere in the page. */
    shortcut: flag(true),
    /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
    /** URL template of a document, with `{product}`, `{slug}` and `{version}`. Default: the portal's own. */
    docsHref: text(),
    /** URL template of an application, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
    /** URL of the form for another application. Default: the portal's own. */
    createHref: text(),
  },
  events: {
    /** Fires when a result is chosen, before the page navigates. Canceled, the page stays. */
    'search-select': event<{
      kind: 'product' | 'document' | 'operation' | 'model' | 'application' | 'action'
      href: string
    }>({ cancelable: true }),
  },
})
