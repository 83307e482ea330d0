import { matchRoute, type PortalRoute } from '../../elements/portal-app/routes'
import type { GuardFacts } from '../../src/router/guards'
import { memoryHistory } from '../../src/router/history'
import { formatLocation } from '../../src/router/location'
import { type Arrival, createNavigator, type NavigatorPorts } from '../../src/router/navigator'

/** A developer on a private portal with access control. */
export const facts: GuardFacts = {
  isPublic: false,
  isOpenReading: false,
  isRbacEnabled: true,
  hasPasswords: true,
  hasSession: true,
  mayHaveLostSession: false,
  loginSucceeded: false,
  rememberedTarget: undefined,
  flags: {},
  routeFlags: {},
}

/** Returns a navigator that never ends, by default on a memory history, and a way to wait for where it arrives. */
export function portalAt(
  initial: string,
  ports: Partial<NavigatorPorts> = {},
  history = memoryHistory(initial),
) {
  const arrivals: Arrival<PortalRoute>[] = []
  let announce: (() => void) | undefined
  const remembered: string[] = []
  const navigator = createNavigator(
    history,
    matchRoute,
    {
      facts: () => Promise.resolve(facts),
      askPermission: () => Promise.resolve('granted'),
      remember: (target) => remembered.push(target),
      forgetTarget: () => undefined,
      endSession: () => Promise.resolve(),
      ...ports,
    },
    (arrival) => {
      arrivals.push(arrival)
      announce?.()
    },
  )
  const arrival = async (act: () => void): Promise<string> => {
    const seen = new Promise<void>((resolve) => (announce = resolve))
    act()
    await seen
    const last = arrivals.at(-1)
    return last?.status === 'shown' ? formatLocation(last.location) : 'failed'
  }
  const start = () => navigator.start(new AbortController().signal)
  return { navigator, start, history, arrivals, arrival, remembered }
}
