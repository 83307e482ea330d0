import type { MessageKey, Translate } from '../../src/i18n'
import { addressInLocation } from '../../src/lib/page-location'
import { type PortalLocation, type Route, type RouteMatch, routeMatcher } from '../../src/router'
import { NEW_CREDENTIAL, paths } from '../../src/router/paths'
import type { PortalContext } from '../../src/state'
import type { ScreenTag } from './declarations'

type Properties = Readonly<Record<string, unknown>>

interface LocationValues {
  readonly params: RouteMatch['params']
  readonly query: URLSearchParams
  readonly location: PortalLocation
}

interface SettingValues {
  readonly context: PortalContext
  readonly portalTitle: string
  readonly t: Translate<'routes'>
}

/** All that the portal knows of a route. Screens know only the paths in `src/router/paths.ts`. */
interface RouteRecord<Name extends string> extends Omit<Route, 'name'> {
  /** Message with the title of the page. */
  readonly title: MessageKey<'routes'>
  /** Tag that shows it, without its prefix. */
  readonly tag: ScreenTag
  /** Properties of the tag that the location decides. */
  readonly locationProperties?: (values: LocationValues) => Properties
  /** Properties of the tag that the portal's settings decide. */
  readonly settingProperties?: (values: SettingValues) => Properties
  /** Where visitors go after its form. */
  readonly next?: Name
}

const defineRoutes = <Name extends string>(records: Record<Name, RouteRecord<NoInfer<Name>>>) => records

/** By the name that the server and pages know, in the order in which their patterns are tried. */
const records = defineRoutes({
  login: {
    pattern: '/login{/:sso}',
    audience: 'auth',
    isForAnonymous: true,
    title: 'login',
    tag: 'login',
    settingProperties: ({ context: { portalId, authClientConfig }, portalTitle, t }) => ({
      ...(portalId && { portalId }),
      instructionText: portalTitle,
      basicAuthLoginEnabled: authClientConfig.basicAuthEnabled,
      idpLoginEnabled: authClientConfig.ssoEnabled,
      showForgotPasswordLink: authClientConfig.basicAuthEnabled,
      showRegisterLink: authClientConfig.basicAuthEnabled,
      registerSuccessText: t('registered'),
    }),
    next: 'catalog',
  },
  registration: {
    pattern: paths.registration,
    audience: 'auth',
    isForAnonymous: true,
    needsPasswords: true,
    title: 'registration',
    tag: 'register',
    settingProperties: ({ portalTitle }) => ({
      instructionText: portalTitle,
      showLoginLink: true,
    }),
  },
  'forgot-password': {
    pattern: paths.forgotPassword,
    audience: 'auth',
    title: 'forgotPassword',
    tag: 'forgot-password',
    settingProperties: ({ t }) => ({
      instructionText: t('forgotPasswordInstruction'),
      showLoginLink: true,
    }),
  },
  'reset-password': {
    pattern: paths.resetPassword,
    audience: 'auth',
    title: 'resetPassword',
    tag: 'reset-password',
    next: 'login',
  },
  catalog: {
    pattern: paths.catalog,
    audience: 'browse',
    title: 'catalog',
    tag: 'catalog',
    // Readers without scripts search so.
    locationProperties: ({ query }) => ({ query: query.get('query') ?? '' }),
  },
  // Before `spec`, whose version segment would take the file name. It shows nothing of its own, and an identity provider
  // must be able to end a sign-in here after the portal's session has expired.
  'oauth2-redirect': {
    pattern: '/spec/:product/oauth2-redirect.html',
    audience: 'open',
    title: 'oauth2Redirect',
    tag: 'oauth2-redirect',
  },
  spec: {
    pattern: '/spec/:product{/:product_version}',
    audience: 'browse',
    permission: 'view',
    title: 'spec',
    tag: 'spec',
    locationProperties: ({ params, location }) => ({
      product: params.product,
      productVersion: params.product_version,
      operation: addressInLocation(location),
    }),
  },
  'api-documentation-page': {
    pattern: '/docs/:product{/*slug}',
    audience: 'browse',
    permission: 'view',
    title: 'apiDocumentationPage',
    tag: 'docs',
    locationProperties: ({ params: { product, slug } }) => ({ product, slug }),
  },
  'my-apps': {
    pattern: paths.myApps,
    audience: 'personal',
    title: 'myApps',
    tag: 'my-apps',
    locationProperties: ({ query }) => ({
      query: query.get('query') ?? '',
      newCredential: query.get(NEW_CREDENTIAL) === 'true',
    }),
  },
  account: { pattern: paths.account, audience: 'personal', title: 'account', tag: 'account' },
  'application-index': {
    pattern: '/application',
    audience: 'personal',
    redirect: paths.createApplication,
    title: 'createApplication',
    tag: 'application-form',
  },
  'create-application': {
    pattern: paths.createApplication,
    audience: 'personal',
    title: 'createApplication',
    tag: 'application-form',
    locationProperties: ({ query }) => ({
      authStrategy: query.get('auth_strategy_id') ?? undefined,
      product: query.get('product') ?? undefined,
      productVersion: query.get('product_version') ?? undefined,
    }),
    next: 'show-application',
  },
  'update-application': {
    pattern: '/application/:application_id/update',
    audience: 'personal',
    title: 'updateApplication',
    tag: 'application-form',
    locationProperties: ({ params }) => ({ application: params.application_id }),
    next: 'show-application',
  },
  'application-dashboard': {
    pattern: '/application/:application_id/application-dashboard',
    audience: 'personal',
    title: 'applicationDashboard',
    tag: 'dashboard',
    locationProperties: ({ params, query }) => ({
      application: params.application_id,
      period: query.get('period') ?? undefined,
      productVersion: query.get('product_version') ?? '',
      statusClass: query.get('status_class') ?? '',
      credential: query.get('credential_id') ?? '',
      requestId: query.get('request_id') ?? '',
    }),
  },
  'show-application': {
    pattern: '/application/:application_id',
    audience: 'personal',
    title: 'showApplication',
    tag: 'application',
    locationProperties: ({ params, query }) => ({
      application: params.application_id,
      newCredential: query.get(NEW_CREDENTIAL) === 'true',
    }),
  },
  'not-found': { pattern: paths.notFound, audience: 'open', title: 'notFound', tag: 'not-found' },
  forbidden: { pattern: paths.forbidden, audience: 'open', title: 'forbidden', tag: 'forbidden' },
})

export type RouteName = keyof typeof records
export type PortalRoute = RouteRecord<RouteName> & { readonly name: RouteName }
export type PortalMatch = RouteMatch<PortalRoute>

export const routeNamed = (name: RouteName): PortalRoute => ({ ...records[name], name })

/** In the order in which they are tried. */
export const routes: readonly PortalRoute[] = (Object.keys(records) as RouteName[]).map(routeNamed)

export const matchRoute = routeMatcher(routes)

/** Returns the properties of the tag of a route that its location decides. */
export const locationProperties = (
  { route, params }: PortalMatch,
  location: PortalLocation,
): Properties | undefined =>
  route.locationProperties?.({ params, location, query: new URLSearchParams(location.search) })
