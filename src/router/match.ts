import { type Route, routes } from './route-table'

export interface RouteMatch {
  readonly route: Route
  /** Decoded values of the pattern's segments; an optional segment that is absent has no entry. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The route of a path without base, query and hash, or undefined when no route has it. Case matters, a slash at the end
 * does not, and a segment that is not valid percent-encoding matches nothing.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const segments = path.split('/').filter((segment) => segment !== '')
  for (const route of routes) {
    const params = matchSegments(patternSegments(route), segments)
    if (params) return { route, params }
  }
  return undefined
}

const patternSegments = (route: Route) => route.pattern.split('/').filter((segment) => segment !== '')

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  let position = 0
  for (const part of pattern) {
    const parameter = /^\{(\w+)([?*]?)\}$/.exec(part)
    const segment = segments[position]
    if (!parameter) {
      if (segment !== part) return undefined
      position += 1
      continue
    }
    const [, name = '', arity] = parameter
    const value = decode(arity === '*' ? segments.slice(position).join('/') : segment)
    if (value === undefined) return undefined
    if (value !== '') params[name] = value
    else if (arity === '') return undefined
    position = arity === '*' ? segments.length : position + 1
  }
  return position >= segments.length ? params : undefined
}

function decode(value = ''): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
