import { paths } from './routes'

/** Names of the portal's routes, in the order in which their patterns are tried. */
export const routeNames = [
  'login',
  'registration',
  'forgot-password',
  'reset-password',
  'catalog',
  'oauth2-redirect',
  'spec',
  'api-documentation-page',
  'my-apps',
  'account',
  'application-index',
  'create-application',
  'update-application',
  'application-dashboard',
  'show-application',
  'not-found',
  'forbidden',
] as const

export type RouteName = (typeof routeNames)[number]

/**
 * Who may open a route. `open`: everyone, without a check. `auth`: visitors who sign in or create an account. `browse`: visitors of a
 * public portal too. `personal`: the signed-in developer of a private portal.
 */
export type RouteAudience = 'open' | 'auth' | 'browse' | 'personal'

export interface Route {
  readonly name: RouteName
  /** Segments by slash; `{name}` is one segment, `{name?}` an optional one, `{name*}` the rest, slashes included. */
  readonly pattern: string
  readonly audience: RouteAudience
  /** Action that the developer must have on the product in the path. */
  readonly permission?: 'view'
  /** Path to redirect to. */
  readonly redirect?: string
}

const table: Record<RouteName, Omit<Route, 'name'>> = {
  login: { pattern: '/login/{sso?}', audience: 'auth' },
  registration: { pattern: paths.registration, audience: 'auth' },
  'forgot-password': { pattern: paths.forgotPassword, audience: 'auth' },
  'reset-password': { pattern: paths.resetPassword, audience: 'auth' },
  catalog: { pattern: paths.catalog, audience: 'browse' },
  // Before `spec`, whose version segment would take the file name. It shows nothing of its own, and an identity provider
  // must be able to end a sign-in here after the portal's session has expired.
  'oauth2-redirect': { pattern: '/spec/{product}/oauth2-redirect.html', audience: 'open' },
  spec: { pattern: '/spec/{product}/{product_version?}', audience: 'browse', permission: 'view' },
  'api-documentation-page': { pattern: '/docs/{product}/{slug*}', audience: 'browse', permission: 'view' },
  'my-apps': { pattern: paths.myApps, audience: 'personal' },
  account: { pattern: paths.account, audience: 'personal' },
  'application-index': { pattern: '/application', audience: 'personal', redirect: paths.createApplication },
  'create-application': { pattern: paths.createApplication, audience: 'personal' },
  'update-application': { pattern: '/application/{application_id}/update', audience: 'personal' },
  'application-dashboard': {
    pattern: '/application/{application_id}/application-dashboard',
    audience: 'personal',
  },
  'show-application': { pattern: '/application/{application_id}', audience: 'personal' },
  'not-found': { pattern: paths.notFound, audience: 'open' },
  forbidden: { pattern: paths.forbidden, audience: 'open' },
}

export const routes: readonly Route[] = routeNames.map((name) => ({ name, ...table[name] }))
