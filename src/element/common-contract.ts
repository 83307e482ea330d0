import { event } from './event-kind'
import { choice, flag, number, type PropertyKind, text } from './property-kinds'
import { replacedTexts } from './replaced-texts'

export type EmbedderCss = string | CSSStyleSheet | readonly (string | CSSStyleSheet)[]

function styleSheets(): PropertyKind<EmbedderCss | undefined> {
  return { initial: undefined, fromText: (written) => written, fromValue: (value) => value as EmbedderCss }
}

/** Attributes of every tag. The language is that of HTML's own `lang`. */
export const commonProps = {
  /** Base URL of the Portal API: an origin, or a path on the page's origin. Default: the page's origin. */
  apiBaseUrl: text(),
  /** Base URL of the forms' requests. Default: `{api-base-url}/auth` for users, `{api-base-url}` for developers. */
  authBaseUrl: text(),
  /** Identifier of the portal; needed where several portals share one API. */
  portalId: text(),
  /** Kind of account. Default: `user` for a form outside `portal-app`, `developer` for everything else. */
  userEntity: choice(['user', 'developer']),
  /**
   * Colors. `auto` follows the visitor's choice in the header, else the visitor's system. Default: text color and color scheme of
   * the surrounding page.
   */
  theme: choice(['light', 'dark', 'auto']),
  /** Renders inside a shadow root. Form fields stay in the light DOM, slotted in. Read when the element connects. */
  shadow: flag(),
  /**
   * Style rules for this element, applied after those of the kit. `&` is the element's box. The property also takes a list of
   * strings and `CSSStyleSheet`s, read when it is set.
   */
  css: styleSheets(),
  /**
   * URL of the page with the sign-in, for links and moves there. Default: `/login`, inside `portal-app` its own.
   */
  loginHref: text(),
  /** Level of the element's own main heading, 1 to 6. Default: 2, and 1 inside `portal-app`. */
  headingLevel: number(undefined, { min: 1, max: 6, isWhole: true }),
  /** Texts in place of the kit's own, by language and key: `{"en": {"login.heading": "Welcome"}}`. */
  texts: replacedTexts(),
}

export type CommonProps = typeof commonProps

/** Events of every tag. */
export const commonEvents = {
  /** Fires for every failure that the tag shows, such as a request that failed, and when a value of an attribute or property is invalid. */
  'element-error': event<{ error: unknown }>(),
  /**
   * Fires when a developer or user signed in or out: here, in another element or in another tab. On each tag; only one of the events
   * of a change bubbles, so that the document hears it once.
   */
  'session-change': event<{
    developer: { id: string; email: string; full_name: string } | undefined
    isElsewhere: boolean
  }>(),
  /**
   * Fires before the page navigates, to a path of the portal or to a URL outside it. `href` is where it navigates: the address by your template
   * (`…-href`), else that of the path. Canceled, the page stays, and the host navigates to `to` or `href`. If `replace` is true, the new location takes
   * the place of the current one in the browser's history.
   */
  navigate: event<{ to: string; href: string; replace: boolean }>({ cancelable: true }),
}
