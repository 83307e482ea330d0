import { isRecord } from '../../../lib/is-record'
import type { Callback, CodeSample, Operation, RequestBody } from '../../protocol/operation'
import type { Description } from '../description'
import { Findings } from '../findings'
import { type IndexedOperation, methodsOf, summaryOf } from '../index-operations'
import { childOf, objectAt, objectsAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { readMediaTypes } from './media-types'
import { readParameters } from './parameters'
import { readResponses } from './responses'
import { readSecurity } from './security'
import { defaultServers, readServers } from './servers'
import { externalDocs, text } from './values'

function readBody(
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue,
): RequestBody | undefined {
  const body = objectAt(context, located)
  if (!body) return undefined
  return {
    pointer: body.pointer,
    description: text(body.value.description),
    required: body.value.required === true,
    content: readMediaTypes(context, base, childOf(body, 'content')),
  }
}

function readSamples(value: JsonObject): CodeSample[] {
  const given = value['x-codeSamples'] ?? value['x-code-samples']
  return (Array.isArray(given) ? given : []).filter(isRecord).flatMap(({ lang, label, source }) => {
    const [language, code] = [text(lang), text(source)]
    return code === undefined ? [] : [{ language: language ?? '', label: text(label), source: code }]
  })
}

function readCallbacks(description: Description, context: ReadContext, located: LocatedValue): Callback[] {
  return objectsAt(context, located).flatMap(([name, callback]) =>
    objectsAt(context, callback).map(([expression, item]) => ({
      name,
      expression,
      operations: methodsOf(context, item).map(([method, { pointer, value }]) =>
        readOne(description, context, {
          id: '',
          kind: 'webhook',
          method,
          path: expression,
          title: text(value.summary) ?? text(value.operationId) ?? expression,
          deprecated: value.deprecated === true,
          pointer,
          value,
          item,
          tags: [],
        }),
      ),
    })),
  )
}

function readOne(description: Description, context: ReadContext, indexed: IndexedOperation): Operation {
  const { base, root } = description
  const { pointer, value, item, path, kind, tags } = indexed
  const operation: LocatedValue<JsonObject> = { pointer, value }
  const document: LocatedValue<JsonObject> = { pointer: '#', value: root }
  // Security and servers of the API do not apply to calls that the API makes itself.
  const around = kind === 'operation' ? [document] : []
  const inForce = <T>(
    read: (located: LocatedValue) => T | undefined,
    key: string,
    owners: readonly LocatedValue<JsonObject>[],
  ) => owners.reduce<T | undefined>((found, owner) => found ?? read(childOf(owner, key)), undefined)
  return {
    ...summaryOf(indexed),
    pointer,
    operationId: text(value.operationId),
    tags,
    summary: text(value.summary) ?? text(item.value.summary),
    description: text(value.description) ?? text(item.value.description),
    externalDocs: externalDocs(value.externalDocs, base),
    servers:
      inForce((located) => readServers(context, base, located), 'servers', [operation, item, ...around]) ??
      (kind === 'operation' ? defaultServers(base) : []),
    security: inForce((located) => readSecurity(context, located), 'security', [operation, ...around]) ?? [],
    parameters: readParameters(context, base, {
      path,
      hasPlaceholders: kind === 'operation',
      item,
      operation,
    }),
    requestBody: readBody(context, base, childOf(operation, 'requestBody')),
    responses: readResponses(description, context, childOf(operation, 'responses')),
    // Those of a webhook or callback would lead on and on.
    callbacks:
      kind === 'operation' ? readCallbacks(description, context, childOf(operation, 'callbacks')) : [],
    codeSamples: readSamples(value),
    findings: context.findings.list(),
  }
}

// Schemas beyond that are expanded on demand, so that no answer is a burden for the page.
const MAX_NODES = 2000

/** Reads one operation. Of the rest of the description only what it refers to is looked at. */
export const readOperation = (description: Description, operation: IndexedOperation): Operation =>
  readOne(
    description,
    { references: description.references, findings: new Findings(), budget: { nodes: MAX_NODES } },
    operation,
  )
