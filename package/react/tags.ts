// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from './create-tag'
import type { TagComponent } from './tag-props'

/** Of every tag. */
const properties = ['apiBaseUrl', 'authBaseUrl', 'portalId', 'userEntity', 'theme', 'shadow', 'css', 'loginHref', 'headingLevel']
const events = ['element-error', 'session-change', 'navigate']

/** Creates the account of an invited developer or user. Token, name, organization and e-mail are read from the URL (`?token=…&fullName=…&org=…&email=…`). The token is removed from the URL at once. */
export const PortalAcceptInvitation: TagComponent<'portal-accept-invitation'> = /* @__PURE__ */ createTag('portal-accept-invitation', () => import('../../elements/portal-accept-invitation'), {
  properties: [...properties, 'subheaderText', 'customErrorHandler'],
  events: [...events, 'accept-invitation-success'],
})

/** The account of the signed-in developer or user: name, e-mail address, password, and the browsers that are signed in. */
export const PortalAccount: TagComponent<'portal-account'> = /* @__PURE__ */ createTag('portal-account', () => import('../../elements/portal-account'), {
  properties: [...properties],
  events: [...events, 'account-updated', 'session-ended'],
})

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
export const PortalApp: TagComponent<'portal-app'> = /* @__PURE__ */ createTag('portal-app', () => import('../../elements/portal-app'), {
  properties: [...properties, 'base', 'history', 'path', 'redirectUrl', 'portalTitle', 'keepTitle', 'reloadAfterSignIn'],
  events: [...events, 'route-change'],
})

/** Creates or changes an application. The query of the URL may name a strategy (`auth_strategy_id`), and a product and version (`product`, `product_version`) to whose reference the form leads back. */
export const PortalApplicationForm: TagComponent<'portal-application-form'> = /* @__PURE__ */ createTag('portal-application-form', () => import('../../elements/portal-application-form'), {
  properties: [...properties, 'application', 'authStrategy', 'product', 'productVersion', 'applicationHref', 'myAppsHref', 'specHref'],
  events: [...events, 'application-created', 'application-updated', 'form-cancel'],
})

/** One application of the signed-in developer: its facts, its credentials or client, and its registrations. */
export const PortalApplication: TagComponent<'portal-application'> = /* @__PURE__ */ createTag('portal-application', () => import('../../elements/portal-application'), {
  properties: [...properties, 'application', 'myAppsHref', 'updateHref', 'dashboardHref', 'specHref', 'homeHref'],
  events: [...events, 'application-deleted', 'credential-created', 'credential-revoked', 'registration-created', 'registration-deleted'],
})

/** Products of the portal, searched and paged. */
export const PortalCatalog: TagComponent<'portal-catalog'> = /* @__PURE__ */ createTag('portal-catalog', () => import('../../elements/portal-catalog'), {
  properties: [...properties, 'query', 'pageSize', 'view', 'specHref', 'docsHref'],
  events: [...events, 'catalog-search', 'product-open'],
})

/** Changes the password of the signed-in developer or user. */
export const PortalChangePassword: TagComponent<'portal-change-password'> = /* @__PURE__ */ createTag('portal-change-password', () => import('../../elements/portal-change-password'), {
  properties: [...properties, 'instructionText', 'changePasswordButtonText', 'email', 'customErrorHandler'],
  events: [...events, 'change-password-success', 'password-requirements'],
})

/** A frame for content of the page's author. */
export const PortalContent: TagComponent<'portal-content'> = /* @__PURE__ */ createTag('portal-content', () => import('../../elements/portal-content'), {
  properties: [...properties, 'heading', 'message'],
  events: [...events],
})

/** An identifier, shortened, with a button that copies all of it. */
export const PortalCopyId: TagComponent<'portal-copy-id'> = /* @__PURE__ */ createTag('portal-copy-id', () => import('../../elements/portal-copy-id'), {
  properties: [...properties, 'value', 'format', 'label'],
  events: [...events, 'id-copied'],
})

/** How the requests of one application went: figures, charts over time by product version and by status code, and the latest requests, each with the reason of its status. */
export const PortalDashboard: TagComponent<'portal-dashboard'> = /* @__PURE__ */ createTag('portal-dashboard', () => import('../../elements/portal-dashboard'), {
  properties: [...properties, 'application', 'period', 'productVersion', 'charts', 'statusClass', 'credential', 'requestId', 'applicationHref', 'specHref'],
  events: [...events, 'dashboard-loaded'],
})

/** Documentation of one product: a tree of pages, the open page, and search in all of them. */
export const PortalDocs: TagComponent<'portal-docs'> = /* @__PURE__ */ createTag('portal-docs', () => import('../../elements/portal-docs'), {
  properties: [...properties, 'product', 'slug', 'productVersion', 'docsHref'],
  events: [...events, 'document-open'],
})

/** An empty state: what will be here, and the first step. */
export const PortalEmptyState: TagComponent<'portal-empty-state'> = /* @__PURE__ */ createTag('portal-empty-state', () => import('../../elements/portal-empty-state'), {
  properties: [...properties, 'heading', 'message'],
  events: [...events],
})

/** Says that the visitor may not see a page. */
export const PortalForbidden: TagComponent<'portal-forbidden'> = /* @__PURE__ */ createTag('portal-forbidden', () => import('../../elements/portal-forbidden'), {
  properties: [...properties, 'heading', 'message'],
  events: [...events, 'go-back', 'go-home'],
})

/** Requests the mail that resets a password. */
export const PortalForgotPassword: TagComponent<'portal-forgot-password'> = /* @__PURE__ */ createTag('portal-forgot-password', () => import('../../elements/portal-forgot-password'), {
  properties: [...properties, 'instructionText', 'showLoginLink', 'loginLinkText', 'forgotPasswordButtonText', 'successText', 'resetPasswordRequestEndpoint', 'requestEnvelope', 'requestWrapper', 'customErrorHandler'],
  events: [...events, 'forgot-password-success', 'click-login-link'],
})

/** The portal's header: logo, catalog, and the account menu of the signed-in developer. With `theme="auto"` the visitor chooses light or dark in it, for all elements of the page with that theme. If the portal names several languages, visitors choose theirs in it, for all elements of the page. */
export const PortalHeader: TagComponent<'portal-header'> = /* @__PURE__ */ createTag('portal-header', () => import('../../elements/portal-header'), {
  properties: [...properties, 'homeHref', 'myAppsHref', 'accountHref'],
  events: [...events, 'logout'],
})

/** Signs in: with e-mail and password, through an identity provider, or both. Outside `portal-app` it then names the signed-in account, and offers to sign out. */
export const PortalLogin: TagComponent<'portal-login'> = /* @__PURE__ */ createTag('portal-login', () => import('../../elements/portal-login'), {
  properties: [...properties, 'instructionText', 'forgotPasswordHref', 'showForgotPasswordLink', 'forgotPasswordLinkText', 'showRegisterLink', 'registerLinkHelpText', 'registerLinkText', 'registerSuccessText', 'basicAuthLoginEnabled', 'showBasicAuthLoginLink', 'idpLoginEnabled', 'idpLoginCallbackUrl', 'idpLoginReturnTo', 'idpFullScreenLoader', 'loginSsoButtonText', 'loginButtonText', 'customErrorHandler'],
  events: [...events, 'login-success', 'verify-email-success', 'click-forgot-password-link', 'click-register-link', 'idp-is-loading'],
})

/** The applications of the signed-in developer: a searchable, paged list in which applications are created and deleted. */
export const PortalMyApps: TagComponent<'portal-my-apps'> = /* @__PURE__ */ createTag('portal-my-apps', () => import('../../elements/portal-my-apps'), {
  properties: [...properties, 'query', 'pageSize', 'applicationHref', 'createHref', 'dashboardHref'],
  events: [...events, 'application-open', 'application-deleted'],
})

/** Says that a page does not exist. */
export const PortalNotFound: TagComponent<'portal-not-found'> = /* @__PURE__ */ createTag('portal-not-found', () => import('../../elements/portal-not-found'), {
  properties: [...properties, 'heading', 'message'],
  events: [...events, 'go-back', 'go-home'],
})

/** The page to which an identity provider redirects after a sign-in in Try it. It passes the authorization response to the page that opened it, which must be of the same origin, and closes itself. */
export const PortalOauth2Redirect: TagComponent<'portal-oauth2-redirect'> = /* @__PURE__ */ createTag('portal-oauth2-redirect', () => import('../../elements/portal-oauth2-redirect'), {
  properties: [...properties],
  events: [...events],
})

/** Creates an account. Developers enter e-mail and name; users also an organization and a password. */
export const PortalRegister: TagComponent<'portal-register'> = /* @__PURE__ */ createTag('portal-register', () => import('../../elements/portal-register'), {
  properties: [...properties, 'instructionText', 'accessCodeRequired', 'registerButtonText', 'registerRequestEndpoint', 'requestEnvelope', 'recaptcha', 'captchaProvider', 'captchaSiteKey', 'termsHref', 'privacyHref', 'showLoginLink', 'loginLinkHelpText', 'loginLinkText', 'requestWrapper', 'customErrorHandler'],
  events: [...events, 'register-success', 'click-login-link'],
})

/** Sets a password with the token of a mail. Token and e-mail are read from the URL (`?token=…&email=…`). The token is removed from the URL at once. */
export const PortalResetPassword: TagComponent<'portal-reset-password'> = /* @__PURE__ */ createTag('portal-reset-password', () => import('../../elements/portal-reset-password'), {
  properties: [...properties, 'instructionText', 'forgotPasswordHref', 'customErrorHandler'],
  events: [...events, 'reset-password-success'],
})

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
export const PortalSpec: TagComponent<'portal-spec'> = /* @__PURE__ */ createTag('portal-spec', () => import('../../elements/portal-spec'), {
  properties: [...properties, 'product', 'productVersion', 'specUrl', 'operation', 'renderer', 'hideTryIt', 'redirectUrl', 'docsHref', 'createHref', 'applicationHref'],
  events: [...events, 'operation-open', 'try-it-response', 'registration-created'],
})
