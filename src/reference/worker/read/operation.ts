import { isRecord } from '../../../lib/is-record'
import type { Callback, CodeSample, Operation, RequestBody } from '../../protocol/operation'
import type { Description } from '../description'
import { Findings } from '../findings'
import { type IndexedOperation, methodsOf, summaryOf } from '../index-operations'
import { childOf, objectAt, objectsAt, type Reading } from '../places'
import type { Fields, Place } from '../references'
import { readMediaTypes } from './media-types'
import { readParameters } from './parameters'
import { readResponses } from './responses'
import { readSecurity } from './security'
import { defaultServers, readServers } from './servers'
import { externalDocs, text } from './values'

function readBody(reading: Reading, base: string | undefined, place: Place): RequestBody | undefined {
  const body = objectAt(reading, place)
  if (!body) return undefined
  return {
    pointer: body.pointer,
    description: text(body.value.description),
    required: body.value.required === true,
    content: readMediaTypes(reading, base, childOf(body, 'content')),
  }
}

function readSamples(value: Fields): CodeSample[] {
  const given = value['x-codeSamples'] ?? value['x-code-samples']
  return (Array.isArray(given) ? given : []).filter(isRecord).flatMap(({ lang, label, source }) => {
    const [language, code] = [text(lang), text(source)]
    return code === undefined ? [] : [{ language: language ?? '', label: text(label), source: code }]
  })
}

function readCallbacks(description: Description, reading: Reading, place: Place): Callback[] {
  return objectsAt(reading, place).flatMap(([name, callback]) =>
    objectsAt(reading, callback).map(([expression, item]) => ({
      name,
      expression,
      operations: methodsOf(reading, item).map(([method, { pointer, value }]) =>
        readOne(description, reading, {
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

function readOne(description: Description, reading: Reading, indexed: IndexedOperation): Operation {
  const { base, root } = description
  const { pointer, value, item, path, kind, tags } = indexed
  const operation: Place<Fields> = { pointer, value }
  const document: Place<Fields> = { pointer: '#', value: root }
  // What the API asks for and where it stands says nothing about calls that it makes itself.
  const around = kind === 'operation' ? [document] : []
  const inForce = <T>(read: (place: Place) => T | undefined, key: string, owners: readonly Place<Fields>[]) =>
    owners.reduce<T | undefined>((found, owner) => found ?? read(childOf(owner, key)), undefined)
  return {
    ...summaryOf(indexed),
    pointer,
    operationId: text(value.operationId),
    tags,
    summary: text(value.summary) ?? text(item.value.summary),
    description: text(value.description) ?? text(item.value.description),
    externalDocs: externalDocs(value.externalDocs, base),
    servers:
      inForce((place) => readServers(reading, base, place), 'servers', [operation, item, ...around]) ??
      (kind === 'operation' ? defaultServers(base) : []),
    security: inForce((place) => readSecurity(reading, place), 'security', [operation, ...around]) ?? [],
    parameters: readParameters(reading, base, {
      path,
      hasPlaceholders: kind === 'operation',
      item,
      operation,
    }),
    requestBody: readBody(reading, base, childOf(operation, 'requestBody')),
    responses: readResponses(description, reading, childOf(operation, 'responses')),
    // Those of a webhook or callback would lead on and on.
    callbacks:
      kind === 'operation' ? readCallbacks(description, reading, childOf(operation, 'callbacks')) : [],
    codeSamples: readSamples(value),
    findings: reading.findings.list(),
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
