import { PortalError } from './errors'
import { loadResources } from './prepare-api'
import type { MoreResources } from './more-resources'
import { pageResponse } from './page-responses'
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

/** The language asks values for them: a resource is no promise, and no text. */
const notMethods: readonly string[] = ['then', 'toJSON']

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

  /** Stands for a resource: each of its methods loads the set first. */
  return <Name extends keyof Set & string>(name: Name): Set[Name] =>
    new Proxy({} as Set[Name] & object, {
      get(_resource, verb) {
        if (typeof verb === 'symbol' || notMethods.includes(verb)) return undefined
        return async (...given: unknown[]): Promise<unknown> => {
          const resource = (await loaded(`${name} ${verb}`))[name] as object as Methods
          return resource[verb]?.(...given)
        }
      },
    })
}

export function createPortalApi(options: PortalApiOptions): PortalApi {
  const images = `${options.apiBaseUrl}/api/v2/portal`
  const later = onDemand(() => loadResources().then(({ createResources }) => createResources(options)))
  const laterStill = onDemand(() =>
    import('./more-resources').then(({ createMoreResources }) => createMoreResources(options)),
  )
  const portal = later('portal')
  let isContextKnown = false
  const own = {
    portal: {
      context: async (given) => {
        const known = isContextKnown ? undefined : pageResponse('context', options.apiBaseUrl)
        // The next time it may have changed.
        isContextKnown = true
        return known ?? portal.context(given)
      },
      appearance: async () => pageResponse('appearance', options.apiBaseUrl) ?? portal.appearance(),
      logoUrl: `${images}/logo`,
      catalogCoverUrl: `${images}/catalog-cover`,
    },
  } satisfies Pick<PortalApi, 'portal'>
  const isFirst = (name: string): name is keyof Resources =>
    ['developer', 'user', 'account', 'products', 'search'].includes(name)
  // Every other name is one of the resources that only some screens use.
  return new Proxy(own as PortalApi, {
    get: (_api, name: keyof PortalApi) => {
      if (name === 'portal') return own.portal
      return isFirst(name) ? later(name) : laterStill(name as keyof MoreResources)
    },
  })
}
