import { isRecord } from '../../lib/is-record'
import type { Pointer } from '../protocol/shared-types'
import { childPointer } from './pointer'

/** Places that references name by a word: `$anchor`, `$dynamicAnchor`, and schemas that have an `$id`. */
export function anchorsOf(root: unknown): ReadonlyMap<string, Pointer> {
  const anchors = new Map<string, Pointer>()

  function visit(value: unknown, pointer: Pointer): void {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, childPointer(pointer, index)))
    if (!isRecord(value)) return
    for (const anchor of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof anchor === 'string' && !anchors.has(`#${anchor}`)) anchors.set(`#${anchor}`, pointer)
    }
    if (typeof value.$id === 'string' && !anchors.has(value.$id)) anchors.set(value.$id, pointer)
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'object' && part !== null) visit(part, childPointer(pointer, key))
    }
  }

  visit(root, '#')
  return anchors
}
