import { useState } from 'react'
import { useSessionKey } from '../screen/hooks'

/**
 * Returns the value, or as long as there is none the last one of the same scope and viewer: a page of a list stays while the next one
 * loads, and if that fails.
 */
export function useLastRead<T extends object>(value: T | undefined, scope = ''): T | undefined {
  const wanted = `${useSessionKey()} ${scope}`
  const [last, setLast] = useState({ scope: wanted, value })
  const next = value ?? (last.scope === wanted ? last.value : undefined)
  if (last.scope !== wanted || last.value !== next) setLast({ scope: wanted, value: next })
  return next
}
