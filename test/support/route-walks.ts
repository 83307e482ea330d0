export interface Mode {
  readonly isPublic: boolean
  readonly hasAccessControl: boolean
  /** Of the flag that {@link gated} routes need. */
  readonly isFlagOn: boolean
}
const either = [true, false]
export const modes: readonly Mode[] = either.flatMap((isPublic) =>
  either.flatMap((hasAccessControl) => either.map((isFlagOn) => ({ isPublic, hasAccessControl, isFlagOn }))),
)
export const nameOf = ({ isPublic, hasAccessControl, isFlagOn }: Mode) =>
  `${isPublic ? 'public' : 'private'} portal, access control ${hasAccessControl ? 'on' : 'off'}, flag ${isFlagOn ? 'on' : 'off'}`

/** Flags that routes need. */
export const gated = { 'my-apps': ['apps'], spec: ['apps'] }
/** What `portal.yaml` says in a mode. */
export const settingsOf = ({ isPublic, hasAccessControl, isFlagOn }: Mode) => ({
  name: 'Harbour',
  public: isPublic,
  rbac: hasAccessControl,
  flags: { apps: isFlagOn },
  routes: gated,
})

/** A developer who waits for approval gets no session and is a visitor. */
export const persons = ['a visitor', 'an approved developer', 'a developer without permission'] as const
export type Person = (typeof persons)[number]

/** Addresses with `{tides}` and `{ferries}` for the products: all but one developer may view the first, nobody the second. */
export const addresses = [
  '/login',
  '/login/sso',
  '/login/facebook?email=a',
  '/register',
  '/forgot-password',
  '/reset-password?token=a&email=b',
  '/',
  '/?query=tides#here',
  '/spec/{tides}',
  '/spec/{tides}/1.0?operation=a#b',
  '/spec/{ferries}',
  '/spec/{tides}/oauth2-redirect.html',
  '/docs/{tides}',
  '/docs/{tides}/guides/first-call?section=a#b',
  '/docs/{ferries}/a',
  '/docs/00000000-0000-4000-8000-000000000000',
  '/my-apps?query=a#b',
  '/account',
  '/application',
  '/application/create?product=a',
  '/application/a1',
  '/application/a1/update',
  '/application/a1/application-dashboard',
  '/404',
  '/403',
  '/nowhere/at/all',
] as const
type Address = (typeof addresses)[number]

export const titles = {
  login: 'Log In',
  registration: 'Registration',
  'forgot-password': 'Forgot Password',
  'reset-password': 'Reset Password',
  catalog: 'Product Catalog',
  'oauth2-redirect': 'OAuth2 Authorization',
  spec: 'API Spec',
  'api-documentation-page': 'API Docs',
  'my-apps': 'My Apps',
  account: 'Account',
  'create-application': 'Create Application',
  'update-application': 'Update Application',
  'application-dashboard': 'Application Dashboard',
  'show-application': 'Application',
  'not-found': 'Not Found',
  forbidden: 'Forbidden',
} as const
export type Shown = keyof typeof titles

/** Where each address ends for one person in one mode: `stays`, or the address of another place. */
type Ends = Readonly<Record<Address, string>>
export const stays = 'stays'
const all = (end: string) => Object.fromEntries(addresses.map((address) => [address, end])) as Ends
const open = {
  '/spec/{tides}/oauth2-redirect.html': stays,
  '/404': stays,
  '/403': stays,
  '/nowhere/at/all': '/404',
}
const application = { '/application': '/application/create' }

const onPublicPortal: Ends = {
  ...all('/'),
  ...open,
  '/': stays,
  '/?query=tides#here': stays,
  '/spec/{tides}': stays,
  '/spec/{tides}/1.0?operation=a#b': stays,
  '/spec/{ferries}': stays,
  '/docs/{tides}': stays,
  '/docs/{tides}/guides/first-call?section=a#b': stays,
  '/docs/{ferries}/a': stays,
  '/docs/00000000-0000-4000-8000-000000000000': stays,
}
const withoutSession: Ends = {
  ...all('/login'),
  ...open,
  '/login': stays,
  '/login/sso': stays,
  '/login/facebook?email=a': '/login?email=a',
  '/register': stays,
  '/forgot-password': stays,
  '/reset-password?token=a&email=b': stays,
}
const withoutAccessControl: Ends = {
  ...all(stays),
  ...open,
  ...application,
  '/login': '/',
  '/login/sso': '/',
  '/login/facebook?email=a': '/',
  '/register': '/',
}
const specs = ['/spec/{tides}', '/spec/{tides}/1.0?operation=a#b', '/spec/{ferries}'] as const
const docs = ['/docs/{tides}', '/docs/{tides}/guides/first-call?section=a#b', '/docs/{ferries}/a'] as const
const unknown = '/docs/00000000-0000-4000-8000-000000000000'
const endAt = (end: string, ...some: readonly Address[]) =>
  Object.fromEntries(some.map((address) => [address, end])) as Partial<Ends>

export const hasSession = (person: Person) => person !== 'a visitor'

export function endsOf(mode: Mode, person: Person): Ends {
  // Flags are evaluated before a public portal redirects to its first page.
  const closed = mode.isFlagOn ? {} : endAt('/403', ...specs, '/my-apps?query=a#b')
  if (mode.isPublic) return { ...onPublicPortal, ...closed }
  if (!hasSession(person)) return withoutSession
  const forbidden = {
    ...endAt('/403', '/spec/{ferries}', '/docs/{ferries}/a'),
    ...(person === 'a developer without permission' && endAt('/403', ...specs, ...docs)),
    ...endAt('/404', unknown),
  }
  return {
    ...withoutAccessControl,
    ...(mode.hasAccessControl && forbidden),
    ...closed,
  }
}

/** Routes for which the server is asked what a developer may do; once while one product is read. */
export function asksFor(mode: Mode, person: Person): readonly Address[] {
  if (mode.isPublic || !mode.hasAccessControl || !hasSession(person)) return []
  // A route that the flag has closed is not worth a question.
  return mode.isFlagOn ? [...specs, ...docs, unknown] : [...docs, unknown]
}

/** The place that is kept for after signing in, where an address has led to the login. */
export const keptFor = (address: Address) =>
  address === '/application' ? application['/application'] : address
