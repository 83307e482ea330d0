import { compile, pathToRegexp } from 'path-to-regexp'
import { matchRoute, type PortalRoute, routes } from '../elements/portal-app/routes'
import { type Arrival, createNavigator, memoryHistory } from '../src/router'
import { matchOptions } from '../src/router/match'

/** Whom the portal may show its first screen to. */
const visitors = {
  publicPortal: { isPublic: true, isOpenReading: false, hasSession: false },
  reader: { isPublic: false, isOpenReading: true, hasSession: false },
  anonymous: { isPublic: false, isOpenReading: false, hasSession: false },
  signedIn: { isPublic: false, isOpenReading: false, hasSession: true },
}

/** A route, for a server that has no code of the kit. */
export interface RouteScreens {
  /** Regular expression of its paths. */
  readonly paths: string
  /** Tag that the guards lead each visitor to, without its prefix. */
  readonly screens: Readonly<Record<keyof typeof visitors, string>>
}

/** Returns where the portal leads its visitors, by route and in the order in which they are tried. */
export const firstScreens = (): Promise<RouteScreens[]> =>
  Promise.all(
    routes.map(async ({ pattern }) => {
      const path = compile(pattern)({ product: 'id', application_id: 'id' })
      const ends = Object.entries(visitors).map(async ([name, visitor]) => [name, await endOf(path, visitor)])
      return {
        paths: pathToRegexp(pattern, matchOptions).regexp.source,
        screens: Object.fromEntries(await Promise.all(ends)) as RouteScreens['screens'],
      }
    }),
  )

/** Settings and permissions that the build cannot know keep nobody from a screen. */
async function endOf(path: string, visitor: (typeof visitors)[keyof typeof visitors]): Promise<string> {
  const facts = {
    ...visitor,
    isRbacEnabled: false,
    hasPasswords: true,
    mayHaveLostSession: false,
    loginSucceeded: false,
    rememberedTarget: undefined,
    flags: {},
    routeFlags: {},
  }
  const ports = {
    facts: () => Promise.resolve(facts),
    askPermission: () => Promise.resolve('granted' as const),
    remember: () => undefined,
    forgetTarget: () => undefined,
    endSession: () => Promise.resolve(),
  }
  const arrival = await new Promise<Arrival<PortalRoute>>((arrived) => {
    createNavigator(memoryHistory(path), matchRoute, ports, arrived).start(new AbortController().signal)
  })
  if (arrival.status === 'failed') throw arrival.error
  return arrival.match.route.tag
}
