import { isRecord } from '../../src/lib/is-record'

/** Fields whose values stay in memory: they sign in, or are shown once. So do all of the reference, whose fields take credentials. */
const SECRET = /code|key|pass|secret|token/i
const FIELDS =
  'textarea, select, input:is(:not([type]), [type=text], [type=email], [type=search], [type=tel], [type=url], [type=number])'

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields whose values are no secrets, by their names, or by their positions among those without one. */
function typedFields(root: HTMLElement): Map<string, TypedField> {
  const all = [...root.querySelectorAll<TypedField>(FIELDS)].filter(
    (field) => !SECRET.test(`${field.name} ${field.autocomplete}`) && !field.closest('.pe-spec'),
  )
  return new Map(all.map((field, index) => [field.name || String(index), field]))
}

/** Returns what has been typed below an element, for `restoreTypedValues`. */
export function typedValues(root: HTMLElement): string {
  const entries = [...typedFields(root)].map(([name, { value }]) => [name, value])
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value)))
}

/** Fields that are not there by then are not coming. */
const LONGEST_WAIT_MS = 15_000

/** As typed: the screen listens for `input`, and React looks for a value that was set past it. */
function type(field: TypedField, value: string): void {
  const { prototype } = field.constructor as { prototype: TypedField }
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function readValues(kept: string): [string, unknown][] {
  try {
    const values: unknown = JSON.parse(kept)
    return isRecord(values) ? Object.entries(values) : []
  } catch {
    return []
  }
}

/** Gives values back to their fields as these appear. A field that has another value by then keeps it. */
export function restoreTypedValues(root: HTMLElement, kept: string): void {
  const left = new Map(readValues(kept))
  function restore() {
    for (const [name, field] of typedFields(root)) {
      const value = left.get(name)
      left.delete(name)
      if (typeof value === 'string' && !field.value) type(field, value)
    }
    if (left.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS)
  restore()
}
