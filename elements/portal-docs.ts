import { event, lazyExport, screenElement, text } from '../src/element/declare'

/** Documentation of one product: a tree of pages, the open page, and search in all of them. */
export default screenElement({
  tag: 'portal-docs',
  screen: lazyExport(() => import('../src/screens/docs/docs'), 'Docs'),
  prefetch: () => import('../src/screens/docs/prefetch'),
  reserve: 60,
  props: {
    /** ID or slug of the product. */
    product: text(),
    /** Page to open: its slug, or a path that ends in it. Default: the first one. */
    slug: text(),
    /** Version, by identifier or name. Default: the newest. */
    productVersion: text(),
    /**
     * URL template of a page, with `{product}`, `{slug}` and `{version}`. Default: the portal's own inside `portal-app`;
     * elsewhere pages open in place.
     */
    docsHref: text(),
  },
  events: {
    /** Fires when a page is shown, including the first. */
    'document-open': event<{ productId: string; slug: string }>(),
  },
})
