import type { Constraint } from '../../protocol/schema'
import type { JsonObject } from '../references'

const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
]

/** Up to OpenAPI 3.0 `exclusiveMinimum` is a mark on `minimum`; since then it is a limit of its own. */
function evenedOut(limits: Map<string, unknown>): void {
  for (const side of ['Minimum', 'Maximum']) {
    const [inclusive, exclusive] = [side.toLowerCase(), `exclusive${side}`]
    const mark = limits.get(exclusive)
    if (typeof mark !== 'boolean') continue
    limits.delete(exclusive)
    if (!mark || !limits.has(inclusive)) continue
    limits.set(exclusive, limits.get(inclusive))
    limits.delete(inclusive)
  }
}

export function constraintsOf(parts: readonly JsonObject[]): Constraint[] {
  const limits = new Map<string, unknown>()
  for (const keyword of LIMITS) {
    for (const part of parts) if (keyword in part) limits.set(keyword, part[keyword])
  }
  evenedOut(limits)
  if (limits.get('uniqueItems') === false) limits.delete('uniqueItems')
  const closed = parts.some(
    (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
  )
  if (closed) limits.set('additionalProperties', false)
  return [...limits].flatMap(([keyword, value]): Constraint[] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ keyword, value }]
      : [],
  )
}
