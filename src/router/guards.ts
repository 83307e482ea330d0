import { formatLocation, type PortalLocation, parseLocation } from './location'
import type { RouteMatch } from './match'
import { paths } from './paths'

/** State of the portal and the visitor when a navigation starts. */
export interface GuardFacts {
  readonly isPublic: boolean
  /** Visitors read what is open to them. */
  readonly isOpenReading: boolean
  readonly isRbacEnabled: boolean
  /** Developers sign in with e-mail address and password. */
  readonly hasPasswords: boolean
  readonly hasSession: boolean
  /** A session that this browser does not know of, or no longer, may still be open on the server. */
  readonly mayHaveLostSession: boolean
  /** The address says `loginSuccess=true`: single sign-on has just come back. */
  readonly loginSucceeded: boolean
  /** Place asked for before signing in. */
  readonly rememberedTarget: string | undefined
  readonly flags: Readonly<Record<string, boolean>>
  /** Flags that must all be on, by route. */
  readonly routeFlags: Readonly<Partial<Record<string, readonly string[]>>>
}

export interface Navigation {
  readonly to: PortalLocation
  readonly match: RouteMatch
}

export type Decision =
  | { readonly kind: 'proceed' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      /** Where the visitor wanted to go, kept until sign-in. */
      readonly remember?: string
      /** The remembered place has been used. */
      readonly forgets?: true
      /** Whether a session that may be left is first ended on the server. */
      readonly endsSession?: true
    }
  /** The server decides: the developer needs `action` on the product. */
  | { readonly kind: 'ask'; readonly productId: string; readonly action: 'view' }

export interface Guard {
  readonly name: string
  /** Undefined leaves the decision to the guards after this one. */
  readonly decide: (navigation: Navigation, facts: GuardFacts) => Decision | undefined
}

const redirect = (to: string, remember?: string) => ({ kind: 'redirect', to, remember }) as const

/** Asked in this order; the first decision counts, except that `ask` lets the later guards speak once it is granted. */
export const guards: readonly Guard[] = [
  {
    name: 'a path that stands for another',
    decide: ({ match }) => (match.route.redirect ? redirect(match.route.redirect) : undefined),
  },
  {
    name: 'developers have one way of single sign-on',
    decide: ({ to, match }) => {
      const isUnknown = ![undefined, 'sso'].includes(match.params.sso)
      return isUnknown ? redirect(`${paths.login}${to.search}`) : undefined
    },
  },
  {
    name: 'open routes skip all checks',
    decide: ({ match }) => (match.route.audience === 'open' ? { kind: 'proceed' } : undefined),
  },
  {
    name: 'back to the place asked for before signing in',
    decide: ({ to, match }, facts) => {
      const target = facts.rememberedTarget
      if (facts.isPublic || !facts.loginSucceeded || !target) return undefined
      const differs = formatLocation(parseLocation(target)) !== formatLocation(to)
      const applies = differs && match.route.audience !== 'auth'
      return applies ? { kind: 'redirect', to: target, forgets: true } : undefined
    },
  },
  {
    name: 'a private portal asks visitors to sign in',
    decide: ({ to, match }, facts) => {
      if (facts.isPublic || facts.hasSession || match.route.audience === 'auth') return undefined
      if (facts.isOpenReading && match.route.audience === 'browse')
        return facts.mayHaveLostSession ? { ...redirect(formatLocation(to)), endsSession: true } : undefined
      const toLogin = redirect(paths.login, formatLocation(to))
      return facts.mayHaveLostSession ? { ...toLogin, endsSession: true } : toLogin
    },
  },
  {
    name: 'routes behind feature flags',
    decide: ({ match }, facts) => {
      const wanted = facts.routeFlags[match.route.name] ?? []
      return wanted.every((flag) => facts.flags[flag] === true) ? undefined : redirect(paths.forbidden)
    },
  },
  {
    name: 'permission on the product',
    decide: ({ match }, facts) => {
      const { permission } = match.route
      const productId = match.params.product
      if (!permission || !productId || facts.isPublic || !facts.isRbacEnabled) return undefined
      return { kind: 'ask', productId, action: permission }
    },
  },
  {
    name: 'home for the signed-in who open login or registration',
    decide: ({ match }, facts) =>
      !facts.isPublic && facts.hasSession && match.route.isForAnonymous ? redirect(paths.catalog) : undefined,
  },
  {
    name: 'a public portal has neither accounts nor applications',
    decide: ({ match }, facts) =>
      facts.isPublic && match.route.audience !== 'browse' ? redirect(paths.catalog) : undefined,
  },
  {
    name: 'nobody registers where passwords are off',
    decide: ({ match }, facts) =>
      match.route.needsPasswords && !facts.hasPasswords ? redirect(paths.login) : undefined,
  },
]

/** `unknown`: there is no such product. */
export type Permission = 'granted' | 'denied' | 'unknown'

/** Asks the server whether the developer may perform an action on a product. */
export type AskPermission = (productId: string, action: 'view') => Promise<Permission>

function refusal(
  permission: Exclude<Permission, 'granted'>,
  to: PortalLocation,
  { isOpenReading, hasSession }: GuardFacts,
) {
  if (permission === 'denied') return redirect(paths.forbidden)
  // It may be there for developers, who come back to it after signing in.
  return redirect(paths.notFound, isOpenReading && !hasSession ? formatLocation(to) : undefined)
}

/**
 * Decides a navigation.
 *
 * @param askPermission - Called at most once, and only when access control is on.
 */
export async function decide(
  navigation: Navigation,
  facts: GuardFacts,
  askPermission: AskPermission,
): Promise<Exclude<Decision, { kind: 'ask' }>> {
  for (const guard of guards) {
    const decision = guard.decide(navigation, facts)
    if (!decision) continue
    if (decision.kind !== 'ask') return decision
    const permission = await askPermission(decision.productId, decision.action)
    if (permission !== 'granted') return refusal(permission, navigation.to, facts)
  }
  return { kind: 'proceed' }
}
