import { loadEmbedPolicy } from '../../api/embed-policy'
import { useLanguage } from '../../i18n'
import { useAsync } from '../../state'
import { type Configuration, originOf } from './configuration'
import { elementOf, isRequested } from './manifest'

/** Attributes on which the policy of the preview depends. */
export const policyAttributes = ['user-entity', 'captcha-provider']

/** Returns the query of the preview, from which the server knows the policy. */
export function policyQuery({ tag, attributes }: Configuration): URLSearchParams {
  const query = new URLSearchParams({ element: tag })
  for (const name of policyAttributes) if (attributes[name] !== undefined) query.set(name, attributes[name])
  return query
}

/** Attributes with an address elsewhere, to which the element sends requests, with their origin. */
export function requestedOrigins({ tag, attributes }: Configuration): [name: string, origin: string][] {
  const names = elementOf(tag)?.attributes.map(({ name }) => name) ?? []
  return names.filter(isRequested).flatMap((name): [string, string][] => {
    const origin = originOf(attributes[name] ?? '')
    return origin && origin !== location.origin ? [[name, origin]] : []
  })
}

/** The policy of the page that gets the tag. While the next one is loading the one before stays. */
export function usePolicy(configuration: Configuration) {
  const language = useLanguage()
  const query = policyQuery(configuration)
  if (configuration.page) query.set('page', configuration.page)
  for (const [, origin] of requestedOrigins(configuration)) query.append('connect', origin)
  const search = query.toString()
  return useAsync(
    (signal) => loadEmbedPolicy(location.origin, new URLSearchParams(search), { signal, language }),
    [search, language],
    { keepPreviousData: true },
  )
}
