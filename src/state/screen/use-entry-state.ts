import { useContext, useEffect, useState } from 'react'
import { NavigationContext } from '../screen-contexts'

/**
 * State that is remembered for when the viewer comes back to the entry of the history in which the component was mounted.
 *
 * @param name - Tells values of one entry apart. Undefined: nothing is remembered.
 * @param readValue - Returns the first value. @param readValue.stored - What is remembered; anything, if it was tampered with.
 */
export function useEntryState<T>(
  name: string | undefined,
  readValue: (stored: unknown) => T,
): [value: T, setValue: (value: T) => void] {
  const navigation = useContext(NavigationContext)
  const [entry] = useState(() => (name === undefined ? undefined : navigation?.entry()))
  const [value, setValue] = useState(() => readValue(entry?.read(name ?? '')))
  useEffect(() => {
    if (name !== undefined) entry?.write(name, value)
  }, [entry, name, value])
  return [value, setValue]
}
