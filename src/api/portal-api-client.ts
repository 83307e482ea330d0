import { PortalError } from './errors'
import { loadResources } from './prepare-api'
import type { PortalApiOptions, Resources } from './resources'

export type { PortalApiOptions } from './resources'

/** Addresses for image elements. */
interface PortalImages {
  readonly logoUrl: string
  /** There is one where the appearance names a cover. */
  readonly catalogCoverUrl: string
}

/** Client of the Portal API. Every call takes a signal and fails with a PortalError and nothing else. */
export interface PortalApi extends Omit<Resources, 'portal'> {
  readonly portal: Resources['portal'] & PortalImages
}

type Methods = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>

export function createPortalApi(options: PortalApiOptions): PortalApi {
  const images = `${options.apiBaseUrl}/api/v2/portal`
  let resources: Promise<Resources> | undefined

  async function resourcesFor(request: string): Promise<Resources> {
    resources ??= loadResources().then(({ createResources }) => createResources(options))
    try {
      return await resources
    } catch (cause) {
      resources = undefined
      throw new PortalError({ code: 'network', request, cause })
    }
  }

  function later<Name extends keyof Resources>(name: Name): Resources[Name] {
    const method =
      (_: object, verb: string) =>
      async (...given: unknown[]): Promise<unknown> => {
        const resource = (await resourcesFor(`${name} ${verb}`))[name] as object as Methods
        return resource[verb]?.(...given)
      }
    return new Proxy({}, { get: method }) as Resources[Name]
  }

  const portal = later('portal')
  return {
    portal: {
      context: (given) => portal.context(given),
      appearance: (given) => portal.appearance(given),
      logoUrl: `${images}/logo`,
      catalogCoverUrl: `${images}/catalog-cover`,
    },
    developer: later('developer'),
    user: later('user'),
    products: later('products'),
    search: later('search'),
  }
}
