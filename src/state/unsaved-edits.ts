import { useEffect } from 'react'

/** One object for each form or dialog whose content would be lost with its screen. */
const unsaved = new Set<object>()

export const hasUnsavedEdits = (): boolean => unsaved.size > 0

/** As long as there are unsaved edits, no request in the background ends the session here, which would lead to the sign-in. */
export function useUnsavedEdits(areUnsaved: boolean): void {
  useEffect(() => {
    if (!areUnsaved) return undefined
    const edits = {}
    unsaved.add(edits)
    return () => void unsaved.delete(edits)
  }, [areUnsaved])
}
