import type { ElementDeclaration } from '../../src/element'
import type { PortalContext } from '../../src/state'
import type { RouteMatch, RouteName } from '../../src/router'

/** How a route is shown: by which tag, and with which properties. */
export interface RouteScreen {
  readonly load: () => Promise<ElementDeclaration>
  readonly properties?: (match: RouteMatch, context: PortalContext) => Readonly<Record<string, unknown>>
}

const loginOf = ({ authClientConfig: { basicAuthEnabled, ssoEnabled } }: PortalContext) => ({
  basicAuthLoginEnabled: basicAuthEnabled,
  idpLoginEnabled: ssoEnabled,
  idpLoginReturnTo: `${window.location.origin}/login`,
  showForgotPasswordLink: basicAuthEnabled,
  showRegisterLink: basicAuthEnabled,
})

/** Routes that are missing here have no screen yet and show the empty state. */
export const screens: Partial<Record<RouteName, RouteScreen>> = {
  login: {
    load: () => import('../portal-login').then((module) => module.portalLogin),
    properties: (_match, context) => loginOf(context),
  },
  catalog: { load: () => import('../portal-catalog').then((module) => module.portalCatalog) },
  'not-found': { load: () => import('../portal-not-found').then((module) => module.portalNotFound) },
  forbidden: { load: () => import('../portal-forbidden').then((module) => module.portalForbidden) },
}

export const loadHeader = () => import('../portal-header').then((module) => module.portalHeader)
export const loadEmptyState = () => import('../portal-empty-state').then((module) => module.portalEmptyState)
