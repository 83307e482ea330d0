import { PortalError } from './errors'
import { loadResources } from './prepare-api'
import type { MoreResources } from './more-resources'
import type { PortalApiOptions, Resources } from './resources'

export type { PortalApiOptions } from './resources'

/** URLs for image elements. */
interface PortalImages {
  readonly logoUrl: string
  /** The image exists if the appearance names a cover. */
  readonly catalogCoverUrl: string
}

/** Client of the Portal API. Every method takes a signal and fails with a PortalError and nothing else. */
export interface PortalApi extends Omit<Resources, 'portal'>, MoreResources {
  readonly portal: Resources['portal'] & PortalImages
}

type Methods = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>

/** All methods of a resource, by name: one that is missing or unknown is a type error. */
type MethodNames<Resource> = Readonly<Record<keyof Resource & string, true>>

/** Loads a set of resources when it is first needed, and again after a failure. */
function onDemand<Set extends object>(load: () => Promise<Set>) {
  let loading: Promise<Set> | undefined

  async function loaded(request: string): Promise<Set> {
    loading ??= load()
    try {
      return await loading
    } catch (cause) {
      loading = undefined
      throw new PortalError({ code: 'network', request, cause })
    }
  }

  return function later<Name extends keyof Set & string>(
    name: Name,
    methods: MethodNames<Set[Name]>,
  ): Set[Name] {
    const entries = Object.keys(methods).map((verb) => {
      const method = async (...given: unknown[]): Promise<unknown> => {
        const resource = (await loaded(`${name} ${verb}`))[name] as object as Methods
        return resource[verb]?.(...given)
      }
      return [verb, method] as const
    })
    return Object.fromEntries(entries) as unknown as Set[Name]
  }
}

export function createPortalApi(options: PortalApiOptions): PortalApi {
  const images = `${options.apiBaseUrl}/api/v2/portal`
  const later = onDemand(() => loadResources().then(({ createResources }) => createResources(options)))
  const laterStill = onDemand(() =>
    import('./more-resources').then(({ createMoreResources }) => createMoreResources(options)),
  )
  const portal = later('portal', { context: true, appearance: true })
  return {
    portal: {
      context: (given) => portal.context(given),
      appearance: () => portal.appearance(),
      logoUrl: `${images}/logo`,
      catalogCoverUrl: `${images}/catalog-cover`,
    },
    developer: later('developer', {
      authenticate: true,
      verifyEmail: true,
      me: true,
      logout: true,
      refresh: true,
    }),
    user: later('user', { authenticate: true, verifyEmail: true, logout: true, refresh: true }),
    account: later('account', {
      register: true,
      forgotPassword: true,
      resetPassword: true,
      changePassword: true,
      acceptInvitation: true,
    }),
    products: later('products', {
      list: true,
      get: true,
      actions: true,
      versions: true,
      version: true,
      specification: true,
      applications: true,
      specificationBytes: true,
      operations: true,
    }),
    documents: laterStill('documents', { tree: true, text: true, search: true }),
    search: later('search', { catalog: true }),
    applications: laterStill('applications', {
      list: true,
      get: true,
      create: true,
      update: true,
      remove: true,
      authStrategies: true,
      refreshSecret: true,
      grantedScopes: true,
    }),
    credentials: laterStill('credentials', { list: true, create: true, rename: true, revoke: true }),
    registrations: laterStill('registrations', {
      list: true,
      get: true,
      create: true,
      remove: true,
      grantedScopes: true,
    }),
  }
}
