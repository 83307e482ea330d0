/** Paths of routes without parameters. */
export const paths = {
  catalog: '/',
  login: '/login',
  registration: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  myApps: '/my-apps',
  account: '/account',
  createApplication: '/application/create',
  notFound: '/404',
  forbidden: '/403',
} as const

const joined = (...segments: readonly (string | undefined)[]): string =>
  segments.flatMap((segment) => (segment ? encodeURIComponent(segment) : [])).join('/')

/** Returns a path with query parameters; those without a value are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

interface SpecRoute {
  readonly product: string
  /** ID or name. Default: the newest version. */
  readonly version?: string
  /** With its question mark; what is open in it, as `withPageParameters` writes it. Default: none, and the overview. */
  readonly query?: string
  /** With its hash sign. Default: none. */
  readonly hash?: string
}

/** Returns the path of an API reference. */
export const specPath = ({ product, version, query = '', hash = '' }: SpecRoute): string =>
  `/spec/${joined(product, version)}${query}${hash}`

/** Returns the path of a product's documentation. @param slugs - Of the page and of its parent. Default: the first page. */
export const docsPath = (product: string, ...slugs: readonly string[]): string =>
  `/docs/${joined(product, ...slugs)}`

/** Returns the path of the page to which identity providers redirect after a sign-in in Try it. */
export const oauth2RedirectPath = (product: string): string => `/spec/${joined(product)}/oauth2-redirect.html`

export const applicationPath = (applicationId: string): string => `/application/${joined(applicationId)}`

/** Query parameter that leads to the dialog for a new credential. */
export const NEW_CREDENTIAL = 'new_credential'

/** @param path - Of an application, or of their list, in which the developer chooses one. */
export const newCredentialPath = (path: string): string => withQuery(path, { [NEW_CREDENTIAL]: 'true' })

interface ChoosePasswordQuery {
  readonly email: string
  readonly token: string
  /** The account still waits for approval, which the login then says. */
  readonly awaitsApproval: boolean
}

/** Returns the path of the form that sets the first password of an account whose address has just been confirmed. */
export const choosePasswordPath = ({ email, token, awaitsApproval }: ChoosePasswordQuery): string =>
  withQuery(paths.resetPassword, { email, token, awaitsApproval: awaitsApproval ? 'true' : undefined })

interface CreateApplicationQuery {
  readonly product: string
  readonly version: string
  /** Default: the developer chooses. */
  readonly authStrategy: string | undefined
}

/** Returns the path of the form that creates an application and then continues a registration. */
export const createApplicationPath = ({ product, version, authStrategy }: CreateApplicationQuery): string =>
  withQuery(paths.createApplication, { product, product_version: version, auth_strategy_id: authStrategy })
