import type { PropertyKinds } from './property-kinds'

/** Where a value comes from when the element itself was given none. Texts are read as an attribute would be. */
export type FallbackLayer = (name: string) => { value: unknown } | { text: string } | undefined

interface StorePorts {
  readonly fallbacks: readonly FallbackLayer[]
  /** Something was set; the values may differ from now on. */
  changed(): void
  /** A value was malformed and the next source, in the end the default, is used. Told once for the same value. */
  refused(name: string, given: unknown, reason: Error): void
}

/**
 * Values of one element's properties. Of attribute and property the one set last counts; removing the attribute or
 * setting the property to `undefined` gives way to the other, then to the fallbacks, then to the default.
 */
export class PropertyStore {
  readonly #kinds: PropertyKinds
  readonly #ports: StorePorts
  readonly #fromScript = new Map<string, unknown>()
  readonly #fromMarkup = new Map<string, unknown>()
  readonly #refusals = new Map<string, unknown>()

  constructor(kinds: PropertyKinds, ports: StorePorts) {
    this.#kinds = kinds
    this.#ports = ports
  }

  /** The value that this element itself was given; `undefined` without a valid one. */
  own(name: string): unknown {
    return this.#fromScript.has(name) ? this.#fromScript.get(name) : this.#fromMarkup.get(name)
  }

  value(name: string): unknown {
    const own = this.own(name)
    if (own !== undefined) return own
    for (const layer of this.#ports.fallbacks) {
      const found = layer(name)
      if (!found) continue
      const value =
        'text' in found ? this.#read(name, found.text, true) : this.#read(name, found.value, false)
      if (value !== undefined) return value
    }
    return this.#kinds[name]?.initial
  }

  setFromScript(name: string, given: unknown): void {
    const value = this.#read(name, given, false)
    if (value === undefined) this.#fromScript.delete(name)
    else this.#fromScript.set(name, value)
    this.#ports.changed()
  }

  /** @param isLatest - False while an upgrade repeats attributes that are older than a property set by a script. */
  setFromMarkup(name: string, written: string | null, isLatest: boolean): void {
    const value = written === null ? undefined : this.#read(name, written, true)
    if (isLatest) this.#fromScript.delete(name)
    if (value === undefined) this.#fromMarkup.delete(name)
    else this.#fromMarkup.set(name, value)
    this.#ports.changed()
  }

  #read(name: string, given: unknown, isText: boolean): unknown {
    const kind = this.#kinds[name]
    if (!kind || given === undefined || (given === null && !kind.acceptsNull)) return undefined
    try {
      const value = isText ? kind.fromText(String(given)) : kind.fromValue(given)
      this.#refusals.delete(name)
      return value
    } catch (reason) {
      if (!this.#refusals.has(name) || this.#refusals.get(name) !== given) {
        this.#refusals.set(name, given)
        this.#ports.refused(name, given, reason instanceof Error ? reason : new Error(String(reason)))
      }
      return undefined
    }
  }
}
