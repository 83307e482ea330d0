/** Entry of the portal's own page `/builder`. Its tag is no part of the kit: pages elsewhere cannot use it. */
import { lazyExport, screenElement } from '../src/element/declare'
import { defineElement } from '../src/element/define'

defineElement(
  screenElement({
    tag: 'portal-builder',
    screen: lazyExport(() => import('../src/screens/builder/builder'), 'Builder'),
  }),
)
