// Generated from the declarations in elements/ by `npm run manifest`.
import type { ReplacedTexts } from './texts.js'

/** Attributes of every tag. */
export interface PortalElementAttributes {
  /** Base URL of the Portal API: an origin, or a path on the page's origin. Default: the page's origin. */
  'api-base-url'?: string | undefined
  /** Base URL of the forms' requests. Default: `{api-base-url}/auth` for users, `{api-base-url}` for developers. */
  'auth-base-url'?: string | undefined
  /** Identifier of the portal; needed where several portals share one API. */
  'portal-id'?: string | undefined
  /** Kind of account. Default: `user` for a form outside `portal-app`, `developer` for everything else. */
  'user-entity'?: 'user' | 'developer' | undefined
  /** Colors. `auto` follows the visitor's choice in the header, else the visitor's system. Default: text color and color scheme of the surrounding page. */
  theme?: 'light' | 'dark' | 'auto' | undefined
  /** Renders inside a shadow root. Form fields stay in the light DOM, slotted in. Read when the element connects. */
  shadow?: boolean | '' | 'true' | 'false' | undefined
  /** Style rules for this element, applied after those of the kit. `&` is the element's box. The property also takes a list of strings and `CSSStyleSheet`s, read when it is set. */
  css?: string | undefined
  /** URL of the page with the sign-in, for links and moves there. Default: `/login`, inside `portal-app` its own. */
  'login-href'?: string | undefined
  /** Level of the element's own main heading, 1 to 6. Default: 2, and 1 inside `portal-app`. */
  'heading-level'?: number | `${number}` | undefined
  /** Texts in place of the kit's own, by language and key: `{"en": {"login.heading": "Welcome"}}`. */
  texts?: string | ReplacedTexts | undefined
}

/** Properties of every element. */
export interface PortalElementProperties {
  /** Base URL of the Portal API: an origin, or a path on the page's origin. Default: the page's origin. */
  apiBaseUrl: string | undefined
  /** Base URL of the forms' requests. Default: `{api-base-url}/auth` for users, `{api-base-url}` for developers. */
  authBaseUrl: string | undefined
  /** Identifier of the portal; needed where several portals share one API. */
  portalId: string | undefined
  /** Kind of account. Default: `user` for a form outside `portal-app`, `developer` for everything else. */
  userEntity: 'user' | 'developer' | undefined
  /** Colors. `auto` follows the visitor's choice in the header, else the visitor's system. Default: text color and color scheme of the surrounding page. */
  theme: 'light' | 'dark' | 'auto' | undefined
  /** Renders inside a shadow root. Form fields stay in the light DOM, slotted in. Read when the element connects. */
  shadow: boolean
  /** Style rules for this element, applied after those of the kit. `&` is the element's box. The property also takes a list of strings and `CSSStyleSheet`s, read when it is set. */
  css: string | CSSStyleSheet | readonly (string | CSSStyleSheet)[] | undefined
  /** URL of the page with the sign-in, for links and moves there. Default: `/login`, inside `portal-app` its own. */
  loginHref: string | undefined
  /** Level of the element's own main heading, 1 to 6. Default: 2, and 1 inside `portal-app`. */
  headingLevel: number | undefined
  /** Texts in place of the kit's own, by language and key: `{"en": {"login.heading": "Welcome"}}`. */
  texts: ReplacedTexts | undefined
}

/** Events of every element. */
export interface PortalElementEvents {
  /** Fires for every failure that the tag shows, such as a request that failed, and when a value of an attribute or property is invalid. */
  'element-error': CustomEvent<{ error: unknown }>
  /** Fires when a developer or user signed in or out: here, in another element or in another tab. On each tag; only one of the events of a change bubbles, so that the document hears it once. */
  'session-change': CustomEvent<{ developer: { id: string; email: string; full_name: string } | undefined; isElsewhere: boolean }>
  /** Fires before the page navigates, to a path of the portal or to a URL outside it. `href` is where it navigates: the address by your template (`…-href`), else that of the path. Canceled, the page stays, and the host navigates to `to` or `href`. If `replace` is true, the new location takes the place of the current one in the browser's history. Cancelable. */
  navigate: CustomEvent<{ to: string; href: string; replace: boolean }>
}

/** An element of the kit. Listeners are typed by the name of the event. */
export interface PortalElement<Events extends PortalElementEvents> extends HTMLElement, PortalElementProperties {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

export interface PortalAcceptInvitationAttributes extends PortalElementAttributes {
  /** Words below the heading. The name of the organization follows them, where the URL gives one. */
  'subheader-text'?: string | undefined
}

export interface PortalAcceptInvitationProperties extends PortalElementProperties {
  /** Words below the heading. The name of the organization follows them, where the URL gives one. */
  subheaderText: string
  /** Returns the text for a failed request, named `accept-invitation-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalAcceptInvitationEvents extends PortalElementEvents {
  /** Fires after the account was created. Cancelable. */
  'accept-invitation-success': CustomEvent<{ email: string }>
}

/** Creates the account of an invited developer or user. Token, name, organization and e-mail are read from the URL (`?token=…&fullName=…&org=…&email=…`). The token is removed from the URL at once. */
export interface PortalAcceptInvitation extends PortalElement<PortalAcceptInvitationEvents>, PortalAcceptInvitationProperties {}

export interface PortalAccountAttributes extends PortalElementAttributes {}

export interface PortalAccountProperties extends PortalElementProperties {}

export interface PortalAccountEvents extends PortalElementEvents {
  /** Fires after the name or the password was changed. */
  'account-updated': CustomEvent<{}>
  /** Fires for each session that was ended, after the server agreed. */
  'session-ended': CustomEvent<{ sessionId: string }>
}

/** The account of the signed-in developer or user: name, e-mail address, password, and the browsers that are signed in. */
export interface PortalAccount extends PortalElement<PortalAccountEvents>, PortalAccountProperties {}

export interface PortalAppAttributes extends PortalElementAttributes {
  /** Path of the page's origin below which the portal is served, with `history="path"`. With `history="host"`, where the links of the portal lead: such a path, or the start of a hash, as `#!/portal`. `path` and `navigate` do not have it. */
  base?: string | undefined
  /** Where the portal keeps its location: `path` below `base`, `hash` after the page's own URL, `memory`, or `host`, where the page handles `navigate` by setting `path`. Read when the element connects. */
  history?: 'path' | 'hash' | 'memory' | 'host' | undefined
  /** Location of the portal with `history="host"`; first location with `history="memory"`. */
  path?: string | undefined
  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own. With `history="hash"` and `history="memory"` it has none. */
  'redirect-url'?: string | undefined
  /** Name of the portal in the page's title. Default: the name in its settings, else 'Developer Portal'. */
  'portal-title'?: string | undefined
  /** Keeps the page's title unchanged. */
  'keep-title'?: boolean | '' | 'true' | 'false' | undefined
  /** Loads the page anew after a sign-in, and around a registration that a captcha of another provider protects, for pages whose Content Security Policy depends on the signed-in user and the path. With `history="path"` only. */
  'reload-after-sign-in'?: boolean | '' | 'true' | 'false' | undefined
}

export interface PortalAppProperties extends PortalElementProperties {
  /** Path of the page's origin below which the portal is served, with `history="path"`. With `history="host"`, where the links of the portal lead: such a path, or the start of a hash, as `#!/portal`. `path` and `navigate` do not have it. */
  base: string
  /** Where the portal keeps its location: `path` below `base`, `hash` after the page's own URL, `memory`, or `host`, where the page handles `navigate` by setting `path`. Read when the element connects. */
  history: 'path' | 'hash' | 'memory' | 'host'
  /** Location of the portal with `history="host"`; first location with `history="memory"`. */
  path: string
  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own. With `history="hash"` and `history="memory"` it has none. */
  redirectUrl: string | undefined
  /** Name of the portal in the page's title. Default: the name in its settings, else 'Developer Portal'. */
  portalTitle: string | undefined
  /** Keeps the page's title unchanged. */
  keepTitle: boolean
  /** Loads the page anew after a sign-in, and around a registration that a captcha of another provider protects, for pages whose Content Security Policy depends on the signed-in user and the path. With `history="path"` only. */
  reloadAfterSignIn: boolean
}

export interface PortalAppEvents extends PortalElementEvents {
  /** Fires after another screen was rendered. */
  'route-change': CustomEvent<{ path: string; name: string; title: string }>
}

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
export interface PortalApp extends PortalElement<PortalAppEvents>, PortalAppProperties {}

export interface PortalApplicationFormAttributes extends PortalElementAttributes {
  /** ID of the application to change. Default: the form creates one. */
  application?: string | undefined
  /** ID of the auth strategy that is preselected. */
  'auth-strategy'?: string | undefined
  /** ID or slug of the product that the application is created for. */
  product?: string | undefined
  /** ID of its version. With both, the form leads back to the API reference, where the registration continues. */
  'product-version'?: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
  /** URL of the list of applications. Default: the portal's own. */
  'my-apps-href'?: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. After a creation `application`, the new name, is added to its query. Default: the portal's own. */
  'spec-href'?: string | undefined
}

export interface PortalApplicationFormProperties extends PortalElementProperties {
  /** ID of the application to change. Default: the form creates one. */
  application: string | undefined
  /** ID of the auth strategy that is preselected. */
  authStrategy: string | undefined
  /** ID or slug of the product that the application is created for. */
  product: string | undefined
  /** ID of its version. With both, the form leads back to the API reference, where the registration continues. */
  productVersion: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
  /** URL of the list of applications. Default: the portal's own. */
  myAppsHref: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. After a creation `application`, the new name, is added to its query. Default: the portal's own. */
  specHref: string | undefined
}

export interface PortalApplicationFormEvents extends PortalElementEvents {
  /** Fires after the application was created. Keys and secrets are not in the detail. */
  'application-created': CustomEvent<{ application: { id: string; name: string; description: string | null; reference_id: string; redirect_uri: string | null; scopes?: string[] } }>
  /** Fires after the application was changed. */
  'application-updated': CustomEvent<{ application: { id: string; name: string; description: string | null; reference_id: string; redirect_uri: string | null; scopes?: string[] } }>
  /** Fires when the form is left without saving. */
  'form-cancel': CustomEvent<{}>
}

/** Creates or changes an application. The query of the URL may name a strategy (`auth_strategy_id`), and a product and version (`product`, `product_version`) to whose reference the form leads back. */
export interface PortalApplicationForm extends PortalElement<PortalApplicationFormEvents>, PortalApplicationFormProperties {}

export interface PortalApplicationAttributes extends PortalElementAttributes {
  /** ID of the application. Without it nothing is shown. */
  application?: string | undefined
  /** Opens the dialog for a new credential, if the application has keys. */
  'new-credential'?: boolean | '' | 'true' | 'false' | undefined
  /** URL of the list of applications, to which the tag moves after a deletion. Default: the portal's own. */
  'my-apps-href'?: string | undefined
  /** URL template of the form that changes the application, with `{application}`. Default: the portal's own. */
  'update-href'?: string | undefined
  /** URL template of the application's dashboard, with `{application}`. Default: the portal's own. */
  'dashboard-href'?: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  'spec-href'?: string | undefined
  /** URL template of the form for an application that is to be registered for a version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  'create-href'?: string | undefined
  /** URL of the catalog. Default: the portal's own. */
  'home-href'?: string | undefined
}

export interface PortalApplicationProperties extends PortalElementProperties {
  /** ID of the application. Without it nothing is shown. */
  application: string | undefined
  /** Opens the dialog for a new credential, if the application has keys. */
  newCredential: boolean
  /** URL of the list of applications, to which the tag moves after a deletion. Default: the portal's own. */
  myAppsHref: string | undefined
  /** URL template of the form that changes the application, with `{application}`. Default: the portal's own. */
  updateHref: string | undefined
  /** URL template of the application's dashboard, with `{application}`. Default: the portal's own. */
  dashboardHref: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  specHref: string | undefined
  /** URL template of the form for an application that is to be registered for a version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  createHref: string | undefined
  /** URL of the catalog. Default: the portal's own. */
  homeHref: string | undefined
}

export interface PortalApplicationEvents extends PortalElementEvents {
  /** Fires after the application was deleted, before the page moves to the list of applications. */
  'application-deleted': CustomEvent<{ applicationId: string }>
  /** Fires after a credential was created. The key is not in the detail. */
  'credential-created': CustomEvent<{ credentialId: string }>
  /** Fires after a credential was revoked. */
  'credential-revoked': CustomEvent<{ credentialId: string }>
  /** Fires after the application was registered for a version. `status` is `pending` until an operator has approved it. */
  'registration-created': CustomEvent<{ registrationId: string; status: string }>
  /** Fires after a registration was deleted. `status` is the status that it had. */
  'registration-deleted': CustomEvent<{ registrationId: string; status: string }>
}

/** One application of the signed-in developer: its facts, its credentials or client, and its registrations. */
export interface PortalApplication extends PortalElement<PortalApplicationEvents>, PortalApplicationProperties {}

export interface PortalCatalogAttributes extends PortalElementAttributes {
  /** Search text. Applied when the element connects, and when it changes. */
  query?: string | undefined
  /** Products per page, 1 to 100. */
  'page-size'?: number | `${number}` | undefined
  /** Layout: cards or a table. The visitor's own choice, remembered by the browser, takes precedence. */
  view?: 'cards' | 'table' | undefined
  /** Hides the operator's picture above the title. */
  'hide-banner'?: boolean | '' | 'true' | 'false' | undefined
  /** Hides the title and the line below it. */
  'hide-title'?: boolean | '' | 'true' | 'false' | undefined
  /** Hides the search field. */
  'hide-search'?: boolean | '' | 'true' | 'false' | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  'spec-href'?: string | undefined
  /** URL template of a product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  'docs-href'?: string | undefined
}

export interface PortalCatalogProperties extends PortalElementProperties {
  /** Search text. Applied when the element connects, and when it changes. */
  query: string
  /** Products per page, 1 to 100. */
  pageSize: number
  /** Layout: cards or a table. The visitor's own choice, remembered by the browser, takes precedence. */
  view: 'cards' | 'table'
  /** Hides the operator's picture above the title. */
  hideBanner: boolean
  /** Hides the title and the line below it. */
  hideTitle: boolean
  /** Hides the search field. */
  hideSearch: boolean
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  specHref: string | undefined
  /** URL template of a product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  docsHref: string | undefined
}

export interface PortalCatalogEvents extends PortalElementEvents {
  /** Fires after search results arrived. */
  'catalog-search': CustomEvent<{ query: string; total: number }>
  /** Fires when a product is opened, before the page navigates. */
  'product-open': CustomEvent<{ productId: string }>
}

/** Products of the portal, searched and paged. */
export interface PortalCatalog extends PortalElement<PortalCatalogEvents>, PortalCatalogProperties {}

export interface PortalChangePasswordAttributes extends PortalElementAttributes {
  /** Sentence above the form. */
  'instruction-text'?: string | undefined
  /** Default: 'Change password'. */
  'change-password-button-text'?: string | undefined
  /** E-mail address for password managers. Default: that of the signed-in developer. */
  email?: string | undefined
}

export interface PortalChangePasswordProperties extends PortalElementProperties {
  /** Sentence above the form. */
  instructionText: string
  /** Default: 'Change password'. */
  changePasswordButtonText: string | undefined
  /** E-mail address for password managers. Default: that of the signed-in developer. */
  email: string | undefined
  /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalChangePasswordEvents extends PortalElementEvents {
  /** Fires after the password was changed. Cancelable. */
  'change-password-success': CustomEvent<{}>
  /** Fires when the new password meets another requirement, or no longer meets one. */
  'password-requirements': CustomEvent<{ uppercase: boolean; lowercase: boolean; number: boolean; special: boolean; length: boolean }>
}

/** Changes the password of the signed-in developer or user. */
export interface PortalChangePassword extends PortalElement<PortalChangePasswordEvents>, PortalChangePasswordProperties {}

export interface PortalContentAttributes extends PortalElementAttributes {
  /** Without it there is no heading. */
  heading?: string | undefined
  /** Sentence below the heading. */
  message?: string | undefined
}

export interface PortalContentProperties extends PortalElementProperties {
  /** Without it there is no heading. */
  heading: string
  /** Sentence below the heading. */
  message: string
}

export interface PortalContentEvents extends PortalElementEvents {}

/** A frame for content of the page's author. */
export interface PortalContent extends PortalElement<PortalContentEvents>, PortalContentProperties {}

export interface PortalCopyIdAttributes extends PortalElementAttributes {
  /** The identifier. Without it nothing is shown. */
  value?: string | undefined
  /** How it is shown. `uuid`: the first 15 characters. `hidden`: nothing. `redacted`: five asterisks. `deleted`: an asterisk and the first five characters. The button always copies the whole identifier. */
  format?: 'uuid' | 'hidden' | 'redacted' | 'deleted' | undefined
  /** Label of the identifier, such as 'Client ID'. Part of the button's name. */
  label?: string | undefined
}

export interface PortalCopyIdProperties extends PortalElementProperties {
  /** The identifier. Without it nothing is shown. */
  value: string
  /** How it is shown. `uuid`: the first 15 characters. `hidden`: nothing. `redacted`: five asterisks. `deleted`: an asterisk and the first five characters. The button always copies the whole identifier. */
  format: 'uuid' | 'hidden' | 'redacted' | 'deleted'
  /** Label of the identifier, such as 'Client ID'. Part of the button's name. */
  label: string | undefined
}

export interface PortalCopyIdEvents extends PortalElementEvents {
  /** Fires when the button was pressed. `ok` is false if the browser refused access to the clipboard. */
  'id-copied': CustomEvent<{ ok: boolean }>
}

/** An identifier, shortened, with a button that copies all of it. */
export interface PortalCopyId extends PortalElement<PortalCopyIdEvents>, PortalCopyIdProperties {}

export interface PortalDashboardAttributes extends PortalElementAttributes {
  /** ID of the application. Without it nothing is shown. */
  application?: string | undefined
  /** Period: `15m`, `1h`, `6h`, `12h`, `24h`, `7d`, `30d`, `90d`, `this-week`, `last-week`, `this-month`, `last-month`, or two days such as `2026-01-01..2026-01-31`. A period that the portal does not offer counts as the default. */
  period?: string | undefined
  /** IDs of the product versions whose requests count, separated by commas. Default: all. */
  'product-version'?: string | undefined
  /** The renderer of the charts: the portal itself, or Frappe Charts, which is loaded only then. Frappe Charts needs a page that allows inline styles and does not require Trusted Types; where they are required, the portal's own charts are shown. */
  charts?: 'portal' | 'frappe' | undefined
  /** Which of the latest requests are listed, by their status: `2xx`, `3xx`, `4xx` or `5xx`. Default: all. */
  'status-class'?: string | undefined
  /** ID of the credential whose latest requests are listed. Default: all. */
  credential?: string | undefined
  /** ID of the request that is listed, as the gateway gave it. Default: all. */
  'request-id'?: string | undefined
  /** URL template of the application's page, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  'spec-href'?: string | undefined
}

export interface PortalDashboardProperties extends PortalElementProperties {
  /** ID of the application. Without it nothing is shown. */
  application: string | undefined
  /** Period: `15m`, `1h`, `6h`, `12h`, `24h`, `7d`, `30d`, `90d`, `this-week`, `last-week`, `this-month`, `last-month`, or two days such as `2026-01-01..2026-01-31`. A period that the portal does not offer counts as the default. */
  period: string
  /** IDs of the product versions whose requests count, separated by commas. Default: all. */
  productVersion: string
  /** The renderer of the charts: the portal itself, or Frappe Charts, which is loaded only then. Frappe Charts needs a page that allows inline styles and does not require Trusted Types; where they are required, the portal's own charts are shown. */
  charts: 'portal' | 'frappe'
  /** Which of the latest requests are listed, by their status: `2xx`, `3xx`, `4xx` or `5xx`. Default: all. */
  statusClass: string
  /** ID of the credential whose latest requests are listed. Default: all. */
  credential: string
  /** ID of the request that is listed, as the gateway gave it. Default: all. */
  requestId: string
  /** URL template of the application's page, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  specHref: string | undefined
}

export interface PortalDashboardEvents extends PortalElementEvents {
  /** Fires after all charts of a period have loaded, or failed to. */
  'dashboard-loaded': CustomEvent<{ period: string }>
}

/** How the requests of one application went: figures, charts over time by product version and by status code, and the latest requests, each with the reason of its status. An error rate of 5 % or more is marked as high. */
export interface PortalDashboard extends PortalElement<PortalDashboardEvents>, PortalDashboardProperties {}

export interface PortalDocsAttributes extends PortalElementAttributes {
  /** ID or slug of the product. */
  product?: string | undefined
  /** Page to open: its slug, or a path that ends in it. Default: the first one. */
  slug?: string | undefined
  /** Version, by identifier or name. Default: the newest. */
  'product-version'?: string | undefined
  /** URL template of a page, with `{product}`, `{slug}` and `{version}`. Default: the portal's own inside `portal-app`; elsewhere pages open in place. */
  'docs-href'?: string | undefined
}

export interface PortalDocsProperties extends PortalElementProperties {
  /** ID or slug of the product. */
  product: string | undefined
  /** Page to open: its slug, or a path that ends in it. Default: the first one. */
  slug: string | undefined
  /** Version, by identifier or name. Default: the newest. */
  productVersion: string | undefined
  /** URL template of a page, with `{product}`, `{slug}` and `{version}`. Default: the portal's own inside `portal-app`; elsewhere pages open in place. */
  docsHref: string | undefined
}

export interface PortalDocsEvents extends PortalElementEvents {
  /** Fires when a page is shown, including the first. */
  'document-open': CustomEvent<{ productId: string; slug: string }>
}

/** Documentation of one product: a tree of pages, the open page, and search in all of them. */
export interface PortalDocs extends PortalElement<PortalDocsEvents>, PortalDocsProperties {}

export interface PortalEmptyStateAttributes extends PortalElementAttributes {
  /** Without it there is no heading. */
  heading?: string | undefined
  /** Sentence below the heading. */
  message?: string | undefined
}

export interface PortalEmptyStateProperties extends PortalElementProperties {
  /** Without it there is no heading. */
  heading: string
  /** Sentence below the heading. */
  message: string
}

export interface PortalEmptyStateEvents extends PortalElementEvents {}

/** An empty state: what will be here, and the first step. */
export interface PortalEmptyState extends PortalElement<PortalEmptyStateEvents>, PortalEmptyStateProperties {}

export interface PortalForbiddenAttributes extends PortalElementAttributes {
  /** Default: 'Forbidden'. */
  heading?: string | undefined
  /** The sentence below. Default: that of the portal. */
  message?: string | undefined
}

export interface PortalForbiddenProperties extends PortalElementProperties {
  /** Default: 'Forbidden'. */
  heading: string | undefined
  /** The sentence below. Default: that of the portal. */
  message: string | undefined
}

export interface PortalForbiddenEvents extends PortalElementEvents {
  /** Fires when 'Go back' is pressed. Canceled, the page does not go back. Cancelable. */
  'go-back': CustomEvent<{}>
  /** Fires when 'Home' is pressed. Canceled, the page does not go to the catalog. Cancelable. */
  'go-home': CustomEvent<{}>
}

/** Says that the visitor may not see a page. */
export interface PortalForbidden extends PortalElement<PortalForbiddenEvents>, PortalForbiddenProperties {}

export interface PortalForgotPasswordAttributes extends PortalElementAttributes {
  /** Sentence above the form. */
  'instruction-text'?: string | undefined
  /** Shows the link to the login below the form. After success a button to the login is always shown. */
  'show-login-link'?: boolean | '' | 'true' | 'false' | undefined
  /** Default: 'Return to login'. */
  'login-link-text'?: string | undefined
  /** Default: 'Recover password'. */
  'forgot-password-button-text'?: string | undefined
  /** Text after the form was sent. Default: a mail comes if there is such an account. */
  'success-text'?: string | undefined
  /** Endpoint of the request (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/password-resets` below `auth-base-url`. */
  'reset-password-request-endpoint'?: string | undefined
  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  'request-envelope'?: 'data' | 'none' | undefined
}

export interface PortalForgotPasswordProperties extends PortalElementProperties {
  /** Sentence above the form. */
  instructionText: string
  /** Shows the link to the login below the form. After success a button to the login is always shown. */
  showLoginLink: boolean
  /** Default: 'Return to login'. */
  loginLinkText: string | undefined
  /** Default: 'Recover password'. */
  forgotPasswordButtonText: string | undefined
  /** Text after the form was sent. Default: a mail comes if there is such an account. */
  successText: string | undefined
  /** Endpoint of the request (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/password-resets` below `auth-base-url`. */
  resetPasswordRequestEndpoint: string | undefined
  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  requestEnvelope: 'data' | 'none'
  /** Returns the request body for the entered values. There is no envelope then. */
  requestWrapper: ((payload: Readonly<Record<string, string>>) => unknown) | undefined
  /** Returns the text for a failed request, named `reset-password-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalForgotPasswordEvents extends PortalElementEvents {
  /** Fires after the mail was requested. It does not say whether there is such an account. Cancelable. */
  'forgot-password-success': CustomEvent<{ email: string }>
  /** Fires when the link to the login is followed. Canceled, the page does not navigate. Cancelable. */
  'click-login-link': CustomEvent<{}>
}

/** Requests the mail that resets a password. */
export interface PortalForgotPassword extends PortalElement<PortalForgotPasswordEvents>, PortalForgotPasswordProperties {}

export interface PortalGetAccessAttributes extends PortalElementAttributes {
  /** ID or slug of a product of the portal. */
  product?: string | undefined
  /** ID of its version, or its name, regardless of case. Default: the newest that is not deprecated. */
  'product-version'?: string | undefined
  /** ID of the operation for the first request, or `{tag}/{operationId}`. Default: the first that needs no values. */
  operation?: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  'spec-href'?: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
}

export interface PortalGetAccessProperties extends PortalElementProperties {
  /** ID or slug of a product of the portal. */
  product: string | undefined
  /** ID of its version, or its name, regardless of case. Default: the newest that is not deprecated. */
  productVersion: string | undefined
  /** ID of the operation for the first request, or `{tag}/{operationId}`. Default: the first that needs no values. */
  operation: string | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  specHref: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
}

export interface PortalGetAccessEvents extends PortalElementEvents {
  /** Fires after an application got access. */
  'access-granted': CustomEvent<{ applicationId: string; registrationId: string }>
  /** Fires after access was asked for that an operator approves. */
  'access-pending': CustomEvent<{ registrationId: string }>
  /** Fires after a key was created. */
  'credential-created': CustomEvent<{ credentialId: string }>
}

/** A button that leads to a first request: it chooses or creates an application, gets access for it, shows its key once, and ends in a sample of the request and Try it. */
export interface PortalGetAccess extends PortalElement<PortalGetAccessEvents>, PortalGetAccessProperties {}

export interface PortalHeaderAttributes extends PortalElementAttributes {
  /** URL of the catalog. Default: the portal's own. */
  'home-href'?: string | undefined
  /** URL of the developer's applications. Default: the portal's own. */
  'my-apps-href'?: string | undefined
  /** URL of the developer's account. Default: the portal's own. */
  'account-href'?: string | undefined
}

export interface PortalHeaderProperties extends PortalElementProperties {
  /** URL of the catalog. Default: the portal's own. */
  homeHref: string | undefined
  /** URL of the developer's applications. Default: the portal's own. */
  myAppsHref: string | undefined
  /** URL of the developer's account. Default: the portal's own. */
  accountHref: string | undefined
}

export interface PortalHeaderEvents extends PortalElementEvents {
  /** Fires before the session ends. Canceled, it does not end. Cancelable. */
  logout: CustomEvent<{}>
}

/** The portal's header: logo, catalog, search, and applications and account menu of the signed-in developer. With `theme="auto"` the visitor chooses light or dark in it, for all elements of the page with that theme. If the portal names several languages, visitors choose theirs in it, for all elements of the page. */
export interface PortalHeader extends PortalElement<PortalHeaderEvents>, PortalHeaderProperties {}

export interface PortalLoginAttributes extends PortalElementAttributes {
  /** Sentence above the form. */
  'instruction-text'?: string | undefined
  /** URL of the page on which a new password, or a new link of a mail, is requested. Default: the portal's own. */
  'forgot-password-href'?: string | undefined
  /** Shows the link to the page where a new password is requested. */
  'show-forgot-password-link'?: boolean | '' | 'true' | 'false' | undefined
  /** Default: 'Forgot your password?'. */
  'forgot-password-link-text'?: string | undefined
  /** Shows the link to the registration. */
  'show-register-link'?: boolean | '' | 'true' | 'false' | undefined
  /** Text before the link to the registration. Default: 'Don't have an account?'. */
  'register-link-help-text'?: string | undefined
  /** Default: 'Sign up'. */
  'register-link-text'?: string | undefined
  /** Text after a registration. Default: 'Successfully registered!'. */
  'register-success-text'?: string | undefined
  /** Offers e-mail and password. Always offered if single sign-on is not. */
  'basic-auth-login-enabled'?: boolean | '' | 'true' | 'false' | undefined
  /** For users, if only single sign-on is enabled: shows a link to the form. */
  'show-basic-auth-login-link'?: '' | 'true' | 'false' | undefined
  /** Offers single sign-on: to developers, and to users on a page `/login/{provider}`. */
  'idp-login-enabled'?: boolean | '' | 'true' | 'false' | undefined
  /** For users: URL to which the identity provider redirects. Default: `/login` on the page's origin. */
  'idp-login-callback-url'?: string | undefined
  /** URL to which single sign-on returns. Default: `/login` on the page's origin, or of `portal-app`. If it is set, single sign-on starts by itself on the path `/login/sso`, or `/login/{provider}` for users. */
  'idp-login-return-to'?: string | undefined
  /** Covers the window while single sign-on is loading. */
  'idp-full-screen-loader'?: '' | 'true' | 'false' | undefined
  /** Default: 'Continue with SSO'. */
  'login-sso-button-text'?: string | undefined
  /** Default: 'Log in'. */
  'login-button-text'?: string | undefined
}

export interface PortalLoginProperties extends PortalElementProperties {
  /** Sentence above the form. */
  instructionText: string
  /** URL of the page on which a new password, or a new link of a mail, is requested. Default: the portal's own. */
  forgotPasswordHref: string | undefined
  /** Shows the link to the page where a new password is requested. */
  showForgotPasswordLink: boolean
  /** Default: 'Forgot your password?'. */
  forgotPasswordLinkText: string | undefined
  /** Shows the link to the registration. */
  showRegisterLink: boolean
  /** Text before the link to the registration. Default: 'Don't have an account?'. */
  registerLinkHelpText: string | undefined
  /** Default: 'Sign up'. */
  registerLinkText: string | undefined
  /** Text after a registration. Default: 'Successfully registered!'. */
  registerSuccessText: string | undefined
  /** Offers e-mail and password. Always offered if single sign-on is not. */
  basicAuthLoginEnabled: boolean
  /** For users, if only single sign-on is enabled: shows a link to the form. */
  showBasicAuthLoginLink: boolean
  /** Offers single sign-on: to developers, and to users on a page `/login/{provider}`. */
  idpLoginEnabled: boolean
  /** For users: URL to which the identity provider redirects. Default: `/login` on the page's origin. */
  idpLoginCallbackUrl: string | undefined
  /** URL to which single sign-on returns. Default: `/login` on the page's origin, or of `portal-app`. If it is set, single sign-on starts by itself on the path `/login/sso`, or `/login/{provider}` for users. */
  idpLoginReturnTo: string | undefined
  /** Covers the window while single sign-on is loading. */
  idpFullScreenLoader: boolean
  /** Default: 'Continue with SSO'. */
  loginSsoButtonText: string | undefined
  /** Default: 'Log in'. */
  loginButtonText: string | undefined
  /** Returns the text for a failed request, named `authenticate-request` or `verify-email-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalLoginEvents extends PortalElementEvents {
  /** Fires after the session has started. `user`: the signed-in developer; absent for users. Canceled, `portal-app` does not navigate. Cancelable. */
  'login-success': CustomEvent<{ user?: { id: string; email: string; full_name: string } }>
  /** Fires after an e-mail address was confirmed by the link in a mail. If `awaitsApproval` is true, the account cannot sign in yet. Canceled, `portal-app` does not navigate. Cancelable. */
  'verify-email-success': CustomEvent<{ email: string; resetToken?: string; awaitsApproval?: true }>
  /** Fires before the session ends. Canceled, it does not end. Cancelable. */
  logout: CustomEvent<{}>
  /** Canceled, the page stays where it is. Cancelable. */
  'click-forgot-password-link': CustomEvent<{}>
  /** Canceled, the page stays where it is. Cancelable. */
  'click-register-link': CustomEvent<{}>
  /** Single sign-on has begun to load, or has stopped. */
  'idp-is-loading': CustomEvent<{ isLoading: boolean }>
}

/** Signs in: with e-mail and password, through an identity provider, or both. Outside `portal-app` it then names the signed-in account, and offers to sign out. */
export interface PortalLogin extends PortalElement<PortalLoginEvents>, PortalLoginProperties {}

export interface PortalMyAppsAttributes extends PortalElementAttributes {
  /** Part of a name that is searched for when the element appears, and when it changes. */
  query?: string | undefined
  /** Applications per page, 1 to 100. */
  'page-size'?: number | `${number}` | undefined
  /** Hides the heading, for a page that has one of its own. */
  'hide-heading'?: boolean | '' | 'true' | 'false' | undefined
  /** Begins a new credential: opens the only application with its dialog, or asks which of several gets it. */
  'new-credential'?: boolean | '' | 'true' | 'false' | undefined
  /** Address of an application, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
  /** Address of the form for another application. Default: the portal's own. */
  'create-href'?: string | undefined
  /** Address of an application's dashboard, with `{application}`. Default: the portal's own. */
  'dashboard-href'?: string | undefined
}

export interface PortalMyAppsProperties extends PortalElementProperties {
  /** Part of a name that is searched for when the element appears, and when it changes. */
  query: string
  /** Applications per page, 1 to 100. */
  pageSize: number
  /** Hides the heading, for a page that has one of its own. */
  hideHeading: boolean
  /** Begins a new credential: opens the only application with its dialog, or asks which of several gets it. */
  newCredential: boolean
  /** Address of an application, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
  /** Address of the form for another application. Default: the portal's own. */
  createHref: string | undefined
  /** Address of an application's dashboard, with `{application}`. Default: the portal's own. */
  dashboardHref: string | undefined
}

export interface PortalMyAppsEvents extends PortalElementEvents {
  /** An application was opened, before the page moves. */
  'application-open': CustomEvent<{ applicationId: string }>
  /** After the server agreed. */
  'application-deleted': CustomEvent<{ applicationId: string }>
}

/** The applications of the signed-in developer: a searchable, paged list in which applications are created and deleted. */
export interface PortalMyApps extends PortalElement<PortalMyAppsEvents>, PortalMyAppsProperties {}

export interface PortalNotFoundAttributes extends PortalElementAttributes {
  /** Default: 'Not Found'. */
  heading?: string | undefined
  /** The sentence below. Default: that of the portal. */
  message?: string | undefined
}

export interface PortalNotFoundProperties extends PortalElementProperties {
  /** Default: 'Not Found'. */
  heading: string | undefined
  /** The sentence below. Default: that of the portal. */
  message: string | undefined
}

export interface PortalNotFoundEvents extends PortalElementEvents {
  /** Fires when 'Go back' is pressed. Canceled, the page does not go back. Cancelable. */
  'go-back': CustomEvent<{}>
  /** Fires when 'Home' is pressed. Canceled, the page does not go to the catalog. Cancelable. */
  'go-home': CustomEvent<{}>
}

/** Says that a page does not exist. */
export interface PortalNotFound extends PortalElement<PortalNotFoundEvents>, PortalNotFoundProperties {}

export interface PortalOauth2RedirectAttributes extends PortalElementAttributes {}

export interface PortalOauth2RedirectProperties extends PortalElementProperties {}

export interface PortalOauth2RedirectEvents extends PortalElementEvents {}

/** The page to which an identity provider redirects after a sign-in in Try it. It passes the authorization response to the page that opened it, which must be of the same origin, and closes itself. */
export interface PortalOauth2Redirect extends PortalElement<PortalOauth2RedirectEvents>, PortalOauth2RedirectProperties {}

export interface PortalRegisterAttributes extends PortalElementAttributes {
  /** Sentence above the form. */
  'instruction-text'?: string | undefined
  /** Asks users for an access code. */
  'access-code-required'?: boolean | '' | 'true' | 'false' | undefined
  /** Default: 'Sign up'. */
  'register-button-text'?: string | undefined
  /** Endpoint of the registration (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/register` below `auth-base-url`. */
  'register-request-endpoint'?: string | undefined
  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  'request-envelope'?: 'data' | 'none' | undefined
  /** Asks users to solve a captcha before anything is sent. Without it, the captcha is solved if the portal asks for one. If it cannot be loaded, the registration is refused. */
  recaptcha?: boolean | '' | 'true' | 'false' | undefined
  /** Provider of the captcha. Default: the portal's own. */
  'captcha-provider'?: 'proof_of_work' | 'hcaptcha' | 'recaptcha' | 'turnstile' | undefined
  /** Site key of the captcha. Default: the portal's own. */
  'captcha-site-key'?: string | undefined
  /** URL of the terms that users agree to, opened in a new tab. Without it the name is plain text. */
  'terms-href'?: string | undefined
  /** URL of the privacy policy, opened in a new tab. Without it the name is plain text. */
  'privacy-href'?: string | undefined
  /** Shows the link to the login. */
  'show-login-link'?: boolean | '' | 'true' | 'false' | undefined
  /** Text before the link to the login. Default: 'Already have an account?'. */
  'login-link-help-text'?: string | undefined
  /** Default: 'Log in'. */
  'login-link-text'?: string | undefined
}

export interface PortalRegisterProperties extends PortalElementProperties {
  /** Sentence above the form. */
  instructionText: string
  /** Asks users for an access code. */
  accessCodeRequired: boolean
  /** Default: 'Sign up'. */
  registerButtonText: string | undefined
  /** Endpoint of the registration (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/register` below `auth-base-url`. */
  registerRequestEndpoint: string | undefined
  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  requestEnvelope: 'data' | 'none'
  /** Asks users to solve a captcha before anything is sent. Without it, the captcha is solved if the portal asks for one. If it cannot be loaded, the registration is refused. */
  recaptcha: boolean
  /** Provider of the captcha. Default: the portal's own. */
  captchaProvider: 'proof_of_work' | 'hcaptcha' | 'recaptcha' | 'turnstile' | undefined
  /** Site key of the captcha. Default: the portal's own. */
  captchaSiteKey: string | undefined
  /** URL of the terms that users agree to, opened in a new tab. Without it the name is plain text. */
  termsHref: string | undefined
  /** URL of the privacy policy, opened in a new tab. Without it the name is plain text. */
  privacyHref: string | undefined
  /** Shows the link to the login. */
  showLoginLink: boolean
  /** Text before the link to the login. Default: 'Already have an account?'. */
  loginLinkHelpText: string | undefined
  /** Default: 'Log in'. */
  loginLinkText: string | undefined
  /** Returns the request body for the entered values. There is no envelope then. */
  requestWrapper: ((payload: Readonly<Record<string, string>>) => unknown) | undefined
  /** Returns the text for a failed request, named `register-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalRegisterEvents extends PortalElementEvents {
  /** Fires after the account was requested. For developers the organization has neither id nor name. The tag then shows the next steps, and sends the mail again. Cancelable. */
  'register-success': CustomEvent<{ email: string; organization: { id?: string; name: string } }>
  /** Fires when the link to the login is followed. Canceled, the page does not navigate. Cancelable. */
  'click-login-link': CustomEvent<{}>
}

/** Creates an account. Developers enter e-mail and name; users also an organization and a password. */
export interface PortalRegister extends PortalElement<PortalRegisterEvents>, PortalRegisterProperties {}

export interface PortalResetPasswordAttributes extends PortalElementAttributes {
  /** Sentence above the form. */
  'instruction-text'?: string | undefined
  /** URL of the page on which a new link is requested. Default: the portal's own. */
  'forgot-password-href'?: string | undefined
}

export interface PortalResetPasswordProperties extends PortalElementProperties {
  /** Sentence above the form. */
  instructionText: string
  /** URL of the page on which a new link is requested. Default: the portal's own. */
  forgotPasswordHref: string | undefined
  /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
  customErrorHandler: ((failure: { error: { code: string; status?: number }; request: string; element: HTMLElement }) => string | void) | undefined
}

export interface PortalResetPasswordEvents extends PortalElementEvents {
  /** Fires after the password was set. `email` is empty if neither the server nor the URL gives it. Canceled, `portal-app` does not navigate. Cancelable. */
  'reset-password-success': CustomEvent<{ email: string }>
}

/** Sets a password with the token of a mail. Token and e-mail are read from the URL (`?token=…&email=…`). The token is removed from the URL at once. */
export interface PortalResetPassword extends PortalElement<PortalResetPasswordEvents>, PortalResetPasswordProperties {}

export interface PortalSearchAttributes extends PortalElementAttributes {
  /** Text of the empty field. Default: a translated text. */
  placeholder?: string | undefined
  /** Moves the focus to the field when `Ctrl K` or `⌘K` is pressed anywhere in the page. */
  shortcut?: '' | 'true' | 'false' | undefined
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  'spec-href'?: string | undefined
  /** URL template of a document, with `{product}`, `{slug}` and `{version}`. Default: the portal's own. */
  'docs-href'?: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
  /** URL of the form for another application. Default: the portal's own. */
  'create-href'?: string | undefined
}

export interface PortalSearchProperties extends PortalElementProperties {
  /** Text of the empty field. Default: a translated text. */
  placeholder: string | undefined
  /** Moves the focus to the field when `Ctrl K` or `⌘K` is pressed anywhere in the page. */
  shortcut: boolean
  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  specHref: string | undefined
  /** URL template of a document, with `{product}`, `{slug}` and `{version}`. Default: the portal's own. */
  docsHref: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
  /** URL of the form for another application. Default: the portal's own. */
  createHref: string | undefined
}

export interface PortalSearchEvents extends PortalElementEvents {
  /** Fires when a result is chosen, before the page navigates. Canceled, the page stays. Cancelable. */
  'search-select': CustomEvent<{ kind: 'product' | 'document' | 'operation' | 'model' | 'application' | 'action'; href: string }>
}

/** A field that searches the whole portal: products, guides by section, operations, models, the developer's own applications, and what can be done. Results appear below it as the visitor types. */
export interface PortalSearch extends PortalElement<PortalSearchEvents>, PortalSearchProperties {}

export interface PortalSpecAttributes extends PortalElementAttributes {
  /** ID or slug of a product of the portal. */
  product?: string | undefined
  /** ID of its version, or its name, regardless of case. Default: the newest. */
  'product-version'?: string | undefined
  /** URL of an OpenAPI description, JSON or YAML, used instead of the product. Its author decides what visitors read and which requests they send: never take it from the page's query. */
  'spec-url'?: string | undefined
  /** The open page: an operation's ID, `{tag}/{operationId}`, `tags/{tag}` or `schemas/{model}`. Default: the page's hash. */
  operation?: string | undefined
  /** The renderer of operations and models: the kit itself, or Stoplight Elements, which is loaded only for pages that ask for it. Applications with a bundler import `portal-elements/stoplight` for it. Navigation, search and URLs are the same. */
  renderer?: 'portal' | 'stoplight' | undefined
  /** Hides Try it. */
  'hide-try-it'?: boolean | '' | 'true' | 'false' | undefined
  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own, inside `portal-app`. */
  'redirect-url'?: string | undefined
  /** Servers that Try it may send credentials to without asking, besides those that the description named when it was first loaded: scheme, host and port, separated by spaces. A list that the portal's operator wrote takes its place. */
  'trusted-servers'?: string | undefined
  /** URL template of the product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  'docs-href'?: string | undefined
  /** URL template of the form for an application that is to be registered for the version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  'create-href'?: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  'application-href'?: string | undefined
}

export interface PortalSpecProperties extends PortalElementProperties {
  /** ID or slug of a product of the portal. */
  product: string | undefined
  /** ID of its version, or its name, regardless of case. Default: the newest. */
  productVersion: string | undefined
  /** URL of an OpenAPI description, JSON or YAML, used instead of the product. Its author decides what visitors read and which requests they send: never take it from the page's query. */
  specUrl: string | undefined
  /** The open page: an operation's ID, `{tag}/{operationId}`, `tags/{tag}` or `schemas/{model}`. Default: the page's hash. */
  operation: string | undefined
  /** The renderer of operations and models: the kit itself, or Stoplight Elements, which is loaded only for pages that ask for it. Applications with a bundler import `portal-elements/stoplight` for it. Navigation, search and URLs are the same. */
  renderer: 'portal' | 'stoplight'
  /** Hides Try it. */
  hideTryIt: boolean
  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own, inside `portal-app`. */
  redirectUrl: string | undefined
  /** Servers that Try it may send credentials to without asking, besides those that the description named when it was first loaded: scheme, host and port, separated by spaces. A list that the portal's operator wrote takes its place. */
  trustedServers: string | undefined
  /** URL template of the product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  docsHref: string | undefined
  /** URL template of the form for an application that is to be registered for the version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  createHref: string | undefined
  /** URL template of an application, with `{application}`. Default: the portal's own. */
  applicationHref: string | undefined
}

export interface PortalSpecEvents extends PortalElementEvents {
  /** Fires when an operation was opened. */
  'operation-open': CustomEvent<{ operationId: string }>
  /** Fires when a request of Try it got a response, whatever its status. */
  'try-it-response': CustomEvent<{ status: number; durationMs: number }>
  /** Fires after an application was registered for the version. `status` is `pending` until an operator has approved it. */
  'registration-created': CustomEvent<{ registrationId: string; status: string }>
}

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
export interface PortalSpec extends PortalElement<PortalSpecEvents>, PortalSpecProperties {}

/** What each tag has, by its name. */
export interface PortalTags {
  'portal-accept-invitation': { element: PortalAcceptInvitation; attributes: PortalAcceptInvitationAttributes; properties: PortalAcceptInvitationProperties; events: PortalAcceptInvitationEvents }
  'portal-account': { element: PortalAccount; attributes: PortalAccountAttributes; properties: PortalAccountProperties; events: PortalAccountEvents }
  'portal-app': { element: PortalApp; attributes: PortalAppAttributes; properties: PortalAppProperties; events: PortalAppEvents }
  'portal-application-form': { element: PortalApplicationForm; attributes: PortalApplicationFormAttributes; properties: PortalApplicationFormProperties; events: PortalApplicationFormEvents }
  'portal-application': { element: PortalApplication; attributes: PortalApplicationAttributes; properties: PortalApplicationProperties; events: PortalApplicationEvents }
  'portal-catalog': { element: PortalCatalog; attributes: PortalCatalogAttributes; properties: PortalCatalogProperties; events: PortalCatalogEvents }
  'portal-change-password': { element: PortalChangePassword; attributes: PortalChangePasswordAttributes; properties: PortalChangePasswordProperties; events: PortalChangePasswordEvents }
  'portal-content': { element: PortalContent; attributes: PortalContentAttributes; properties: PortalContentProperties; events: PortalContentEvents }
  'portal-copy-id': { element: PortalCopyId; attributes: PortalCopyIdAttributes; properties: PortalCopyIdProperties; events: PortalCopyIdEvents }
  'portal-dashboard': { element: PortalDashboard; attributes: PortalDashboardAttributes; properties: PortalDashboardProperties; events: PortalDashboardEvents }
  'portal-docs': { element: PortalDocs; attributes: PortalDocsAttributes; properties: PortalDocsProperties; events: PortalDocsEvents }
  'portal-empty-state': { element: PortalEmptyState; attributes: PortalEmptyStateAttributes; properties: PortalEmptyStateProperties; events: PortalEmptyStateEvents }
  'portal-forbidden': { element: PortalForbidden; attributes: PortalForbiddenAttributes; properties: PortalForbiddenProperties; events: PortalForbiddenEvents }
  'portal-forgot-password': { element: PortalForgotPassword; attributes: PortalForgotPasswordAttributes; properties: PortalForgotPasswordProperties; events: PortalForgotPasswordEvents }
  'portal-get-access': { element: PortalGetAccess; attributes: PortalGetAccessAttributes; properties: PortalGetAccessProperties; events: PortalGetAccessEvents }
  'portal-header': { element: PortalHeader; attributes: PortalHeaderAttributes; properties: PortalHeaderProperties; events: PortalHeaderEvents }
  'portal-login': { element: PortalLogin; attributes: PortalLoginAttributes; properties: PortalLoginProperties; events: PortalLoginEvents }
  'portal-my-apps': { element: PortalMyApps; attributes: PortalMyAppsAttributes; properties: PortalMyAppsProperties; events: PortalMyAppsEvents }
  'portal-not-found': { element: PortalNotFound; attributes: PortalNotFoundAttributes; properties: PortalNotFoundProperties; events: PortalNotFoundEvents }
  'portal-oauth2-redirect': { element: PortalOauth2Redirect; attributes: PortalOauth2RedirectAttributes; properties: PortalOauth2RedirectProperties; events: PortalOauth2RedirectEvents }
  'portal-register': { element: PortalRegister; attributes: PortalRegisterAttributes; properties: PortalRegisterProperties; events: PortalRegisterEvents }
  'portal-reset-password': { element: PortalResetPassword; attributes: PortalResetPasswordAttributes; properties: PortalResetPasswordProperties; events: PortalResetPasswordEvents }
  'portal-search': { element: PortalSearch; attributes: PortalSearchAttributes; properties: PortalSearchProperties; events: PortalSearchEvents }
  'portal-spec': { element: PortalSpec; attributes: PortalSpecAttributes; properties: PortalSpecProperties; events: PortalSpecEvents }
}

type EventsOfAnyTag = PortalTags[keyof PortalTags]['events']
type NamesOf<Events> = Events extends unknown ? keyof Events : never

/** Every event of the kit by its name, as listeners on elements around a tag, the document and the window get it. */
export type PortalEvents = {
  [Name in NamesOf<EventsOfAnyTag>]: Extract<EventsOfAnyTag, Record<Name, unknown>>[Name]
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-accept-invitation': PortalAcceptInvitation
    'portal-account': PortalAccount
    'portal-app': PortalApp
    'portal-application-form': PortalApplicationForm
    'portal-application': PortalApplication
    'portal-catalog': PortalCatalog
    'portal-change-password': PortalChangePassword
    'portal-content': PortalContent
    'portal-copy-id': PortalCopyId
    'portal-dashboard': PortalDashboard
    'portal-docs': PortalDocs
    'portal-empty-state': PortalEmptyState
    'portal-forbidden': PortalForbidden
    'portal-forgot-password': PortalForgotPassword
    'portal-get-access': PortalGetAccess
    'portal-header': PortalHeader
    'portal-login': PortalLogin
    'portal-my-apps': PortalMyApps
    'portal-not-found': PortalNotFound
    'portal-oauth2-redirect': PortalOauth2Redirect
    'portal-register': PortalRegister
    'portal-reset-password': PortalResetPassword
    'portal-search': PortalSearch
    'portal-spec': PortalSpec
  }
  interface GlobalEventHandlersEventMap extends PortalEvents {}
}
