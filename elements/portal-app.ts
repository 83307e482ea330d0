import { choice, event, flag, plainElement, text, withDeclaredProperties } from '../src/element'
import { PortalFrame } from './portal-app/portal-frame'

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
export default plainElement(
  {
    tag: 'portal-app',
    props: {
      /** Path of the page's origin under which the portal lives. With `history="path"` only. */
      base: text('/'),
      /**
       * Where the portal keeps its location: `path` below `base`, `hash` behind the page's own address, `memory`, or `host`,
       * where the page answers `navigate` by setting `path`. Read when the element connects.
       */
      history: choice(['path', 'hash', 'memory', 'host'], 'path'),
      /** Where the portal stands, with `history="host"`; where it begins, with `history="memory"`. */
      path: text('/'),
      /** Name of the portal in the page's title. Default: the name in its settings, else 'Developer Portal'. */
      portalTitle: text(),
      /** Leaves the page's title alone. */
      keepTitle: flag(),
    },
    events: {
      /** Another screen has arrived. */
      'route-change': event<{ path: string; name: string; title: string }>(),
    },
  },
  (contract) =>
    class extends withDeclaredProperties(HTMLElement, contract) {
      readonly #frame = new PortalFrame({
        element: this,
        routeChanged: (detail) => this.emit('route-change', detail),
      })

      /** What elements inside take from here: configuration, addresses, navigation. */
      get assembledPortal() {
        return this.#frame.assembledPortal
      }

      override mount() {
        this.#frame.mount(this.container, this.values)
      }

      override update() {
        this.#frame.update(this.values)
      }

      override unmount() {
        this.#frame.unmount()
      }
    },
)
