import { useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../lib/store'

/** The position that the reader points at: the start of a step of time, or the index of a share. */
export type ChartCursor = Store<number | undefined>

export function useNewCursor(): ChartCursor {
  const [cursor] = useState(() => createStore<number | undefined>(undefined))
  return cursor
}

export const useCursor = (cursor: ChartCursor): number | undefined =>
  useSyncExternalStore(cursor.subscribe, cursor.get, cursor.get)
