import { useCallback, useSyncExternalStore } from 'react'
import { type Portal, useInvalidate, usePortal } from '../../state'
import { useSessionKey } from '../../state/screen/hooks'
import { firstStepsPath } from './first-steps-read'

/** What was reported in this page, by viewer and step. */
const reported = new WeakMap<Portal, Set<string>>()

/**
 * Returns a function that reports a step of a new developer, once. It does nothing for viewers without a list of first steps, and never
 * starts a portal: API descriptions of other sites have none.
 */
export function useFirstSteps(): (step: 'read' | 'call') => void {
  const portal = usePortal()
  const viewer = useSessionKey()
  const invalidate = useInvalidate()
  const { api, context } = portal
  const read = () => context.current?.hasFirstSteps ?? false
  const hasList = useSyncExternalStore(context.subscribe, read, read) && viewer !== undefined
  return useCallback(
    (step) => {
      if (!hasList) return
      const known = reported.get(portal) ?? new Set()
      reported.set(portal, known)
      const key = `${step} ${viewer}`
      if (known.has(key)) return
      known.add(key)
      api.PATCH(firstStepsPath, { body: { done: step } }).then(
        () => invalidate(firstStepsPath),
        // The next one is another attempt.
        () => known.delete(key),
      )
    },
    [api, hasList, invalidate, portal, viewer],
  )
}
