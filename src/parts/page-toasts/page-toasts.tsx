import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { type ToastKind, ToastStore } from '../../ui/toast-store'
import { Toasts } from '../../ui/toasts'

/** One for the page: what a screen said just before it gave way to another is still to be read. */
const store = new ToastStore()
const nothing = new ToastStore()

/** Those that could draw the messages; the first of them does, so that each message appears once. */
const instances = createStore<readonly object[]>([])

/** Says something in passing, wherever on the page there is a place for it. */
export const showToast = (kind: ToastKind, message: string): unknown => store.show(kind, message)

/** Where messages in passing appear. Every screen that has some draws it once. */
export function PageToasts() {
  const [instance] = useState(() => ({}))
  const isFirst = useSyncExternalStore(instances.subscribe, () => instances.get()[0] === instance)
  useEffect(() => {
    instances.set([...instances.get(), instance])
    return () => instances.set(instances.get().filter((one) => one !== instance))
  }, [instance])
  // The places of the others stay, empty: what comes into being together with its words is not read out.
  return <Toasts store={isFirst ? store : nothing} />
}
