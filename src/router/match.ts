import { match, type ParamData } from 'path-to-regexp'
import type { Route } from './route'

export interface RouteMatch<R extends Route = Route> {
  readonly route: R
  /** Decoded values of the pattern's parameters; one that is absent has no entry. */
  readonly params: Readonly<Partial<Record<string, string>>>
}

/** Returns the route of a path without base, query and hash, or undefined when no route has it. */
export type MatchRoute<R extends Route> = (path: string) => RouteMatch<R> | undefined

/** For paths of any origin: case matters, a slash at the end does not. */
export const matchOptions = { sensitive: true } as const

/**
 * Returns a function that finds the first route whose pattern fits. A path that is not valid percent-encoding fits none.
 *
 * @param routes - In the order in which they are tried.
 */
export function routeMatcher<R extends Route>(routes: readonly R[]): MatchRoute<R> {
  const matchers = routes.map((route) => ({ route, matches: match(route.pattern, matchOptions) }))
  return (path) => {
    try {
      for (const { route, matches } of matchers) {
        const found = matches(path || '/')
        if (found) return { route, params: joined(found.params) }
      }
    } catch (error) {
      if (!(error instanceof URIError)) throw error
    }
    return undefined
  }
}

const joined = (params: ParamData) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(Boolean).join('/') : value,
    ]),
  )
