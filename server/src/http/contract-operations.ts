import type { HTTPMethods } from 'fastify'
import { type BodySchema, bodySchemaOf } from './body-schema'
import { contractDocument } from './contract'
import { withoutReferences } from './references'

/**
 * How the requests of an operation look, as the router takes it. Written by us because the library for it (fastify-openapi-glue)
 * validates the contract at every start, which takes a third of the start; here `npm run check` does it.
 */
export interface ContractOperation {
  readonly id: string
  readonly method: HTTPMethods
  /** In the router's syntax: `/products/:productId`. */
  readonly urls: readonly string[]
  /** Absent parts are not validated. */
  readonly schema: RequestSchema
}

export interface RequestSchema {
  readonly params?: ValuesSchema
  readonly querystring?: ValuesSchema
  /** By names in lower case. */
  readonly headers?: ValuesSchema
  readonly body?: object
}

interface ValuesSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: object
}

interface Requested {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>
  }
}

const methods = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' } as const

/** The forms' calls are served a second time below this path. */
export const formsPrefix = '/auth'
const formsPath = /^\/api\/(v1|v2\/developer)(\/|$)/

let operations: ReadonlyMap<string, ContractOperation> | undefined

/** Returns every operation of the contract, by its ID. Schemas are the same objects each time, so that they are compiled once. */
export function contractOperations(): ReadonlyMap<string, ContractOperation> {
  operations ??= readOperations()
  return operations
}

function readOperations(): ReadonlyMap<string, ContractOperation> {
  const { paths, components } = contractDocument()
  // Each portal has a policy of its own, and a refusal by it says what the whole policy is.
  const schemas = { ...components.schemas, NewPassword: { type: 'string' } }
  const resolve = withoutReferences({ components: { ...components, schemas } })
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(methods).flatMap(([key, method]): [string, ContractOperation][] => {
      if (!Object.hasOwn(item, key)) return []
      // Responses are checked in the tests.
      const { operationId, parameters = [], requestBody } = item[key] as Requested
      const all = resolve([item.parameters ?? [], parameters].flat()) as readonly Parameter[]
      const schema = { ...schemaOf(all), ...bodyOf(resolve(requestBody) as Requested['requestBody']) }
      return [[operationId, { id: operationId, method, urls: urlsOf(path), schema }]]
    }),
  )
  return new Map(entries)
}

function urlsOf(path: string): string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return formsPath.test(path) ? [url, formsPrefix + url] : [url]
}

function schemaOf(parameters: readonly Parameter[]): RequestSchema {
  const of = (location: Parameter['in']) => parameters.filter((parameter) => parameter.in === location)
  return {
    ...(of('path').length > 0 ? { params: valuesOf(of('path')) } : {}),
    ...(of('query').length > 0 ? { querystring: valuesOf(of('query')) } : {}),
    ...(of('header').length > 0
      ? { headers: valuesOf(of('header').map((one) => ({ ...one, name: one.name.toLowerCase() }))) }
      : {}),
  }
}

function valuesOf(parameters: readonly Parameter[]): ValuesSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Forms and lines become values before they are validated, so what is not JSON is validated by its reader. */
function bodyOf(body: Requested['requestBody']): Pick<RequestSchema, 'body'> {
  const schema = bodySchemaOf(body?.content['application/json']?.schema)
  if (!schema) return {}
  return { body: body?.required ? schema : { ...schema, type: ['object', 'null'] } }
}
