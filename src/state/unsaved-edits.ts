import { useEffect } from 'react'

/** Forms and dialogs whose content would be lost with their screen. */
const edits = { open: 0, sent: 0 }

/** Whether there are edits that are not being sent. */
export const hasUnsavedEdits = (): boolean => edits.open > 0

export const hasSentEdits = (): boolean => edits.sent > 0

/**
 * As long as there are unsaved edits, no request in the background ends the session here, which would lead to the sign-in, or leads to the
 * page for what is forbidden.
 *
 * @param areSent - Edits that are being sent have to notice the end of the session.
 */
export function useUnsavedEdits(areUnsaved: boolean, areSent = false): void {
  useEffect(() => {
    if (!areUnsaved) return undefined
    const state = areSent ? 'sent' : 'open'
    edits[state] += 1
    return () => void (edits[state] -= 1)
  }, [areUnsaved, areSent])
}
