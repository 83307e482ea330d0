import { event } from './declare'
import { choice, flag, number, type PropertyKind, text } from './property-kinds'

export type EmbedderCss = string | CSSStyleSheet | readonly (string | CSSStyleSheet)[]

function styleSheets(): PropertyKind<EmbedderCss | undefined> {
  return { initial: undefined, fromText: (written) => written, fromValue: (value) => value as EmbedderCss }
}

/** What every tag understands. The language, which is HTML's own `lang`, comes on top. */
export const commonProps = {
  /** Origin, or path on the page's origin, of the Portal API. Default: the page's own origin. */
  apiBaseUrl: text(),
  /** Base address of the forms' calls. Default: `{api-base-url}/auth` for users, `{api-base-url}` for developers. */
  authBaseUrl: text(),
  /** Identifier of the portal; needed where several portals share one API. */
  portalId: text(),
  /** Whose account is meant. Default: `user` for a form alone, `developer` for everything else. */
  userEntity: choice(['user', 'developer']),
  /** Colors; `auto` follows what the visitor chose in the header, else the visitor's system. Default: text color and color scheme of the place it stands in. */
  theme: choice(['light', 'dark', 'auto']),
  /** Draws inside a shadow root of its own; form fields stay outside, slotted in. Read when the element connects. */
  shadow: flag(),
  /**
   * Style rules of the page's author for this element, after ours. `&` is the element's box. The property also takes a
   * list of texts and of `CSSStyleSheet`s, read when it is set.
   */
  css: styleSheets(),
  /** Level of the element's own main heading, 1 to 6. Default: 2, and 1 inside `portal-app`. */
  headingLevel: number(undefined, { min: 1, max: 6, isWhole: true }),
}

export type CommonProps = typeof commonProps

/** What every tag fires. */
export const commonEvents = {
  /** Something inside failed, or a value given to the element makes no sense. */
  'element-error': event<{ error: unknown }>(),
  /** Somebody signed in or out, here, in another element or in another tab. */
  'session-change': event<{
    developer: { id: string; email: string; full_name: string } | undefined
    isElsewhere: boolean
  }>(),
  /**
   * Before any move of the page, to a path of the portal or, with `http`, out of it. Canceled, the page stays, and the host goes to
   * `to` its own way.
   */
  navigate: event<{ to: string }>({ cancelable: true }),
}
