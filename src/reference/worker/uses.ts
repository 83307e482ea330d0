import { isRecord } from '../../lib/is-record'
import type { SearchHit } from '../protocol/search'
import type { Pointer } from '../protocol/shared-types'
import type { Description } from './description'
import { summaryOf } from './index-operations'
import { entriesAt } from './located-values'
import { childPointer, keysOf } from './pointer'
import { text } from './read/values'

/** Values inside these are data, whatever they look like. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Keys inside these are names, also where they look like one of those. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'])

/** Operations, webhooks and models that use a model, by the model's pointer. */
type Uses = ReadonlyMap<Pointer, readonly SearchHit[]>

const known = new WeakMap<Description, Uses>()

/**
 * Operations, webhooks and models that refer to a model themselves, not through another model. Shared parameters, bodies and
 * responses are followed.
 */
export function usesOf(description: Description, pointer: Pointer): readonly SearchHit[] {
  const uses = known.get(description) ?? indexUses(description)
  known.set(description, uses)
  return uses.get(pointer) ?? []
}

/** The pointer of the model that a place is in, undefined outside of all models. */
function modelAt(pointer: Pointer): Pointer | undefined {
  const [first, second, name] = keysOf(pointer) ?? []
  return first === 'components' && second === 'schemas' && name !== undefined
    ? childPointer('#', first, second, name)
    : undefined
}

function indexUses(description: Description): Uses {
  const uses = new Map<Pointer, SearchHit[]>()
  const add = (models: ReadonlySet<Pointer>, hit: SearchHit) => {
    for (const model of models) uses.set(model, [...(uses.get(model) ?? []), hit])
  }
  const finder = modelFinder(description)
  for (const operation of description.operations.values()) {
    const { item, value, tags } = operation
    const models = new Set<Pointer>()
    finder.collect(value, models)
    finder.collect(item.value.parameters, models)
    add(models, { kind: 'operation', tag: tags[0] ?? '', operation: summaryOf(operation) })
  }
  const components = description.root.components
  const schemas = isRecord(components) ? components.schemas : undefined
  for (const [name, model] of entriesAt(description, { pointer: '#/components/schemas', value: schemas })) {
    const models = new Set<Pointer>()
    finder.collect(model.value, models)
    // That a model holds itself, its own page says.
    models.delete(model.pointer)
    const title = isRecord(model.value) ? text(model.value.title) : undefined
    add(models, { kind: 'model', name, title, pointer: model.pointer })
  }
  return uses
}

/** Collects the models that values refer to. What a shared part refers to is found once. */
function modelFinder({ references }: Description) {
  const shared = new Map<string, ReadonlySet<Pointer>>()

  function collectReference(reference: string, found: Set<Pointer>): void {
    const target = references.target(reference)
    if (!target) return
    const model = modelAt(target.pointer)
    if (model !== undefined) {
      found.add(model)
      return
    }
    let inside = shared.get(reference)
    if (!inside) {
      const collected = new Set<Pointer>()
      // Before it is looked into: it may refer to itself.
      shared.set(reference, collected)
      collect(target.value, collected)
      inside = collected
    }
    for (const pointer of inside) found.add(pointer)
  }

  function collect(value: unknown, found: Set<Pointer>): void {
    const waiting = [{ value, isMap: false }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { value: current, isMap } = next
      if (isRecord(current) && typeof current.$ref === 'string') collectReference(current.$ref, found)
      if (typeof current !== 'object' || current === null) continue
      for (const [key, inner] of Object.entries(current)) {
        const isData = !isMap && DATA.has(key)
        if (!isData) waiting.push({ value: inner as unknown, isMap: !isMap && MAPS.has(key) })
      }
    }
  }

  return { collect }
}
