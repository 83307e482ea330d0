/**
 * One kind of property: how its attribute's text is parsed and how a value set by a script is validated. Both reject invalid
 * values by throwing an Error whose message says what was expected.
 */
export interface PropertyKind<T> {
  readonly initial: T
  /** `null` set by a script is a value of its own, and not the wish for the default. */
  readonly acceptsNull?: boolean
  /** A function has no attribute, and may come from `configure`. */
  readonly isFunction?: boolean
  fromText(text: string): T
  fromValue(value: unknown): T
}

export type PropertyKinds = Readonly<Record<string, PropertyKind<unknown>>>

/** The values that a set of property kinds stands for. */
export type PropertyValues<K extends PropertyKinds> = {
  -readonly [N in keyof K]: K[N] extends PropertyKind<infer T> ? T : never
}

/** Text as it stands, never trimmed. Without a default an absent attribute is `undefined`, an empty one an empty text. */
export function text(): PropertyKind<string | undefined>
export function text(initial: string): PropertyKind<string>
export function text(initial?: string): PropertyKind<string | undefined> {
  return { initial, fromText: (written) => written, fromValue: String }
}

export interface NumberLimits {
  min?: number
  max?: number
  isWhole?: boolean
}

/**
 * A finite decimal number.
 *
 * @param limits - Smallest and largest accepted value, both included. Anything outside counts as malformed.
 */
export function number(initial?: undefined, limits?: NumberLimits): PropertyKind<number | undefined>
export function number(initial: number, limits?: NumberLimits): PropertyKind<number>
export function number(initial?: number, limits: NumberLimits = {}): PropertyKind<number | undefined> {
  const { min = -Infinity, max = Infinity, isWhole = false } = limits
  const fromValue = (value: unknown) => {
    const read = typeof value === 'string' && value.trim() === '' ? NaN : Number(value)
    if (Number.isFinite(read) && read >= min && read <= max && (!isWhole || Number.isInteger(read)))
      return read
    const range = [min > -Infinity && ` from ${min}`, max < Infinity && ` up to ${max}`]
      .filter(Boolean)
      .join('')
    throw new Error(`a ${isWhole ? 'whole ' : ''}number${range}`)
  }
  return { initial, fromText: fromValue, fromValue }
}

/** True when the attribute is present, whatever it holds, except the text `false`. */
export function flag(initial = false): PropertyKind<boolean> {
  const fromText = (written: string) => written.trim().toLowerCase() !== 'false'
  // Templates of some frameworks hand an attribute's text to the property of the same name.
  return {
    initial,
    fromText,
    fromValue: (value) => (typeof value === 'string' ? fromText(value) : Boolean(value)),
  }
}

/** One of a few texts. Without a default an absent attribute is `undefined`. */
export function choice<const T extends string>(values: readonly T[]): PropertyKind<T | undefined>
export function choice<const T extends string>(values: readonly T[], initial: NoInfer<T>): PropertyKind<T>
export function choice<const T extends string>(
  values: readonly T[],
  initial?: T,
): PropertyKind<T | undefined> {
  const fromValue = (value: unknown) => {
    const found = values.find((candidate) => candidate === value)
    if (found === undefined) throw new Error(`one of ${values.join(', ')}`)
    return found
  }
  return { initial, fromText: (written) => fromValue(written.trim()), fromValue }
}

/** Any value: JSON in the attribute, passed by reference through the property. Its shape is for the screen to check. */
export function json<T>(initial: T): PropertyKind<T> {
  const fromText = (written: string): T => {
    try {
      return JSON.parse(written) as T
    } catch (cause) {
      throw new Error('JSON', { cause })
    }
  }
  return { initial, fromText, fromValue: (value) => value as T, acceptsNull: true }
}

/** A function of the embedder, set as a property or through `configure`; there is no attribute for it. */
export function callback<F extends (...args: never[]) => unknown>(): PropertyKind<F | undefined> {
  const refuse = (): never => {
    throw new Error('a function set as a property')
  }
  const fromValue = (value: unknown) => (typeof value === 'function' ? (value as F) : refuse())
  return { initial: undefined, fromText: refuse, fromValue, isFunction: true }
}
