import { isRecord } from './is-record'

/** Returns what is open and what is closed, by name, of a stored value. What else is in it is left out. */
export const readToggles = (stored: unknown): ReadonlyMap<string, boolean> =>
  new Map(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (toggle): toggle is [string, boolean] => typeof toggle[1] === 'boolean',
    ),
  )
