import { isRecord } from '../../../lib/is-record'
import type { ModelReference } from '../../protocol/schema'
import { childPointer } from '../pointer'
import type { ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { headOf, onlyOther, referenceIn, type SchemaHead } from './head'

/**
 * A schema with its references followed and its `allOf` taken apart: what it consists of, in order of rising weight. The last part
 * that says something about a keyword is believed.
 */
export interface SchemaView extends SchemaHead {
  readonly parts: readonly LocatedValue<JsonObject>[]
  readonly extends: readonly ModelReference[]
  readonly isNever: boolean
}

const codes = {
  missing: 'reference-missing',
  external: 'reference-external',
  circular: 'reference-circular',
} as const

// Where an `allOf` has grown beyond reason, the rest is left out.
const MAX_PARTS = 200

function partsOf(
  { references, findings }: ReadContext,
  start: LocatedValue,
): { parts: LocatedValue<JsonObject>[]; isNever: boolean } {
  const parts: LocatedValue<JsonObject>[] = []
  const seen = new Set<unknown>()
  let isNever = false

  function visit({ pointer, value }: LocatedValue): void {
    if (value === false) isNever = true
    if (!isRecord(value) || seen.has(value) || parts.length >= MAX_PARTS) return
    seen.add(value)
    const reference = referenceIn(value)
    const target = reference === undefined ? undefined : references.target(reference)
    if (target) visit(target)
    else if (reference !== undefined) {
      findings.add(codes[reference.startsWith('#') ? 'missing' : 'external'], pointer, { reference })
    }
    const { allOf } = value
    if (Array.isArray(allOf)) {
      allOf.forEach((member: unknown, index) =>
        visit({ pointer: childPointer(pointer, 'allOf', index), value: member }),
      )
    }
    for (const keyword of ['anyOf', 'oneOf']) {
      const union = value[keyword]
      const index = onlyOther(union)
      if (index !== undefined)
        visit({ pointer: childPointer(pointer, keyword, index), value: (union as unknown[])[index] })
    }
    parts.push({ pointer, value })
  }

  visit(start)
  return { parts, isNever }
}

function modelsIn({ references }: ReadContext, { pointer, value }: LocatedValue): ModelReference[] {
  const members: unknown[] = isRecord(value) && Array.isArray(value.allOf) ? value.allOf : []
  return members.flatMap((member, index) => {
    const { model } = headOf(references, { pointer: childPointer(pointer, 'allOf', index), value: member })
    return model ?? []
  })
}

export function viewOf(context: ReadContext, located: LocatedValue): SchemaView {
  const head = headOf(context.references, located)
  if (head.unresolved) {
    const { reference, reason } = head.unresolved
    context.findings.add(codes[reason], located.pointer, { reference })
    return { ...head, parts: [], extends: [], isNever: false }
  }
  return { ...head, ...partsOf(context, located), extends: modelsIn(context, head.end) }
}
