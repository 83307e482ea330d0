import { invalidParameters } from './problem.mjs'
import { reasonFor } from './reasons.mjs'

/**
 * Takes the parameters of an operation from a request, as the types they are described with.
 *
 * @param {import('./contract.mjs').Operation} operation
 * @param {{ path: string[], search: URLSearchParams, headers: import('node:http').IncomingHttpHeaders }} given
 * @returns {{ path: Record<string, any>, query: Record<string, any>, headers: Record<string, any> }} with defaults filled in
 * @throws {import('./problem.mjs').Problem} 400 that names every parameter at fault
 */
export function readParameters(operation, { path, search, headers }) {
  const values = { path: {}, query: {}, header: {} }
  const invalid = []
  const known = new Set()
  for (const parameter of operation.parameters) {
    const raw = rawValue(parameter, operation, { path, search, headers }, known)
    if (raw === undefined) {
      if (parameter.required) invalid.push({ name: parameter.name, in: parameter.in, reason: 'is missing' })
      else if ('default' in parameter.schema) values[parameter.in][parameter.name] = parameter.schema.default
      continue
    }
    const value = coerce(raw, parameter.schema)
    if (parameter.validate(value)) values[parameter.in][parameter.name] = value
    else invalid.push({ in: parameter.in, ...reasonFor(parameter.validate.errors[0], parameter.name) })
  }
  for (const name of new Set(search.keys())) {
    if (!known.has(name)) invalid.push({ name, in: 'query', reason: 'is not known here' })
  }
  if (invalid.length > 0) throw invalidParameters(invalid)
  return { path: values.path, query: values.query, headers: values.header }
}

function rawValue({ name, in: location, deep, explode, schema }, { pathNames }, given, known) {
  if (location === 'path') return given.path[pathNames.indexOf(name)]
  if (location === 'header') return given.headers[name.toLowerCase()]
  if (deep) return deepValue(name, given.search, known)
  known.add(name)
  const all = given.search.getAll(name)
  if (all.length === 0) return undefined
  if (schema.type !== 'array') return all.at(-1)
  return explode ? all : all.flatMap((value) => value.split(','))
}

/** `created[from]=…&created[to]=…` as one object. */
function deepValue(name, search, known) {
  const entries = [...search].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : ''
    if (inner) known.add(key)
    return inner ? [[inner, value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Text as the type of its schema; text that is none stays text, so that the check names it. */
function coerce(raw, schema) {
  if (Array.isArray(raw)) return raw.map((item) => coerce(item, schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number') {
    return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
  }
  if (schema.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  return raw
}
