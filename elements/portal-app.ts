import { choice, event, flag, plainElement, text, withDeclaredProperties } from '../src/element'
import { PortalFrame } from './portal-app/portal-frame'

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
export default plainElement(
  {
    tag: 'portal-app',
    props: {
      /**
       * Path of the page's origin below which the portal is served, with `history="path"`. With `history="host"`, where the links
       * of the portal lead: such a path, or the start of a hash, as `#!/portal`. `path` and `navigate` do not have it.
       */
      base: text('/'),
      /**
       * Where the portal keeps its location: `path` below `base`, `hash` after the page's own URL, `memory`, or `host`, where the
       * page handles `navigate` by setting `path`. Read when the element connects.
       */
      history: choice(['path', 'hash', 'memory', 'host'], 'path'),
      /** Location of the portal with `history="host"`; first location with `history="memory"`. */
      path: text('/'),
      /**
       * URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default:
       * the portal's own. With `history="hash"` and `history="memory"` it has none.
       */
      redirectUrl: text(),
      /** Name of the portal in the page's title. Default: the name in its settings, else 'Developer Portal'. */
      portalTitle: text(),
      /** Keeps the page's title unchanged. */
      keepTitle: flag(),
      /**
       * Loads the page anew after a sign-in, and around a registration that a captcha of another provider protects, for pages whose
       * Content Security Policy depends on the signed-in user and the path. With `history="path"` only.
       */
      reloadAfterSignIn: flag(),
    },
    events: {
      /** Fires after another screen was rendered. */
      'route-change': event<{ path: string; name: string; title: string }>(),
    },
  },
  (contract) =>
    class extends withDeclaredProperties(HTMLElement, contract) {
      readonly #frame = new PortalFrame({
        element: this,
        routeChanged: (detail) => this.emit('route-change', detail),
      })

      /** Configuration, URLs and navigation for the elements inside. */
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
