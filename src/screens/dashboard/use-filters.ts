import { dashboardPath } from '../../parts/analytics/dashboard-path'
import { useNavigation, useStateFor } from '../../state'
import type { RequestFilters } from './requests/request-filter-values'

/** As the attributes of the tag and the address have them. */
export interface Filters extends RequestFilters {
  readonly period: string
  /** IDs of product versions, separated by commas. Empty: all. */
  readonly versions: string
}

/**
 * Returns what the reader wants to see, and changes it. Inside the portal the address follows, so that it can be shared and
 * the way back leads through it; elsewhere the address is the page's own.
 *
 * @param given - Counts at first, and whenever it changes.
 */
export function useFilters(applicationId: string, given: Filters) {
  const { assembled, navigate } = useNavigation()
  const [chosen, setChosen] = useStateFor(JSON.stringify(given), () => given)

  function change(changes: Partial<Filters>) {
    const next = { ...chosen, ...changes }
    setChosen(next)
    if (assembled) navigate(dashboardPath(applicationId, next))
  }
  return { ...chosen, change }
}
