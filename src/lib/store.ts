import mitt from 'mitt'

/**
 * A value that changes as a whole, and its listeners. Its two functions are what `useSyncExternalStore` takes. Events are listened
 * to through mitt, as here.
 */
export interface Store<T> {
  readonly get: () => T
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (value: T) => void
}

/** Creates a store. It never looks into its value, which may be a worker, a file or a function. */
export function createStore<T>(initial: T): Store<T> {
  const bus = mitt<{ change: void }>()
  let value = initial
  return {
    get: () => value,
    subscribe(listener) {
      // A listener that subscribes twice is called twice, and each subscription ends by itself.
      const handler = () => listener()
      bus.on('change', handler)
      return () => bus.off('change', handler)
    },
    set(next) {
      value = next
      bus.emit('change')
    },
  }
}
