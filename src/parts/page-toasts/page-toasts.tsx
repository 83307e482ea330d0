import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ToastKind, ToastStore } from '../../ui/toast-store'
import { Toasts } from '../../ui/toasts'

export { toastsCss } from '../../ui/toasts'

/** One for the page: what a screen said just before it gave way to another is still to be read. */
const store = new ToastStore()
const nothing = new ToastStore()

/** Those that could draw the messages; the first of them does, so that each message appears once. */
const places: object[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says something in passing, wherever on the page there is a place for it. */
export const showToast = (kind: ToastKind, message: string): unknown => store.show(kind, message)

/** Where messages in passing appear. Every screen that has some draws it once. */
export function PageToasts() {
  const [place] = useState(() => ({}))
  const isFirst = useSyncExternalStore(subscribe, () => places[0] === place)
  useEffect(() => {
    places.push(place)
    tell()
    return () => {
      places.splice(places.indexOf(place), 1)
      tell()
    }
  }, [place])
  // The places of the others stay, empty: what comes into being together with its words is not read out.
  return <Toasts store={isFirst ? store : nothing} />
}
