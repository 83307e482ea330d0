import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'

/**
 * State that belongs to a key, such as a value that the tag was given. With another key it begins anew, in the same render. What is set
 * for a key before is dropped.
 */
export function useStateFor<T>(
  key: string,
  initial: () => T,
): [value: T, setValue: Dispatch<SetStateAction<T>>] {
  const [stored, setStored] = useState(() => ({ key, value: initial() }))
  let current = stored
  if (stored.key !== key) {
    current = { key, value: initial() }
    setStored(current)
  }
  const setValue = useCallback(
    (change: SetStateAction<T>) =>
      setStored((before) => {
        if (before.key !== key) return before
        return { key, value: change instanceof Function ? change(before.value) : change }
      }),
    [key],
  )
  return [current.value, setValue]
}
