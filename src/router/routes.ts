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
 * Who a route is for. `open`: everybody, without any check. `auth`: the way in and its sisters. `browse`: what a public
 * portal shows to visitors. `personal`: a signed-in developer on a private portal.
 */
export type RouteAudience = 'open' | 'auth' | 'browse' | 'personal'

export interface Route {
  readonly name: RouteName
  /** Segments by slash; `{name}` is one segment, `{name?}` an optional one, `{name*}` the rest, slashes included. */
  readonly pattern: string
  readonly audience: RouteAudience
  /** Action that the developer must have on the product in the path. */
  readonly permission?: 'view'
  /** Path that takes this one's place. */
  readonly redirect?: string
}

const table: Record<RouteName, Omit<Route, 'name'>> = {
  login: { pattern: '/login/{sso?}', audience: 'auth' },
  registration: { pattern: '/register', audience: 'auth' },
  'forgot-password': { pattern: '/forgot-password', audience: 'auth' },
  'reset-password': { pattern: '/reset-password', audience: 'auth' },
  catalog: { pattern: '/', audience: 'browse' },
  // Before `spec`, whose version segment would take the file name. It shows nothing of its own, and an identity provider
  // must be able to end a sign-in here after the portal's session has expired.
  'oauth2-redirect': { pattern: '/spec/{product}/oauth2-redirect.html', audience: 'open' },
  spec: { pattern: '/spec/{product}/{product_version?}', audience: 'browse', permission: 'view' },
  'api-documentation-page': { pattern: '/docs/{product}/{slug*}', audience: 'browse', permission: 'view' },
  'my-apps': { pattern: '/my-apps', audience: 'personal' },
  'application-index': { pattern: '/application', audience: 'personal', redirect: '/application/create' },
  'create-application': { pattern: '/application/create', audience: 'personal' },
  'update-application': { pattern: '/application/{application_id}/update', audience: 'personal' },
  'application-dashboard': {
    pattern: '/application/{application_id}/application-dashboard',
    audience: 'personal',
  },
  'show-application': { pattern: '/application/{application_id}', audience: 'personal' },
  'not-found': { pattern: '/404', audience: 'open' },
  forbidden: { pattern: '/403', audience: 'open' },
}

export const routes: readonly Route[] = routeNames.map((name) => ({ name, ...table[name] }))

export const paths = {
  catalog: '/',
  login: '/login',
  notFound: '/404',
  forbidden: '/403',
} as const
