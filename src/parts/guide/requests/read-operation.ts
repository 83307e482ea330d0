// Copied from server/src/rules/documents/requests/read-operation.ts by `npm run contract`. Do not edit.

import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import { captureOf, expectOf, type Json, type OperationRequest, RequestFault } from './guide-request'

const keys = ['operation', 'version', 'parameters', 'body', 'expect', 'capture']
const MOST_LEVELS = 30
/** Of values, with those that aliases repeat. */
const MOST_VALUES = 2_000

/** Reads a block `request`: the operation, its parameters and its body, in YAML. */
export function readOperation(text: string): OperationRequest {
  const value = valueIn(text)
  const lineOf = (key: string) =>
    Math.max(
      0,
      text.split('\n').findIndex((line) => new RegExp(`^["']?${key}["']?\\s*:`).test(line)),
    )
  if (!isMapping(value)) throw new RequestFault('must be a mapping with `operation`')
  const unknown = Object.keys(value).find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw new RequestFault(
      `has no key \`${unknown.slice(0, 50)}\`; known: ${keys.join(', ')}`,
      lineOf(escaped(unknown)),
    )
  const { operation, version, parameters = {}, body, expect, capture = {} } = value
  if (typeof operation !== 'string' || operation.trim() === '')
    throw new RequestFault('`operation` must be the ID of an operation', lineOf('operation'))
  if (version !== undefined && typeof version !== 'string')
    throw new RequestFault(
      '`version` must be the name of a version, in quotation marks if it is a number',
      lineOf('version'),
    )
  if (!isMapping(parameters))
    throw new RequestFault('`parameters` must be a mapping of names to values', lineOf('parameters'))
  if (!isMapping(capture))
    throw new RequestFault('`capture` must be a mapping of names to paths', lineOf('capture'))
  return {
    ...{ kind: 'operation', operation: operation.trim() },
    ...(version !== undefined && { version: version.trim() }),
    parameters,
    ...(body !== undefined && { body }),
    expect: expectOf(expect, lineOf('expect')),
    capture: Object.entries(capture).map(([name, path]) => captureOf(name, path, lineOf('capture'))),
  }
}

function valueIn(text: string): Json {
  let value: unknown
  try {
    value = load(text, { schema: CORE_SCHEMA, maxDepth: MOST_LEVELS })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw new RequestFault('is nested too deeply')
    throw new RequestFault(`is no YAML: ${error.reason}`, error.mark?.line)
  }
  let left = MOST_VALUES
  const count = (one: unknown): void => {
    left -= 1
    if (left >= 0 && typeof one === 'object' && one !== null) Object.values(one).forEach(count)
  }
  count(value)
  if (left < 0) throw new RequestFault(`holds more than ${MOST_VALUES} values`)
  return value as Json
}

const isMapping = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.slice(0, 50).replace(/[^\w-]/g, '.')
