import { isRecord } from '../lib/is-record'

/** The state that Vue Router keeps in an entry; `current` is the address below the router's base. */
interface RoutedState {
  readonly current: string
  readonly position: number
}

const isRouted = (state: unknown): state is RoutedState =>
  isRecord(state) && typeof state.current === 'string' && typeof state.position === 'number'

const addressOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/**
 * Returns the state of the entry at the address that the portal moves to. Before its own next move, Vue Router writes the entry again with
 * the address in its state. Without that state it would be the one that the router knows, and the portal's would be lost.
 */
export function stateOfMove(href: string, { isReplaced }: { isReplaced: boolean }): unknown {
  const state: unknown = window.history.state
  const usual = isReplaced ? state : null
  if (!isRouted(state)) return usual
  const before = addressOf(window.location)
  const after = addressOf(new URL(href, document.baseURI))
  const base = before.slice(0, before.length - state.current.length)
  if (base + state.current !== before || !after.startsWith(base)) return usual
  const current = after.slice(base.length)
  if (isReplaced) return { ...state, current }
  const position = state.position + 1
  return { back: state.current, current, forward: null, position, replaced: false, scroll: null }
}
