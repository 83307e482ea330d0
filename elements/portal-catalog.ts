import { choice, event, lazyExport, number, screenElement, text } from '../src/element/declare'

/** Products of the portal, searched and paged. */
export default screenElement({
  tag: 'portal-catalog',
  screen: lazyExport(() => import('../src/screens/catalog/catalog'), 'Catalog'),
  reserve: '30rem',
  props: {
    /** Text searched for when the element appears, and when it changes. */
    query: text(''),
    /** Products per page, 1 to 100. */
    pageSize: number(12, { min: 1, max: 100, isWhole: true }),
    /** Cards for those who look around, a table for those who scan. What the visitor has chosen, now or on an earlier visit, wins. */
    view: choice(['cards', 'table'], 'cards'),
    /** Address of a specification, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
    /** Address of a product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
    docsHref: text(),
  },
  events: {
    /** After an answer arrived. */
    'catalog-search': event<{ query: string; total: number }>(),
    /** A product was opened, before the page moves. */
    'product-open': event<{ productId: string }>(),
  },
})
