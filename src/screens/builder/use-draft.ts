import { useState } from 'react'

/**
 * The text in a field, of which only valid texts become its value.
 *
 * @param value - The value, which replaces what was typed when something else changes it.
 */
export function useDraft(value: string, isValid: (text: string) => boolean, accept: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, value })
  const text = draft.value === value ? draft.text : value
  return {
    text,
    isInvalid: !isValid(text),
    change(typed: string) {
      const isAccepted = isValid(typed)
      setDraft({ text: typed, value: isAccepted ? typed : value })
      if (isAccepted) accept(typed)
    },
  }
}
