import { choice, event, flag, lazyExport, number, screenElement, text } from '../src/element/declare'

/** Products of the portal, searched and paged. */
export default screenElement({
  tag: 'portal-catalog',
  screen: lazyExport(() => import('../src/screens/catalog/catalog'), 'Catalog'),
  prefetch: () => import('../src/screens/catalog/prefetch'),
  reserve: 52,
  props: {
    /** Search text. Applied when the element connects, and when it changes. */
    query: text(''),
    /** Products per page, 1 to 100. */
    pageSize: number(12, { min: 1, max: 100, isWhole: true }),
    /** Layout: cards or a table. The visitor's own choice, remembered by the browser, takes precedence. */
    view: choice(['cards', 'table'], 'cards'),
    /** Hides the operator's picture above the title. */
    hideBanner: flag(),
    /** Hides the title and the line below it. */
    hideTitle: flag(),
    /** Hides the search field. */
    hideSearch: flag(),
    /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
    /** URL template of a product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
    docsHref: text(),
  },
  events: {
    /** Fires after search results arrived. */
    'catalog-search': event<{ query: string; total: number }>(),
    /** Fires when a product is opened, before the page navigates. */
    'product-open': event<{ productId: string }>(),
  },
})
