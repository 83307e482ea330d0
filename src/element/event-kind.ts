import type { EventKind } from './element-contract'

/** `event<{ query: string }>()`; without a type argument the detail is an empty object. */
export function event<D extends object | void = void>(options: { cancelable?: boolean } = {}): EventKind<D> {
  return { cancelable: options.cancelable ?? false }
}
