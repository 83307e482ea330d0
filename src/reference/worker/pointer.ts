import type { Pointer } from '../protocol/shared-types'

/** Returns the pointer of a descendant. */
export const childPointer = (pointer: Pointer, ...keys: readonly (string | number)[]): Pointer =>
  keys.reduce<Pointer>(
    (path, key) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  )

function decoded(segment: string): string {
  let text = segment
  try {
    if (segment.includes('%')) text = decodeURIComponent(segment)
  } catch {
    // A percent sign that was meant as such.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Returns the keys of a pointer; undefined if the string is no pointer. */
export function keysOf(pointer: Pointer): string[] | undefined {
  if (pointer === '#' || pointer === '') return []
  return pointer.startsWith('#/') ? pointer.slice(2).split('/').map(decoded) : undefined
}

/** Returns the value under the keys, undefined if there is none. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  let value = root
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}
