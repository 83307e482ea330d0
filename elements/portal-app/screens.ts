import type { ElementDeclaration } from '../../src/element'
import type { Translate } from '../../src/i18n'
import { addressInLocation } from '../../src/reference/page-location'
import type { PortalContext } from '../../src/state'
import type { PortalLocation, RouteMatch, RouteName } from '../../src/router'

/** How a route is rendered: by which tag, and with which properties. */
export interface RouteScreen {
  readonly load: () => Promise<ElementDeclaration>
  readonly properties?: (visit: ScreenVisit) => Readonly<Record<string, unknown>>
}

export interface ScreenVisit {
  readonly match: RouteMatch
  readonly location: PortalLocation
  readonly context: PortalContext
  readonly portalTitle: string
  readonly t: Translate<'routes'>
}

const loginOf = ({
  context: {
    portalId,
    authClientConfig: { basicAuthEnabled, ssoEnabled },
  },
  portalTitle,
  t,
}: ScreenVisit) => ({
  ...(portalId && { portalId }),
  instructionText: portalTitle,
  basicAuthLoginEnabled: basicAuthEnabled,
  idpLoginEnabled: ssoEnabled,
  showForgotPasswordLink: basicAuthEnabled,
  showRegisterLink: basicAuthEnabled,
  registerSuccessText: t('registered'),
})

const loadApplicationForm = () => import('../portal-application-form').then((module) => module.default)

const createApplication: RouteScreen = {
  load: loadApplicationForm,
  properties: ({ location }) => {
    const query = new URLSearchParams(location.search)
    return {
      authStrategy: query.get('auth_strategy_id') ?? undefined,
      product: query.get('product') ?? undefined,
      productVersion: query.get('product_version') ?? undefined,
    }
  },
}

/** What each route shows. */
export const screens: Readonly<Record<RouteName, RouteScreen>> = {
  login: {
    load: () => import('../portal-login').then((module) => module.default),
    properties: loginOf,
  },
  registration: {
    load: () => import('../portal-register').then((module) => module.default),
    properties: ({ portalTitle }) => ({
      instructionText: portalTitle,
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
    properties: ({ t }) => ({
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
    properties: ({ match: { params } }) => ({ product: params.product, slug: params.slug }),
  },
  spec: {
    load: () => import('../portal-spec').then((module) => module.default),
    properties: ({ match: { params }, location }) => ({
      product: params.product,
      productVersion: params.product_version,
      operation: addressInLocation(location),
    }),
  },
  'my-apps': {
    load: () => import('../portal-my-apps').then((module) => module.default),
    properties: ({ location }) => ({
      query: new URLSearchParams(location.search).get('query') ?? '',
    }),
  },
  // Redirects to the next one.
  'application-index': createApplication,
  'create-application': createApplication,
  'show-application': {
    load: () => import('../portal-application').then((module) => module.default),
    properties: ({ match: { params } }) => ({ application: params.application_id }),
  },
  'update-application': {
    load: loadApplicationForm,
    properties: ({ match: { params } }) => ({ application: params.application_id }),
  },
  'application-dashboard': {
    load: () => import('../portal-dashboard').then((module) => module.default),
    properties: ({ match: { params }, location: { search } }) => {
      const query = new URLSearchParams(search)
      return {
        application: params.application_id,
        period: query.get('period') ?? undefined,
        productVersion: query.get('product_version') ?? '',
        statusClass: query.get('status_class') ?? '',
        credential: query.get('credential_id') ?? '',
        requestId: query.get('request_id') ?? '',
      }
    },
  },
  'oauth2-redirect': {
    load: () => import('../portal-oauth2-redirect').then((module) => module.default),
  },
  'not-found': { load: () => import('../portal-not-found').then((module) => module.default) },
  forbidden: { load: () => import('../portal-forbidden').then((module) => module.default) },
}

export const loadHeader = () => import('../portal-header').then((module) => module.default)
