import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { type ToastKind, ToastStore } from '../../ui/dialogs/toast-store'
import { Toasts } from '../../ui/dialogs/toasts'

/** One for the page, so that messages stay visible when the screen changes. */
const store = new ToastStore()
const nothing = new ToastStore()

/** Mounted instances. The first of them renders the messages, so that each appears once. */
const instances = createStore<readonly object[]>([])

/** Shows a short message in the page's toasts. */
export const showToast = (kind: ToastKind, message: string): unknown => store.show(kind, message)

/** Renders the page's toasts. A screen with messages mounts it once. */
export function PageToasts() {
  const [instance] = useState(() => ({}))
  const isFirst = useSyncExternalStore(
    instances.subscribe,
    () => instances.get()[0] === instance,
    () => false,
  )
  useEffect(() => {
    instances.set([...instances.get(), instance])
    return () => instances.set(instances.get().filter((one) => one !== instance))
  }, [instance])
  // The others stay mounted and empty: a live region that appears together with its text is not read out.
  return <Toasts store={isFirst ? store : nothing} />
}
