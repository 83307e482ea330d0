import type { ElementDeclaration } from '../../src/element'
import type { RouteName } from '../../src/router'
import { type RouteTag, routeTags } from './route-tags'

type Load = () => Promise<{ readonly default: ElementDeclaration }>

const declarations: Readonly<Record<RouteTag, Load>> = {
  login: () => import('../portal-login'),
  register: () => import('../portal-register'),
  'forgot-password': () => import('../portal-forgot-password'),
  'reset-password': () => import('../portal-reset-password'),
  catalog: () => import('../portal-catalog'),
  docs: () => import('../portal-docs'),
  spec: () => import('../portal-spec'),
  'my-apps': () => import('../portal-my-apps'),
  account: () => import('../portal-account'),
  application: () => import('../portal-application'),
  'application-form': () => import('../portal-application-form'),
  dashboard: () => import('../portal-dashboard'),
  'oauth2-redirect': () => import('../portal-oauth2-redirect'),
  'not-found': () => import('../portal-not-found'),
  forbidden: () => import('../portal-forbidden'),
}

const declarationOf = async (load: Load) => (await load()).default

export const loadHeader = () => declarationOf(() => import('../portal-header'))

/** Loads the tag that shows a route. */
export const loadScreen = (name: RouteName): Promise<ElementDeclaration> =>
  declarationOf(declarations[routeTags[name]])
