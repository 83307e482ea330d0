/** A value that is often there already. Waiting for one that is would cost every call a turn of the event loop's queue. */
export type MaybePromise<T> = T | Promise<T>

/** Goes on with the value at once where it is there, else when it has come. */
export function whenKnown<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value)
}
