import { useState } from 'react'
import { dashboardPath } from '../../parts/analytics/dashboard-path'
import { useEnvironment } from '../../state'

/** As the attributes of the tag and the address have them. */
export interface Filters {
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
export function useFilters(applicationId: string, { period, versions }: Filters) {
  const { assembled, navigate } = useEnvironment()
  const [last, setLast] = useState({ period, versions })
  const [chosen, setChosen] = useState<Filters>({ period, versions })
  if (last.period !== period || last.versions !== versions) {
    setLast({ period, versions })
    setChosen({ period, versions })
  }

  function change(changes: Partial<Filters>) {
    const next = { ...chosen, ...changes }
    setChosen(next)
    if (!assembled) return
    navigate(dashboardPath(applicationId, { period: next.period, versions: next.versions || undefined }))
  }
  return { ...chosen, change }
}
