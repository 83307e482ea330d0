import type { ElementDeclaration } from '../../src/element'
import type { Translate } from '../../src/i18n'
import { addressInLocation } from '../../src/reference/page-location'
import type { PortalContext } from '../../src/state'
import type { PortalLocation, RouteMatch, RouteName } from '../../src/router'

/** How a route is rendered: by which tag, and with which properties. */
export interface RouteScreen {
  readonly load: () => Promise<ElementDeclaration>
  readonly properties?: (
    match: RouteMatch,
    context: PortalContext,
    location: PortalLocation,
    t: Translate<'routes'>,
  ) => Readonly<Record<string, unknown>>
}

const loginOf = (
  { portalId, authClientConfig: { basicAuthEnabled, ssoEnabled } }: PortalContext,
  t: Translate<'routes'>,
) => ({
  ...(portalId && { portalId }),
  basicAuthLoginEnabled: basicAuthEnabled,
  idpLoginEnabled: ssoEnabled,
  showForgotPasswordLink: basicAuthEnabled,
  showRegisterLink: basicAuthEnabled,
  registerSuccessText: t('registered'),
})

const loadApplicationForm = () => import('../portal-application-form').then((module) => module.default)

/** Routes that are missing here have no screen yet and show the empty state. */
export const screens: Partial<Record<RouteName, RouteScreen>> = {
  login: {
    load: () => import('../portal-login').then((module) => module.default),
    properties: (_match, context, _location, t) => loginOf(context, t),
  },
  registration: {
    load: () => import('../portal-register').then((module) => module.default),
    properties: () => ({
      registerRequestEndpoint: '/api/v2/developer',
      requestWrapper: ({ email, fullName, captcha_token }: Record<string, string>) => ({
        email,
        full_name: fullName,
        captcha_token,
      }),
      showLoginLink: true,
    }),
  },
  'forgot-password': {
    load: () => import('../portal-forgot-password').then((module) => module.default),
    properties: (_match, _context, _location, t) => ({
      resetPasswordRequestEndpoint: '/api/v2/developer/forgot-password',
      requestWrapper: (entered: Record<string, string>) => entered,
      instructionText: t('forgotPasswordInstruction'),
      showLoginLink: true,
    }),
  },
  'reset-password': {
    load: () => import('../portal-reset-password').then((module) => module.default),
  },
  catalog: { load: () => import('../portal-catalog').then((module) => module.default) },
  'api-documentation-page': {
    load: () => import('../portal-docs').then((module) => module.default),
    properties: ({ params }) => ({ product: params.product, slug: params.slug }),
  },
  spec: {
    load: () => import('../portal-spec').then((module) => module.default),
    properties: ({ params }, _context, location) => ({
      product: params.product,
      productVersion: params.product_version,
      operation: addressInLocation(location),
    }),
  },
  'my-apps': {
    load: () => import('../portal-my-apps').then((module) => module.default),
    properties: (_match, _context, { search }) => ({
      query: new URLSearchParams(search).get('query') ?? '',
    }),
  },
  'create-application': {
    load: loadApplicationForm,
    properties: (_match, _context, { search }) => {
      const query = new URLSearchParams(search)
      return {
        authStrategy: query.get('auth_strategy_id') ?? undefined,
        product: query.get('product') ?? undefined,
        productVersion: query.get('product_version') ?? undefined,
      }
    },
  },
  'show-application': {
    load: () => import('../portal-application').then((module) => module.default),
    properties: ({ params }) => ({ application: params.application_id }),
  },
  'update-application': {
    load: loadApplicationForm,
    properties: ({ params }) => ({ application: params.application_id }),
  },
  'oauth2-redirect': {
    load: () => import('../portal-oauth2-redirect').then((module) => module.default),
  },
  'not-found': { load: () => import('../portal-not-found').then((module) => module.default) },
  forbidden: { load: () => import('../portal-forbidden').then((module) => module.default) },
}

export const loadHeader = () => import('../portal-header').then((module) => module.default)
export const loadEmptyState = () => import('../portal-empty-state').then((module) => module.default)
