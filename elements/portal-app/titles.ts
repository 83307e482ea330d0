import type { MessageKey } from '../../src/i18n'
import type { RouteName } from '../../src/router'

/** Message with the title of each route. */
export const titleKeys: Record<RouteName, MessageKey<'routes'>> = {
  login: 'login',
  registration: 'registration',
  'forgot-password': 'forgotPassword',
  'reset-password': 'resetPassword',
  catalog: 'catalog',
  'oauth2-redirect': 'oauth2Redirect',
  spec: 'spec',
  'api-documentation-page': 'apiDocumentationPage',
  'my-apps': 'myApps',
  account: 'account',
  'application-index': 'createApplication',
  'create-application': 'createApplication',
  'update-application': 'updateApplication',
  'application-dashboard': 'applicationDashboard',
  'show-application': 'showApplication',
  'not-found': 'notFound',
  forbidden: 'forbidden',
}
