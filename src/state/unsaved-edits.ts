import { useEffect } from 'react'

/** Forms and dialogs whose content would be lost with their screen. */
let unsaved = 0

export const hasUnsavedEdits = (): boolean => unsaved > 0

/** As long as there are unsaved edits, no request in the background ends the session here, which would lead to the sign-in. */
export function useUnsavedEdits(areUnsaved: boolean): void {
  useEffect(() => {
    if (!areUnsaved) return undefined
    unsaved += 1
    return () => void (unsaved -= 1)
  }, [areUnsaved])
}
