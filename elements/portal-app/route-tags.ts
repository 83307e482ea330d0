import type { RouteName } from '../../src/router'

/** Names of the tags that show the routes, without their prefix. */
export const routeTags = {
  login: 'login',
  registration: 'register',
  'forgot-password': 'forgot-password',
  'reset-password': 'reset-password',
  catalog: 'catalog',
  'oauth2-redirect': 'oauth2-redirect',
  spec: 'spec',
  'api-documentation-page': 'docs',
  'my-apps': 'my-apps',
  account: 'account',
  'application-index': 'application-form',
  'create-application': 'application-form',
  'update-application': 'application-form',
  'application-dashboard': 'dashboard',
  'show-application': 'application',
  'not-found': 'not-found',
  forbidden: 'forbidden',
} as const satisfies Record<RouteName, string>

export type RouteTag = (typeof routeTags)[RouteName]
