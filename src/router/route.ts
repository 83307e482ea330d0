/**
 * Who may open a route. `open`: everyone, without a check. `auth`: visitors who sign in or create an account. `browse`: visitors of a
 * public portal too, and of one with open reading. `personal`: the signed-in developer of a private portal.
 */
export type RouteAudience = 'open' | 'auth' | 'browse' | 'personal'

/** The part of a route that the guards and the navigator read. */
export interface Route {
  readonly name: string
  /** In the grammar of path-to-regexp: `:name` is one segment, `*name` the rest, slashes included; braces enclose what is optional. */
  readonly pattern: string
  readonly audience: RouteAudience
  /** Action that the developer must have on the product in the path. */
  readonly permission?: 'view'
  /** Signed-in developers are led to the catalog. */
  readonly isForAnonymous?: true
  /** Only where developers sign in with a password. */
  readonly needsPasswords?: true
  /** Path to redirect to. */
  readonly redirect?: string
}
