import type { Translate } from '../../src/i18n'
import { addressInLocation } from '../../src/reference/page-location'
import type { PortalContext } from '../../src/state'
import type { PortalLocation, RouteMatch, RouteName } from '../../src/router'

interface Visit {
  readonly match: RouteMatch
  readonly location: PortalLocation
}

interface FormSettings {
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
}: FormSettings) => ({
  ...(portalId && { portalId }),
  instructionText: portalTitle,
  basicAuthLoginEnabled: basicAuthEnabled,
  idpLoginEnabled: ssoEnabled,
  showForgotPasswordLink: basicAuthEnabled,
  showRegisterLink: basicAuthEnabled,
  registerSuccessText: t('registered'),
})

type PropertiesBy<From> = Partial<Record<RouteName, (from: From) => Readonly<Record<string, unknown>>>>

/** Properties of the tag of a route that the portal's settings decide. */
export const formProperties: PropertiesBy<FormSettings> = {
  login: loginOf,
  registration: ({ portalTitle }) => ({
    instructionText: portalTitle,
    registerRequestEndpoint: '/api/v2/developer',
    requestWrapper: ({ email, fullName, captcha_token }: Record<string, string>) => ({
      email,
      full_name: fullName,
      captcha_token,
    }),
    showLoginLink: true,
  }),
  'forgot-password': ({ t }) => ({
    resetPasswordRequestEndpoint: '/api/v2/developer/forgot-password',
    requestWrapper: (entered: Record<string, string>) => entered,
    instructionText: t('forgotPasswordInstruction'),
    showLoginLink: true,
  }),
}

/** Properties of the tag of a route that its location decides. */
export const locationProperties: PropertiesBy<Visit> = {
  'api-documentation-page': ({ match: { params } }) => ({ product: params.product, slug: params.slug }),
  spec: ({ match: { params }, location }) => ({
    product: params.product,
    productVersion: params.product_version,
    operation: addressInLocation(location),
  }),
  'my-apps': ({ location }) => ({
    query: new URLSearchParams(location.search).get('query') ?? '',
  }),
  'create-application': ({ location }) => {
    const query = new URLSearchParams(location.search)
    return {
      authStrategy: query.get('auth_strategy_id') ?? undefined,
      product: query.get('product') ?? undefined,
      productVersion: query.get('product_version') ?? undefined,
    }
  },
  'show-application': ({ match: { params } }) => ({ application: params.application_id }),
  'update-application': ({ match: { params } }) => ({ application: params.application_id }),
  'application-dashboard': ({ match: { params }, location: { search } }) => {
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
}
