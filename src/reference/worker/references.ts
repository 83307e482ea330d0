import { isRecord } from '../../lib/is-record'
import type { Pointer } from '../protocol/shared-types'
import { anchorsOf } from './anchors'
import { keysOf, valueAt } from './pointer'

export type JsonObject = Record<string, unknown>

/** A value in a description with its JSON pointer. */
export interface LocatedValue<T = unknown> {
  readonly pointer: Pointer
  readonly value: T
}

export type Unresolved = 'missing' | 'external' | 'circular'

export interface ResolvedReference extends LocatedValue {
  /** The last reference on the way, where there was one. */
  readonly reference?: string
  /** Set where there is nothing at its end; `value` is undefined then. */
  readonly unresolved?: Unresolved
}

const MAX_REFERENCES = 100

/** The values of a description, and the references between them. */
export class References {
  #anchors: ReadonlyMap<string, Pointer> | undefined
  readonly #targets = new Map<string, LocatedValue | undefined>()

  constructor(readonly root: JsonObject) {}

  /** Returns the value at a pointer, undefined if there is none. */
  at(pointer: Pointer): unknown {
    const keys = keysOf(pointer)
    return keys && valueAt(this.root, keys)
  }

  /** Follows references until there is something else. */
  follow(located: LocatedValue): ResolvedReference {
    let { pointer, value } = located
    let reference: string | undefined
    const seen = new Set<string>()
    while (isRecord(value) && typeof value.$ref === 'string') {
      const next: string = value.$ref
      const isCircular = seen.has(next) || seen.size > MAX_REFERENCES
      const target = isCircular ? undefined : this.target(next)
      if (!target) {
        const unresolved = isCircular ? 'circular' : next.startsWith('#') ? 'missing' : 'external'
        return { pointer, value: undefined, reference: next, unresolved }
      }
      seen.add(next)
      reference = next
      ;({ pointer, value } = target)
    }
    return { pointer, value, reference }
  }

  /** Where one reference leads, without following it further. */
  target(reference: string): LocatedValue | undefined {
    if (!this.#targets.has(reference)) this.#targets.set(reference, this.#find(reference))
    return this.#targets.get(reference)
  }

  #find(reference: string): LocatedValue | undefined {
    const isPointer = reference === '#' || reference.startsWith('#/')
    const pointer = isPointer ? reference : this.#anchor(reference)
    const value = pointer === undefined ? undefined : this.at(pointer)
    return pointer === undefined || value === undefined ? undefined : { pointer, value }
  }

  #anchor(reference: string): Pointer | undefined {
    this.#anchors ??= anchorsOf(this.root)
    return this.#anchors.get(reference)
  }
}
