import type { Namespace } from './messages'

/**
 * The folder of each namespace in `locales/*`. Texts of a folder come in one file, because what shows some of them shows others: `first`
 * has the texts of the portal's frame, of the sign-in and of failures, which must be there when the connection is lost.
 */
export const textFolders: Readonly<Record<Namespace, string>> = {
  common: 'first',
  copy: 'first',
  errors: 'first',
  forms: 'first',
  header: 'first',
  links: 'first',
  login: 'first',
  pages: 'first',
  routes: 'first',
  session: 'first',
  sso: 'first',
  waiting: 'first',
  account: 'accounts',
  forgot: 'accounts',
  invitation: 'accounts',
  passwords: 'accounts',
  register: 'accounts',
  access: 'applications',
  application: 'applications',
  'application-form': 'applications',
  applications: 'applications',
  metrics: 'applications',
  'my-apps': 'applications',
  secrets: 'applications',
  registration: 'registration',
  dashboard: 'dashboard',
  catalog: 'product',
  docs: 'product',
  document: 'product',
  product: 'product',
  reference: 'reference',
  oauth: 'try-it',
  'try-it': 'try-it',
  search: 'search',
  builder: 'builder',
}
