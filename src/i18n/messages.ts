import type account from './locales/en/account'
import type access from './locales/en/access'
import type applications from './locales/en/applications'
import type myApps from './locales/en/my-apps'
import type secrets from './locales/en/secrets'
import type applicationForm from './locales/en/application-form'
import type application from './locales/en/application'
import type registration from './locales/en/registration'
import type builder from './page-locales/en/builder'
import type catalog from './locales/en/catalog'
import type common from './locales/en/common'
import type copy from './locales/en/copy'
import type dashboard from './locales/en/dashboard'
import type metrics from './locales/en/metrics'
import type docs from './locales/en/docs'
import type document from './locales/en/document'
import type errors from './locales/en/errors'
import type forgot from './locales/en/forgot'
import type forms from './locales/en/forms'
import type header from './locales/en/header'
import type invitation from './locales/en/invitation'
import type links from './locales/en/links'
import type login from './locales/en/login'
import type oauth from './locales/en/oauth'
import type pages from './locales/en/pages'
import type product from './locales/en/product'
import type passwords from './locales/en/passwords'
import type register from './locales/en/register'
import type reference from './locales/en/reference'
import type routes from './locales/en/routes'
import type session from './locales/en/session'
import type sso from './locales/en/sso'
import type waiting from './locales/en/waiting'
import type tryIt from './locales/en/try-it'

/** Every namespace with its English texts. A new one is a line here and a file per language. */
export interface Messages {
  access: typeof access
  account: typeof account
  applications: typeof applications
  'my-apps': typeof myApps
  secrets: typeof secrets
  'application-form': typeof applicationForm
  application: typeof application
  registration: typeof registration
  builder: typeof builder
  catalog: typeof catalog
  common: typeof common
  copy: typeof copy
  dashboard: typeof dashboard
  metrics: typeof metrics
  docs: typeof docs
  document: typeof document
  errors: typeof errors
  forgot: typeof forgot
  forms: typeof forms
  header: typeof header
  invitation: typeof invitation
  links: typeof links
  login: typeof login
  oauth: typeof oauth
  pages: typeof pages
  product: typeof product
  passwords: typeof passwords
  register: typeof register
  reference: typeof reference
  routes: typeof routes
  session: typeof session
  sso: typeof sso
  waiting: typeof waiting
  'try-it': typeof tryIt
}

export type Namespace = keyof Messages

type PluralForm = 'one' | 'many' | 'other'
type PluralKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never
/** Namespaces in which a number decides between several forms of a text. */
export type NamespaceWithPlurals = {
  [N in Namespace]: [PluralKey<keyof Messages[N]>] extends [never] ? never : N
}[Namespace]

type BaseKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key

/** The texts that another language must have. `_many`, which English lacks, is optional; without it `_other` is used. */
export type Translation<English> = Record<keyof English, string> &
  Partial<Record<`${PluralKey<keyof English>}_many`, string>>

/** Keys to ask for: plural forms go by their common name. */
export type MessageKey<N extends Namespace> = BaseKey<keyof Messages[N]> & string

type NameOf<Placeholder> = Placeholder extends `${infer Name},${string}` ? Name : Placeholder
type Placeholders<Text> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? NameOf<Placeholder> | Placeholders<Rest>
  : never

type Values<N extends Namespace, Key> = {
  [K in keyof Messages[N]]: BaseKey<K> extends Key
    ? Placeholders<Messages[N][K]> | (K extends Key ? never : 'count')
    : never
}[keyof Messages[N]]

type ValueOf<Name> = Name extends 'count' ? number : string | number

/** Gives the text of a key. Placeholders of the English text are required values; plural texts require `count`. */
export type Translate<N extends Namespace> = <Key extends MessageKey<N>>(
  key: Key,
  ...values: [Values<N, Key>] extends [never] ? [] : [{ readonly [Name in Values<N, Key>]: ValueOf<Name> }]
) => string

/** Keys of texts that take no values. */
export type PlainMessageKey<N extends Namespace> = {
  [Key in MessageKey<N>]: [Values<N, Key>] extends [never] ? Key : never
}[MessageKey<N>]
