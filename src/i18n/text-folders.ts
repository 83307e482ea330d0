import type { Namespace } from './messages'

/**
 * The folder of each namespace in `locales/*`. Texts of a folder come in one file, because what shows some of them shows others: `first`
 * has the texts of the portal's frame and of the sign-in.
 */
export const textFolders: Readonly<Record<Namespace, string>> = {
  common: 'first',
  copy: 'first',
  forms: 'first',
  header: 'first',
  login: 'first',
  routes: 'first',
  account: 'accounts',
  forgot: 'accounts',
  invitation: 'accounts',
  links: 'accounts',
  passwords: 'accounts',
  register: 'accounts',
  session: 'accounts',
  sso: 'accounts',
  waiting: 'accounts',
  errors: 'failures',
  pages: 'failures',
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
  builder: 'builder',
}
