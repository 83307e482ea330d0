import type { Operation, ParameterLocation } from '../../reference'
import { bodyKindOf, type DraftProblem, fieldsOf } from './draft-request'
import { propertyIn, type RefusedValue } from './refused-values'
import type { OpenRequest } from './use-request'

/** A problem at a field, and the key of the field's text in the draft: it lasts until that text is changed. */
export interface RefusedField {
  readonly problem: DraftProblem
  readonly key: string
}

/** Values that an API refuses, at the fields of Try it where there are such. */
export interface RefusedFields {
  readonly fields: readonly RefusedField[]
  /** Those of no field. */
  readonly others: readonly RefusedValue[]
}

const isHeader = (location: ParameterLocation): boolean => location === 'header'

/** Finds the fields of refused values: a parameter of that name, else the body. */
export function findRefusedFields(
  operation: Operation,
  { media, sample }: Pick<OpenRequest, 'media' | 'sample'>,
  values: readonly RefusedValue[],
): RefusedFields {
  const fields: RefusedField[] = []
  const others: RefusedValue[] = []
  const form = media && bodyKindOf(media) !== 'text' ? fieldsOf(media, sample) : []
  for (const value of values) {
    const { field, reason, source } = value
    const parameter = operation.parameters.find(
      ({ in: location, name }) =>
        (source === undefined || source === location) &&
        (name === field || (isHeader(location) && name.toLowerCase() === field.toLowerCase())),
    )
    const property = propertyIn(field)
    const inForm = form.find(({ name }) => name === field || name === property)
    const mayBeInBody = source === undefined || source === 'body'
    if (parameter)
      fields.push({ key: parameter.pointer, problem: { code: 'refused', name: parameter.name, reason } })
    else if (mayBeInBody && inForm)
      fields.push({ key: inForm.key, problem: { code: 'refused', name: inForm.name, reason } })
    else if (mayBeInBody && media && form.length === 0)
      fields.push({
        key: media.pointer,
        problem: { code: 'refused', name: media.pointer, reason: `${field}: ${reason}` },
      })
    else others.push(value)
  }
  return { fields, others }
}
