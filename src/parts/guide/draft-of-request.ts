import type { Json, Operation } from '../../reference'
import { bodyKindOf, fieldsOf, mediaTypeOf } from '../try-it/draft-request'
import { type Draft, emptyDraft } from '../try-it/session'
import { kindOf, textFor } from '../try-it/value-kind'
import type { OperationRequest } from './requests/guide-request'
import { filled, type ValueOf } from './variables'

/** What one would have entered into Try it for the same request. */
export function draftOf(operation: Operation, request: OperationRequest, valueOf: ValueOf): Draft {
  const parameters = operation.parameters.flatMap((parameter): [string, string][] => {
    const { name, pointer, schema, mediaType } = parameter
    const value = Object.hasOwn(request.parameters, name) ? request.parameters[name] : undefined
    if (value === undefined) return []
    return [[pointer, textFor(kindOf(schema, mediaType), filled(value, valueOf))]]
  })
  const body = request.body === undefined ? [] : bodyTexts(operation, filled(request.body, valueOf))
  return { ...emptyDraft, texts: Object.fromEntries([...parameters, ...body]) }
}

function bodyTexts(operation: Operation, body: Json): [string, string][] {
  const media = mediaTypeOf(operation, emptyDraft)
  if (!media) return []
  const kind = bodyKindOf(media)
  const fields = kind === 'form' || kind === 'multipart' ? fieldsOf(media, '') : []
  if (fields.length === 0)
    return [[media.pointer, typeof body === 'string' ? body : JSON.stringify(body, null, 2)]]
  return fields.flatMap((field): [string, string][] => {
    const value =
      typeof body === 'object' && body !== null && !Array.isArray(body) && Object.hasOwn(body, field.name)
        ? (body as { readonly [key: string]: Json })[field.name]
        : undefined
    return value === undefined ? [] : [[field.key, textFor(field.kind, value)]]
  })
}
