// Generated from the declarations in elements/ by `npm run manifest`.
import { Directive, Input, output } from '@angular/core'
import type { PortalElementEvents, PortalElementProperties, PortalTags } from '../types/elements.js'
import { flag, TagDirective } from './tag-directive.js'

/** Inputs and outputs of every tag. */
@Directive({
  host: {
    '(element-error)': 'elementError.emit($event)',
    '(session-change)': 'sessionChange.emit($event)',
  },
})
export abstract class AnyTag extends TagDirective {
  /** Base URL of the Portal API: an origin, or a path on the page's origin. Default: the page's origin. */
  @Input() apiBaseUrl: PortalElementProperties['apiBaseUrl'] | undefined

  /** Base URL of the forms' requests. Default: `{api-base-url}/auth` for users, `{api-base-url}` for developers. */
  @Input() authBaseUrl: PortalElementProperties['authBaseUrl'] | undefined

  /** Identifier of the portal; needed where several portals share one API. */
  @Input() portalId: PortalElementProperties['portalId'] | undefined

  /** Kind of account. Default: `user` for a form outside `portal-app`, `developer` for everything else. */
  @Input() userEntity: PortalElementProperties['userEntity'] | undefined

  /** Colors. `auto` follows the visitor's choice in the header, else the visitor's system. Default: text color and color scheme of the surrounding page. */
  @Input() theme: PortalElementProperties['theme'] | undefined

  /** Renders inside a shadow root. Form fields stay in the light DOM, slotted in. Read when the element connects. */
  @Input({ transform: flag }) shadow: boolean | undefined

  /** Style rules for this element, applied after those of the kit. `&` is the element's box. The property also takes a list of strings and `CSSStyleSheet`s, read when it is set. */
  @Input() css: PortalElementProperties['css'] | undefined

  /** URL of the page with the sign-in, for links and moves there. Default: `/login`, inside `portal-app` its own. */
  @Input() loginHref: PortalElementProperties['loginHref'] | undefined

  /** Level of the element's own main heading, 1 to 6. Default: 2, and 1 inside `portal-app`. */
  @Input() headingLevel: PortalElementProperties['headingLevel'] | undefined

  /** Texts in place of the kit's own, by language and key: `{"en": {"login.heading": "Welcome"}}`. */
  @Input() texts: PortalElementProperties['texts'] | undefined

  /** Fires for every failure that the tag shows, such as a request that failed, and when a value of an attribute or property is invalid. */
  readonly elementError = output<PortalElementEvents['element-error']>()

  /** Fires when a developer or user signed in or out: here, in another element or in another tab. On each tag; only one of the events of a change bubbles, so that the document hears it once. */
  readonly sessionChange = output<PortalElementEvents['session-change']>()
}

/** Creates the account of an invited developer or user. Token, name, organization and e-mail are read from the URL (`?token=…&fullName=…&org=…&email=…`). The token is removed from the URL at once. */
@Directive({
  selector: 'portal-accept-invitation',
  host: {
    '(accept-invitation-success)': 'acceptInvitationSuccess.emit($event)',
  },
})
export class PortalAcceptInvitation extends AnyTag {
  /** Words below the heading. The name of the organization follows them, where the URL gives one. */
  @Input() subheaderText: PortalTags['portal-accept-invitation']['properties']['subheaderText'] | undefined

  /** Returns the text for a failed request, named `accept-invitation-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-accept-invitation']['properties']['customErrorHandler'] | undefined

  /** Fires after the account was created. Cancelable. */
  readonly acceptInvitationSuccess = output<PortalTags['portal-accept-invitation']['events']['accept-invitation-success']>()

  protected override load() {
    return import('../portal-accept-invitation.js')
  }
}

/** The account of the signed-in developer or user: name, e-mail address, password, and the browsers that are signed in. */
@Directive({
  selector: 'portal-account',
  host: {
    '(account-updated)': 'accountUpdated.emit($event)',
    '(session-ended)': 'sessionEnded.emit($event)',
  },
})
export class PortalAccount extends AnyTag {
  /** Fires after the name or the password was changed. */
  readonly accountUpdated = output<PortalTags['portal-account']['events']['account-updated']>()

  /** Fires for each session that was ended, after the server agreed. */
  readonly sessionEnded = output<PortalTags['portal-account']['events']['session-ended']>()

  protected override load() {
    return import('../portal-account.js')
  }
}

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
@Directive({
  selector: 'portal-app',
  host: {
    '(route-change)': 'routeChange.emit($event)',
  },
})
export class PortalApp extends AnyTag {
  /** Path of the page's origin below which the portal is served, with `history="path"`. With `history="host"`, where the links of the portal lead: such a path, or the start of a hash, as `#!/portal`. `path` and `navigate` do not have it. */
  @Input() base: PortalTags['portal-app']['properties']['base'] | undefined

  /** Where the portal keeps its location: `path` below `base`, `hash` after the page's own URL, `memory`, or `host`, where the page handles `navigate` by setting `path`. Read when the element connects. */
  @Input() history: PortalTags['portal-app']['properties']['history'] | undefined

  /** Location of the portal with `history="host"`; first location with `history="memory"`. */
  @Input() path: PortalTags['portal-app']['properties']['path'] | undefined

  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own. With `history="hash"` and `history="memory"` it has none. */
  @Input() redirectUrl: PortalTags['portal-app']['properties']['redirectUrl'] | undefined

  /** Name of the portal in the page's title. Default: the name in its settings, else 'Developer Portal'. */
  @Input() portalTitle: PortalTags['portal-app']['properties']['portalTitle'] | undefined

  /** Keeps the page's title unchanged. */
  @Input({ transform: flag }) keepTitle: boolean | undefined

  /** Loads the page anew after a sign-in, and around a registration that a captcha of another provider protects, for pages whose Content Security Policy depends on the signed-in user and the path. With `history="path"` only. */
  @Input({ transform: flag }) reloadAfterSignIn: boolean | undefined

  /** Fires after another screen was rendered. */
  readonly routeChange = output<PortalTags['portal-app']['events']['route-change']>()

  protected override load() {
    return import('../portal-app.js')
  }
}

/** Creates or changes an application. The query of the URL may name a strategy (`auth_strategy_id`), and a product and version (`product`, `product_version`) to whose reference the form leads back. */
@Directive({
  selector: 'portal-application-form',
  host: {
    '(application-created)': 'applicationCreated.emit($event)',
    '(application-updated)': 'applicationUpdated.emit($event)',
    '(form-cancel)': 'formCancel.emit($event)',
  },
})
export class PortalApplicationForm extends AnyTag {
  /** ID of the application to change. Default: the form creates one. */
  @Input() application: PortalTags['portal-application-form']['properties']['application'] | undefined

  /** ID of the auth strategy that is preselected. */
  @Input() authStrategy: PortalTags['portal-application-form']['properties']['authStrategy'] | undefined

  /** ID or slug of the product that the application is created for. */
  @Input() product: PortalTags['portal-application-form']['properties']['product'] | undefined

  /** ID of its version. With both, the form leads back to the API reference, where the registration continues. */
  @Input() productVersion: PortalTags['portal-application-form']['properties']['productVersion'] | undefined

  /** URL template of an application, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-application-form']['properties']['applicationHref'] | undefined

  /** URL of the list of applications. Default: the portal's own. */
  @Input() myAppsHref: PortalTags['portal-application-form']['properties']['myAppsHref'] | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. After a creation `application`, the new name, is added to its query. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-application-form']['properties']['specHref'] | undefined

  /** Fires after the application was created. Keys and secrets are not in the detail. */
  readonly applicationCreated = output<PortalTags['portal-application-form']['events']['application-created']>()

  /** Fires after the application was changed. */
  readonly applicationUpdated = output<PortalTags['portal-application-form']['events']['application-updated']>()

  /** Fires when the form is left without saving. */
  readonly formCancel = output<PortalTags['portal-application-form']['events']['form-cancel']>()

  protected override load() {
    return import('../portal-application-form.js')
  }
}

/** One application of the signed-in developer: its facts, its credentials or client, and its registrations. */
@Directive({
  selector: 'portal-application',
  host: {
    '(application-deleted)': 'applicationDeleted.emit($event)',
    '(credential-created)': 'credentialCreated.emit($event)',
    '(credential-revoked)': 'credentialRevoked.emit($event)',
    '(registration-created)': 'registrationCreated.emit($event)',
    '(registration-deleted)': 'registrationDeleted.emit($event)',
  },
})
export class PortalApplication extends AnyTag {
  /** ID of the application. Without it nothing is shown. */
  @Input() application: PortalTags['portal-application']['properties']['application'] | undefined

  /** Opens the dialog for a new credential, if the application has keys. */
  @Input({ transform: flag }) newCredential: boolean | undefined

  /** URL of the list of applications, to which the tag moves after a deletion. Default: the portal's own. */
  @Input() myAppsHref: PortalTags['portal-application']['properties']['myAppsHref'] | undefined

  /** URL template of the form that changes the application, with `{application}`. Default: the portal's own. */
  @Input() updateHref: PortalTags['portal-application']['properties']['updateHref'] | undefined

  /** URL template of the application's dashboard, with `{application}`. Default: the portal's own. */
  @Input() dashboardHref: PortalTags['portal-application']['properties']['dashboardHref'] | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-application']['properties']['specHref'] | undefined

  /** URL template of the form for an application that is to be registered for a version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  @Input() createHref: PortalTags['portal-application']['properties']['createHref'] | undefined

  /** URL of the catalog. Default: the portal's own. */
  @Input() homeHref: PortalTags['portal-application']['properties']['homeHref'] | undefined

  /** Fires after the application was deleted, before the page moves to the list of applications. */
  readonly applicationDeleted = output<PortalTags['portal-application']['events']['application-deleted']>()

  /** Fires after a credential was created. The key is not in the detail. */
  readonly credentialCreated = output<PortalTags['portal-application']['events']['credential-created']>()

  /** Fires after a credential was revoked. */
  readonly credentialRevoked = output<PortalTags['portal-application']['events']['credential-revoked']>()

  /** Fires after the application was registered for a version. `status` is `pending` until an operator has approved it. */
  readonly registrationCreated = output<PortalTags['portal-application']['events']['registration-created']>()

  /** Fires after a registration was deleted. `status` is the status that it had. */
  readonly registrationDeleted = output<PortalTags['portal-application']['events']['registration-deleted']>()

  protected override load() {
    return import('../portal-application.js')
  }
}

/** Products of the portal, searched and paged. */
@Directive({
  selector: 'portal-catalog',
  host: {
    '(catalog-search)': 'catalogSearch.emit($event)',
    '(product-open)': 'productOpen.emit($event)',
  },
})
export class PortalCatalog extends AnyTag {
  /** Search text. Applied when the element connects, and when it changes. */
  @Input() query: PortalTags['portal-catalog']['properties']['query'] | undefined

  /** Products per page, 1 to 100. */
  @Input() pageSize: PortalTags['portal-catalog']['properties']['pageSize'] | undefined

  /** Layout: cards or a table. The visitor's own choice, remembered by the browser, takes precedence. */
  @Input() view: PortalTags['portal-catalog']['properties']['view'] | undefined

  /** Hides the operator's picture above the title. */
  @Input({ transform: flag }) hideBanner: boolean | undefined

  /** Hides the title and the line below it. */
  @Input({ transform: flag }) hideTitle: boolean | undefined

  /** Hides the search field. */
  @Input({ transform: flag }) hideSearch: boolean | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-catalog']['properties']['specHref'] | undefined

  /** URL template of a product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() docsHref: PortalTags['portal-catalog']['properties']['docsHref'] | undefined

  /** Fires after search results arrived. */
  readonly catalogSearch = output<PortalTags['portal-catalog']['events']['catalog-search']>()

  /** Fires when a product is opened, before the page navigates. */
  readonly productOpen = output<PortalTags['portal-catalog']['events']['product-open']>()

  protected override load() {
    return import('../portal-catalog.js')
  }
}

/** Changes the password of the signed-in developer or user. */
@Directive({
  selector: 'portal-change-password',
  host: {
    '(change-password-success)': 'changePasswordSuccess.emit($event)',
    '(password-requirements)': 'passwordRequirements.emit($event)',
  },
})
export class PortalChangePassword extends AnyTag {
  /** Sentence above the form. */
  @Input() instructionText: PortalTags['portal-change-password']['properties']['instructionText'] | undefined

  /** Default: 'Change password'. */
  @Input() changePasswordButtonText: PortalTags['portal-change-password']['properties']['changePasswordButtonText'] | undefined

  /** E-mail address for password managers. Default: that of the signed-in developer. */
  @Input() email: PortalTags['portal-change-password']['properties']['email'] | undefined

  /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-change-password']['properties']['customErrorHandler'] | undefined

  /** Fires after the password was changed. Cancelable. */
  readonly changePasswordSuccess = output<PortalTags['portal-change-password']['events']['change-password-success']>()

  /** Fires when the new password meets another requirement, or no longer meets one. */
  readonly passwordRequirements = output<PortalTags['portal-change-password']['events']['password-requirements']>()

  protected override load() {
    return import('../portal-change-password.js')
  }
}

/** A frame for content of the page's author. */
@Directive({
  selector: 'portal-content',
})
export class PortalContent extends AnyTag {
  /** Without it there is no heading. */
  @Input() heading: PortalTags['portal-content']['properties']['heading'] | undefined

  /** Sentence below the heading. */
  @Input() message: PortalTags['portal-content']['properties']['message'] | undefined

  protected override load() {
    return import('../portal-content.js')
  }
}

/** An identifier, shortened, with a button that copies all of it. */
@Directive({
  selector: 'portal-copy-id',
  host: {
    '(id-copied)': 'idCopied.emit($event)',
  },
})
export class PortalCopyId extends AnyTag {
  /** The identifier. Without it nothing is shown. */
  @Input() value: PortalTags['portal-copy-id']['properties']['value'] | undefined

  /** How it is shown. `uuid`: the first 15 characters. `hidden`: nothing. `redacted`: five asterisks. `deleted`: an asterisk and the first five characters. The button always copies the whole identifier. */
  @Input() format: PortalTags['portal-copy-id']['properties']['format'] | undefined

  /** Label of the identifier, such as 'Client ID'. Part of the button's name. */
  @Input() label: PortalTags['portal-copy-id']['properties']['label'] | undefined

  /** Fires when the button was pressed. `ok` is false if the browser refused access to the clipboard. */
  readonly idCopied = output<PortalTags['portal-copy-id']['events']['id-copied']>()

  protected override load() {
    return import('../portal-copy-id.js')
  }
}

/** How the requests of one application went: figures, charts over time by product version and by status code, and the latest requests, each with the reason of its status. An error rate of 5 % or more is marked as high. */
@Directive({
  selector: 'portal-dashboard',
  host: {
    '(dashboard-loaded)': 'dashboardLoaded.emit($event)',
  },
})
export class PortalDashboard extends AnyTag {
  /** ID of the application. Without it nothing is shown. */
  @Input() application: PortalTags['portal-dashboard']['properties']['application'] | undefined

  /** Period: `15m`, `1h`, `6h`, `12h`, `24h`, `7d`, `30d`, `90d`, `this-week`, `last-week`, `this-month`, `last-month`, or two days such as `2026-01-01..2026-01-31`. A period that the portal does not offer counts as the default. */
  @Input() period: PortalTags['portal-dashboard']['properties']['period'] | undefined

  /** IDs of the product versions whose requests count, separated by commas. Default: all. */
  @Input() productVersion: PortalTags['portal-dashboard']['properties']['productVersion'] | undefined

  /** The renderer of the charts: the portal itself, or Frappe Charts, which is loaded only then. Frappe Charts needs a page that allows inline styles and does not require Trusted Types; where they are required, the portal's own charts are shown. */
  @Input() charts: PortalTags['portal-dashboard']['properties']['charts'] | undefined

  /** Which of the latest requests are listed, by their status: `2xx`, `3xx`, `4xx` or `5xx`. Default: all. */
  @Input() statusClass: PortalTags['portal-dashboard']['properties']['statusClass'] | undefined

  /** ID of the credential whose latest requests are listed. Default: all. */
  @Input() credential: PortalTags['portal-dashboard']['properties']['credential'] | undefined

  /** ID of the request that is listed, as the gateway gave it. Default: all. */
  @Input() requestId: PortalTags['portal-dashboard']['properties']['requestId'] | undefined

  /** URL template of the application's page, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-dashboard']['properties']['applicationHref'] | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-dashboard']['properties']['specHref'] | undefined

  /** Fires after all charts of a period have loaded, or failed to. */
  readonly dashboardLoaded = output<PortalTags['portal-dashboard']['events']['dashboard-loaded']>()

  protected override load() {
    return import('../portal-dashboard.js')
  }
}

/** Documentation of one product: a tree of pages, the open page, and search in all of them. */
@Directive({
  selector: 'portal-docs',
  host: {
    '(document-open)': 'documentOpen.emit($event)',
  },
})
export class PortalDocs extends AnyTag {
  /** ID or slug of the product. */
  @Input() product: PortalTags['portal-docs']['properties']['product'] | undefined

  /** Page to open: its slug, or a path that ends in it. Default: the first one. */
  @Input() slug: PortalTags['portal-docs']['properties']['slug'] | undefined

  /** Version, by identifier or name. Default: the newest. */
  @Input() productVersion: PortalTags['portal-docs']['properties']['productVersion'] | undefined

  /** URL template of a page, with `{product}`, `{slug}` and `{version}`. Default: the portal's own inside `portal-app`; elsewhere pages open in place. */
  @Input() docsHref: PortalTags['portal-docs']['properties']['docsHref'] | undefined

  /** Fires when a page is shown, including the first. */
  readonly documentOpen = output<PortalTags['portal-docs']['events']['document-open']>()

  protected override load() {
    return import('../portal-docs.js')
  }
}

/** An empty state: what will be here, and the first step. */
@Directive({
  selector: 'portal-empty-state',
})
export class PortalEmptyState extends AnyTag {
  /** Without it there is no heading. */
  @Input() heading: PortalTags['portal-empty-state']['properties']['heading'] | undefined

  /** Sentence below the heading. */
  @Input() message: PortalTags['portal-empty-state']['properties']['message'] | undefined

  protected override load() {
    return import('../portal-empty-state.js')
  }
}

/** Says that the visitor may not see a page. */
@Directive({
  selector: 'portal-forbidden',
  host: {
    '(go-back)': 'goBack.emit($event)',
    '(go-home)': 'goHome.emit($event)',
  },
})
export class PortalForbidden extends AnyTag {
  /** Default: 'Forbidden'. */
  @Input() heading: PortalTags['portal-forbidden']['properties']['heading'] | undefined

  /** The sentence below. Default: that of the portal. */
  @Input() message: PortalTags['portal-forbidden']['properties']['message'] | undefined

  /** Fires when 'Go back' is pressed. Canceled, the page does not go back. Cancelable. */
  readonly goBack = output<PortalTags['portal-forbidden']['events']['go-back']>()

  /** Fires when 'Home' is pressed. Canceled, the page does not go to the catalog. Cancelable. */
  readonly goHome = output<PortalTags['portal-forbidden']['events']['go-home']>()

  protected override load() {
    return import('../portal-forbidden.js')
  }
}

/** Requests the mail that resets a password. */
@Directive({
  selector: 'portal-forgot-password',
  host: {
    '(forgot-password-success)': 'forgotPasswordSuccess.emit($event)',
    '(click-login-link)': 'clickLoginLink.emit($event)',
  },
})
export class PortalForgotPassword extends AnyTag {
  /** Sentence above the form. */
  @Input() instructionText: PortalTags['portal-forgot-password']['properties']['instructionText'] | undefined

  /** Shows the link to the login below the form. After success a button to the login is always shown. */
  @Input({ transform: flag }) showLoginLink: boolean | undefined

  /** Default: 'Return to login'. */
  @Input() loginLinkText: PortalTags['portal-forgot-password']['properties']['loginLinkText'] | undefined

  /** Default: 'Recover password'. */
  @Input() forgotPasswordButtonText: PortalTags['portal-forgot-password']['properties']['forgotPasswordButtonText'] | undefined

  /** Text after the form was sent. Default: a mail comes if there is such an account. */
  @Input() successText: PortalTags['portal-forgot-password']['properties']['successText'] | undefined

  /** Endpoint of the request (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/password-resets` below `auth-base-url`. */
  @Input() resetPasswordRequestEndpoint: PortalTags['portal-forgot-password']['properties']['resetPasswordRequestEndpoint'] | undefined

  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  @Input() requestEnvelope: PortalTags['portal-forgot-password']['properties']['requestEnvelope'] | undefined

  /** Returns the request body for the entered values. There is no envelope then. */
  @Input() requestWrapper: PortalTags['portal-forgot-password']['properties']['requestWrapper'] | undefined

  /** Returns the text for a failed request, named `reset-password-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-forgot-password']['properties']['customErrorHandler'] | undefined

  /** Fires after the mail was requested. It does not say whether there is such an account. Cancelable. */
  readonly forgotPasswordSuccess = output<PortalTags['portal-forgot-password']['events']['forgot-password-success']>()

  /** Fires when the link to the login is followed. Canceled, the page does not navigate. Cancelable. */
  readonly clickLoginLink = output<PortalTags['portal-forgot-password']['events']['click-login-link']>()

  protected override load() {
    return import('../portal-forgot-password.js')
  }
}

/** A button that leads to a first request: it chooses or creates an application, gets access for it, shows its key once, and ends in a sample of the request and Try it. */
@Directive({
  selector: 'portal-get-access',
  host: {
    '(access-granted)': 'accessGranted.emit($event)',
    '(access-pending)': 'accessPending.emit($event)',
    '(credential-created)': 'credentialCreated.emit($event)',
  },
})
export class PortalGetAccess extends AnyTag {
  /** ID or slug of a product of the portal. */
  @Input() product: PortalTags['portal-get-access']['properties']['product'] | undefined

  /** ID of its version, or its name, regardless of case. Default: the newest that is not deprecated. */
  @Input() productVersion: PortalTags['portal-get-access']['properties']['productVersion'] | undefined

  /** ID of the operation for the first request, or `{tag}/{operationId}`. Default: the first that needs no values. */
  @Input() operation: PortalTags['portal-get-access']['properties']['operation'] | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-get-access']['properties']['specHref'] | undefined

  /** URL template of an application, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-get-access']['properties']['applicationHref'] | undefined

  /** Fires after an application got access. */
  readonly accessGranted = output<PortalTags['portal-get-access']['events']['access-granted']>()

  /** Fires after access was asked for that an operator approves. */
  readonly accessPending = output<PortalTags['portal-get-access']['events']['access-pending']>()

  /** Fires after a key was created. */
  readonly credentialCreated = output<PortalTags['portal-get-access']['events']['credential-created']>()

  protected override load() {
    return import('../portal-get-access.js')
  }
}

/** The portal's header: logo, catalog, search, and applications and account menu of the signed-in developer. With `theme="auto"` the visitor chooses light or dark in it, for all elements of the page with that theme. If the portal names several languages, visitors choose theirs in it, for all elements of the page. */
@Directive({
  selector: 'portal-header',
})
export class PortalHeader extends AnyTag {
  /** URL of the catalog. Default: the portal's own. */
  @Input() homeHref: PortalTags['portal-header']['properties']['homeHref'] | undefined

  /** URL of the developer's applications. Default: the portal's own. */
  @Input() myAppsHref: PortalTags['portal-header']['properties']['myAppsHref'] | undefined

  /** URL of the developer's account. Default: the portal's own. */
  @Input() accountHref: PortalTags['portal-header']['properties']['accountHref'] | undefined

  protected override load() {
    return import('../portal-header.js')
  }
}

/** Signs in: with e-mail and password, through an identity provider, or both. Outside `portal-app` it then names the signed-in account, and offers to sign out. */
@Directive({
  selector: 'portal-login',
  host: {
    '(login-success)': 'loginSuccess.emit($event)',
    '(verify-email-success)': 'verifyEmailSuccess.emit($event)',
    '(click-forgot-password-link)': 'clickForgotPasswordLink.emit($event)',
    '(click-register-link)': 'clickRegisterLink.emit($event)',
    '(idp-is-loading)': 'idpIsLoading.emit($event)',
  },
})
export class PortalLogin extends AnyTag {
  /** Sentence above the form. */
  @Input() instructionText: PortalTags['portal-login']['properties']['instructionText'] | undefined

  /** URL of the page on which a new password, or a new link of a mail, is requested. Default: the portal's own. */
  @Input() forgotPasswordHref: PortalTags['portal-login']['properties']['forgotPasswordHref'] | undefined

  /** Shows the link to the page where a new password is requested. */
  @Input({ transform: flag }) showForgotPasswordLink: boolean | undefined

  /** Default: 'Forgot your password?'. */
  @Input() forgotPasswordLinkText: PortalTags['portal-login']['properties']['forgotPasswordLinkText'] | undefined

  /** Shows the link to the registration. */
  @Input({ transform: flag }) showRegisterLink: boolean | undefined

  /** Text before the link to the registration. Default: 'Don't have an account?'. */
  @Input() registerLinkHelpText: PortalTags['portal-login']['properties']['registerLinkHelpText'] | undefined

  /** Default: 'Sign up'. */
  @Input() registerLinkText: PortalTags['portal-login']['properties']['registerLinkText'] | undefined

  /** Text after a registration. Default: 'Successfully registered!'. */
  @Input() registerSuccessText: PortalTags['portal-login']['properties']['registerSuccessText'] | undefined

  /** Offers e-mail and password. Always offered if single sign-on is not. */
  @Input({ transform: flag }) basicAuthLoginEnabled: boolean | undefined

  /** For users, if only single sign-on is enabled: shows a link to the form. */
  @Input({ transform: flag }) showBasicAuthLoginLink: boolean | undefined

  /** Offers single sign-on: to developers, and to users on a page `/login/{provider}`. */
  @Input({ transform: flag }) idpLoginEnabled: boolean | undefined

  /** For users: URL to which the identity provider redirects. Default: `/login` on the page's origin. */
  @Input() idpLoginCallbackUrl: PortalTags['portal-login']['properties']['idpLoginCallbackUrl'] | undefined

  /** URL to which single sign-on returns. Default: `/login` on the page's origin, or of `portal-app`. If it is set, single sign-on starts by itself on the path `/login/sso`, or `/login/{provider}` for users. */
  @Input() idpLoginReturnTo: PortalTags['portal-login']['properties']['idpLoginReturnTo'] | undefined

  /** Covers the window while single sign-on is loading. */
  @Input({ transform: flag }) idpFullScreenLoader: boolean | undefined

  /** Default: 'Continue with SSO'. */
  @Input() loginSsoButtonText: PortalTags['portal-login']['properties']['loginSsoButtonText'] | undefined

  /** Default: 'Log in'. */
  @Input() loginButtonText: PortalTags['portal-login']['properties']['loginButtonText'] | undefined

  /** Returns the text for a failed request, named `authenticate-request` or `verify-email-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-login']['properties']['customErrorHandler'] | undefined

  /** Fires after the session has started. `user`: the signed-in developer; absent for users. Canceled, `portal-app` does not navigate. Cancelable. */
  readonly loginSuccess = output<PortalTags['portal-login']['events']['login-success']>()

  /** Fires after an e-mail address was confirmed by the link in a mail. If `awaitsApproval` is true, the account cannot sign in yet. Canceled, `portal-app` does not navigate. Cancelable. */
  readonly verifyEmailSuccess = output<PortalTags['portal-login']['events']['verify-email-success']>()

  /** Canceled, the page stays where it is. Cancelable. */
  readonly clickForgotPasswordLink = output<PortalTags['portal-login']['events']['click-forgot-password-link']>()

  /** Canceled, the page stays where it is. Cancelable. */
  readonly clickRegisterLink = output<PortalTags['portal-login']['events']['click-register-link']>()

  /** Single sign-on has begun to load, or has stopped. */
  readonly idpIsLoading = output<PortalTags['portal-login']['events']['idp-is-loading']>()

  protected override load() {
    return import('../portal-login.js')
  }
}

/** The applications of the signed-in developer: a searchable, paged list in which applications are created and deleted. */
@Directive({
  selector: 'portal-my-apps',
  host: {
    '(application-open)': 'applicationOpen.emit($event)',
    '(application-deleted)': 'applicationDeleted.emit($event)',
  },
})
export class PortalMyApps extends AnyTag {
  /** Part of a name that is searched for when the element appears, and when it changes. */
  @Input() query: PortalTags['portal-my-apps']['properties']['query'] | undefined

  /** Applications per page, 1 to 100. */
  @Input() pageSize: PortalTags['portal-my-apps']['properties']['pageSize'] | undefined

  /** Hides the heading, for a page that has one of its own. */
  @Input({ transform: flag }) hideHeading: boolean | undefined

  /** Begins a new credential: opens the only application with its dialog, or asks which of several gets it. */
  @Input({ transform: flag }) newCredential: boolean | undefined

  /** Address of an application, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-my-apps']['properties']['applicationHref'] | undefined

  /** Address of the form for another application. Default: the portal's own. */
  @Input() createHref: PortalTags['portal-my-apps']['properties']['createHref'] | undefined

  /** Address of an application's dashboard, with `{application}`. Default: the portal's own. */
  @Input() dashboardHref: PortalTags['portal-my-apps']['properties']['dashboardHref'] | undefined

  /** An application was opened, before the page moves. */
  readonly applicationOpen = output<PortalTags['portal-my-apps']['events']['application-open']>()

  /** After the server agreed. */
  readonly applicationDeleted = output<PortalTags['portal-my-apps']['events']['application-deleted']>()

  protected override load() {
    return import('../portal-my-apps.js')
  }
}

/** Says that a page does not exist. */
@Directive({
  selector: 'portal-not-found',
  host: {
    '(go-back)': 'goBack.emit($event)',
    '(go-home)': 'goHome.emit($event)',
  },
})
export class PortalNotFound extends AnyTag {
  /** Default: 'Not Found'. */
  @Input() heading: PortalTags['portal-not-found']['properties']['heading'] | undefined

  /** The sentence below. Default: that of the portal. */
  @Input() message: PortalTags['portal-not-found']['properties']['message'] | undefined

  /** Fires when 'Go back' is pressed. Canceled, the page does not go back. Cancelable. */
  readonly goBack = output<PortalTags['portal-not-found']['events']['go-back']>()

  /** Fires when 'Home' is pressed. Canceled, the page does not go to the catalog. Cancelable. */
  readonly goHome = output<PortalTags['portal-not-found']['events']['go-home']>()

  protected override load() {
    return import('../portal-not-found.js')
  }
}

/** The page to which an identity provider redirects after a sign-in in Try it. It passes the authorization response to the page that opened it, which must be of the same origin, and closes itself. */
@Directive({
  selector: 'portal-oauth2-redirect',
})
export class PortalOauth2Redirect extends AnyTag {
  protected override load() {
    return import('../portal-oauth2-redirect.js')
  }
}

/** Creates an account. Developers enter e-mail and name; users also an organization and a password. */
@Directive({
  selector: 'portal-register',
  host: {
    '(register-success)': 'registerSuccess.emit($event)',
    '(click-login-link)': 'clickLoginLink.emit($event)',
  },
})
export class PortalRegister extends AnyTag {
  /** Sentence above the form. */
  @Input() instructionText: PortalTags['portal-register']['properties']['instructionText'] | undefined

  /** Asks users for an access code. */
  @Input({ transform: flag }) accessCodeRequired: boolean | undefined

  /** Default: 'Sign up'. */
  @Input() registerButtonText: PortalTags['portal-register']['properties']['registerButtonText'] | undefined

  /** Endpoint of the registration (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default: `/api/v1/register` below `auth-base-url`. */
  @Input() registerRequestEndpoint: PortalTags['portal-register']['properties']['registerRequestEndpoint'] | undefined

  /** Body for an endpoint of your own: wrapped in `data`, or not. */
  @Input() requestEnvelope: PortalTags['portal-register']['properties']['requestEnvelope'] | undefined

  /** Asks users to solve a captcha before anything is sent. Without it, the captcha is solved if the portal asks for one. If it cannot be loaded, the registration is refused. */
  @Input({ transform: flag }) recaptcha: boolean | undefined

  /** Provider of the captcha. Default: the portal's own. */
  @Input() captchaProvider: PortalTags['portal-register']['properties']['captchaProvider'] | undefined

  /** Site key of the captcha. Default: the portal's own. */
  @Input() captchaSiteKey: PortalTags['portal-register']['properties']['captchaSiteKey'] | undefined

  /** URL of the terms that users agree to, opened in a new tab. Without it the name is plain text. */
  @Input() termsHref: PortalTags['portal-register']['properties']['termsHref'] | undefined

  /** URL of the privacy policy, opened in a new tab. Without it the name is plain text. */
  @Input() privacyHref: PortalTags['portal-register']['properties']['privacyHref'] | undefined

  /** Shows the link to the login. */
  @Input({ transform: flag }) showLoginLink: boolean | undefined

  /** Text before the link to the login. Default: 'Already have an account?'. */
  @Input() loginLinkHelpText: PortalTags['portal-register']['properties']['loginLinkHelpText'] | undefined

  /** Default: 'Log in'. */
  @Input() loginLinkText: PortalTags['portal-register']['properties']['loginLinkText'] | undefined

  /** Returns the request body for the entered values. There is no envelope then. */
  @Input() requestWrapper: PortalTags['portal-register']['properties']['requestWrapper'] | undefined

  /** Returns the text for a failed request, named `register-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-register']['properties']['customErrorHandler'] | undefined

  /** Fires after the account was requested. For developers the organization has neither id nor name. The tag then shows the next steps, and sends the mail again. Cancelable. */
  readonly registerSuccess = output<PortalTags['portal-register']['events']['register-success']>()

  /** Fires when the link to the login is followed. Canceled, the page does not navigate. Cancelable. */
  readonly clickLoginLink = output<PortalTags['portal-register']['events']['click-login-link']>()

  protected override load() {
    return import('../portal-register.js')
  }
}

/** Sets a password with the token of a mail. Token and e-mail are read from the URL (`?token=…&email=…`). The token is removed from the URL at once. */
@Directive({
  selector: 'portal-reset-password',
  host: {
    '(reset-password-success)': 'resetPasswordSuccess.emit($event)',
  },
})
export class PortalResetPassword extends AnyTag {
  /** Sentence above the form. */
  @Input() instructionText: PortalTags['portal-reset-password']['properties']['instructionText'] | undefined

  /** URL of the page on which a new link is requested. Default: the portal's own. */
  @Input() forgotPasswordHref: PortalTags['portal-reset-password']['properties']['forgotPasswordHref'] | undefined

  /** Returns the text for a failed request, named `set-new-password-request`. Returning nothing keeps the default text. */
  @Input() customErrorHandler: PortalTags['portal-reset-password']['properties']['customErrorHandler'] | undefined

  /** Fires after the password was set. `email` is empty if neither the server nor the URL gives it. Canceled, `portal-app` does not navigate. Cancelable. */
  readonly resetPasswordSuccess = output<PortalTags['portal-reset-password']['events']['reset-password-success']>()

  protected override load() {
    return import('../portal-reset-password.js')
  }
}

/** A field that searches the whole portal: products, guides by section, operations, models, the developer's own applications, and what can be done. Results appear below it as the visitor types. */
@Directive({
  selector: 'portal-search',
  host: {
    '(search-select)': 'searchSelect.emit($event)',
  },
})
export class PortalSearch extends AnyTag {
  /** Text of the empty field. Default: a translated text. */
  @Input() placeholder: PortalTags['portal-search']['properties']['placeholder'] | undefined

  /** Moves the focus to the field when `Ctrl K` or `⌘K` is pressed anywhere in the page. */
  @Input({ transform: flag }) shortcut: boolean | undefined

  /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() specHref: PortalTags['portal-search']['properties']['specHref'] | undefined

  /** URL template of a document, with `{product}`, `{slug}` and `{version}`. Default: the portal's own. */
  @Input() docsHref: PortalTags['portal-search']['properties']['docsHref'] | undefined

  /** URL template of an application, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-search']['properties']['applicationHref'] | undefined

  /** URL of the form for another application. Default: the portal's own. */
  @Input() createHref: PortalTags['portal-search']['properties']['createHref'] | undefined

  /** Fires when a result is chosen, before the page navigates. Canceled, the page stays. Cancelable. */
  readonly searchSelect = output<PortalTags['portal-search']['events']['search-select']>()

  protected override load() {
    return import('../portal-search.js')
  }
}

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
@Directive({
  selector: 'portal-spec',
  host: {
    '(operation-open)': 'operationOpen.emit($event)',
    '(try-it-response)': 'tryItResponse.emit($event)',
    '(registration-created)': 'registrationCreated.emit($event)',
  },
})
export class PortalSpec extends AnyTag {
  /** ID or slug of a product of the portal. */
  @Input() product: PortalTags['portal-spec']['properties']['product'] | undefined

  /** ID of its version, or its name, regardless of case. Default: the newest. */
  @Input() productVersion: PortalTags['portal-spec']['properties']['productVersion'] | undefined

  /** URL of an OpenAPI description, JSON or YAML, used instead of the product. Its author decides what visitors read and which requests they send: never take it from the page's query. */
  @Input() specUrl: PortalTags['portal-spec']['properties']['specUrl'] | undefined

  /** The open page: an operation's ID, `{tag}/{operationId}`, `tags/{tag}` or `schemas/{model}`. Default: the page's hash. */
  @Input() operation: PortalTags['portal-spec']['properties']['operation'] | undefined

  /** The renderer of operations and models: the kit itself, or Stoplight Elements, which is loaded only for pages that ask for it. Applications with a bundler import `portal-elements/stoplight` for it. Navigation, search and URLs are the same. */
  @Input() renderer: PortalTags['portal-spec']['properties']['renderer'] | undefined

  /** Hides Try it. */
  @Input({ transform: flag }) hideTryIt: boolean | undefined

  /** URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it. Default: the portal's own, inside `portal-app`. */
  @Input() redirectUrl: PortalTags['portal-spec']['properties']['redirectUrl'] | undefined

  /** Servers that Try it may send credentials to without asking, besides those that the description named when it was first loaded: scheme, host and port, separated by spaces. A list that the portal's operator wrote takes its place. */
  @Input() trustedServers: PortalTags['portal-spec']['properties']['trustedServers'] | undefined

  /** URL template of the product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
  @Input() docsHref: PortalTags['portal-spec']['properties']['docsHref'] | undefined

  /** URL template of the form for an application that is to be registered for the version, with `{product}`, `{version}` and `{strategy}`. Default: the portal's own. */
  @Input() createHref: PortalTags['portal-spec']['properties']['createHref'] | undefined

  /** URL template of an application, with `{application}`. Default: the portal's own. */
  @Input() applicationHref: PortalTags['portal-spec']['properties']['applicationHref'] | undefined

  /** Fires when an operation was opened. */
  readonly operationOpen = output<PortalTags['portal-spec']['events']['operation-open']>()

  /** Fires when a request of Try it got a response, whatever its status. */
  readonly tryItResponse = output<PortalTags['portal-spec']['events']['try-it-response']>()

  /** Fires after an application was registered for the version. `status` is `pending` until an operator has approved it. */
  readonly registrationCreated = output<PortalTags['portal-spec']['events']['registration-created']>()

  protected override load() {
    return import('../portal-spec.js')
  }
}
