import { unwrapped } from './ajv-errors'
import type { InvalidParameter, ParameterSource } from './invalid-parameters'

/** Deeper than any declared body. */
const mostLevels = 16
/** Values in a body, at all levels. No declared body comes near. */
const mostValues = 10_000

/** What is wrong with a text by itself, whatever it is for. PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function textFault(text: string): 'controlCharacter' | 'malformedText' | undefined {
  if (text.includes('\0')) return 'controlCharacter'
  return isWellFormed(text) ? undefined : 'malformedText'
}

/** Finds texts, names of fields among them, that no text may be, and values that are too many or too deep. */
export function faultsOfValues(root: unknown, source: ParameterSource): InvalidParameter[] {
  const found: InvalidParameter[] = []
  // A stack of its own: the depth is what a hostile body chooses.
  const waiting: { value: unknown; field: string; level: number }[] = [{ value: root, field: '', level: 0 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field, level } = next
    count += 1
    if (count + waiting.length > mostValues)
      return [{ field: source, source, rule: 'max_items', maximum: mostValues }]
    if (typeof value === 'string') note(field, textFault(value))
    if (typeof value !== 'object' || value === null) continue
    if (level === mostLevels) return [{ field: source, source, rule: 'invalid', reason: 'tooDeep' }]
    const entries = Object.entries(value)
    if (count + waiting.length + entries.length > mostValues)
      return [{ field: source, source, rule: 'max_items', maximum: mostValues }]
    for (const [name, entry] of entries.reverse()) {
      const fault = textFault(name)
      if (fault) note(field, fault)
      else waiting.push({ value: entry, field: field === '' ? name : `${field}.${name}`, level: level + 1 })
    }
  }
  return found

  function note(field: string, reason: ReturnType<typeof textFault>): void {
    if (reason) found.push({ field: unwrapped(field) || source, source, rule: 'invalid', reason })
  }
}

const loneSurrogate = /\p{Surrogate}/u

function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text)
}
