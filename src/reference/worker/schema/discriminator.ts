import { isRecord } from '../../../lib/is-record'
import type { Discriminator, ModelReference } from '../../protocol/schema'
import { childPointer } from '../pointer'
import type { ReadContext } from '../located-values'
import { text } from '../read/values'
import { headOf, modelAt } from './head'
import type { SchemaView } from './view'

function modelOf(context: ReadContext, target: string): ModelReference | undefined {
  // A mapping may give a bare name instead of a reference.
  const pointer = target.startsWith('#') ? target : childPointer('#/components/schemas', target)
  return context.references.at(pointer) === undefined ? undefined : modelAt(pointer)
}

/** Which value of the property means which model: as mapped, else the names of the union's members. */
export function discriminatorOf(context: ReadContext, { parts }: SchemaView): Discriminator | undefined {
  const part = parts.findLast(({ value }) => isRecord(value.discriminator))
  if (!part) return undefined
  const given = part.value.discriminator as Record<string, unknown>
  const property = text(given.propertyName)
  if (property === undefined) return undefined
  const mapping = Object.entries(isRecord(given.mapping) ? given.mapping : {}).flatMap(([value, target]) => {
    const model = typeof target === 'string' ? modelOf(context, target) : undefined
    return model ? [{ value, model }] : []
  })
  const mapped = new Set(mapping.map(({ model }) => model.pointer))
  const members = ['oneOf', 'anyOf'].flatMap((keyword) => {
    const union = part.value[keyword]
    return (Array.isArray(union) ? union : []).flatMap((value: unknown, index) => {
      const { model } = headOf(context.references, {
        pointer: childPointer(part.pointer, keyword, index),
        value,
      })
      return model && !mapped.has(model.pointer) ? [{ value: model.name, model }] : []
    })
  })
  return { property, mapping: [...mapping, ...members] }
}
