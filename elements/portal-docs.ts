import { event, lazyExport, screenElement, text } from '../src/element/declare'

/** Documentation of one product: its pages as a tree, one of them to read, and search in all of them. */
export default screenElement({
  tag: 'portal-docs',
  screen: lazyExport(() => import('../src/screens/docs/docs'), 'Docs'),
  reserve: '40rem',
  props: {
    /** Identifier of the product. */
    product: text(),
    /** Page to open: its slug, or a path that ends in it. Default: the first one. */
    slug: text(),
    /** Version to look at, by identifier or name. Default: the newest. */
    productVersion: text(),
    /**
     * Address of a page, with `{product}`, `{slug}` and `{version}`. Default: the portal's own inside `portal-app`; elsewhere pages open
     * in place.
     */
    docsHref: text(),
  },
  events: {
    /** A page is shown, the first one too. */
    'document-open': event<{ productId: string; slug: string }>(),
  },
})
