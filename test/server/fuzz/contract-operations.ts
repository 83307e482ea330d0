import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { operations } from '../../../server/src/routes'
import type { Access } from '../../../server/src/http/operation'
import type { Schema } from './schema-values'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
}

export interface FuzzedOperation {
  readonly id: string
  readonly access: Access
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  readonly isForm: boolean
}

interface Document {
  paths: Record<string, Record<string, unknown>>
}

const contract = parse(
  readFileSync(new URL('../../../server/portal-api.yaml', import.meta.url), 'utf8'),
) as Document

/** What a reference within the contract leads to. */
export function resolved<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const path = value.$ref.slice(2).split('/')
  return resolved(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T)
}

/** Every operation that the server has, as the contract describes it. */
export function fuzzedOperations(): FuzzedOperation[] {
  const accesses = new Map(operations.map(({ id, access }) => [id, access]))
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    ['get', 'put', 'post', 'patch', 'delete'].flatMap((method): FuzzedOperation[] => {
      const operation = item[method] as
        | {
            operationId: string
            parameters?: Parameter[]
            requestBody?: { content: Record<string, { schema: Schema }> }
          }
        | undefined
      const access = operation && accesses.get(operation.operationId)
      if (!operation || !access) return []
      const shared = (item.parameters as Parameter[] | undefined) ?? []
      const content = operation.requestBody && resolved(operation.requestBody).content
      const form = content?.['application/x-www-form-urlencoded']
      return [
        {
          id: operation.operationId,
          access,
          method: method.toUpperCase(),
          path,
          parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) => resolved(parameter)),
          body: (form ?? content?.['application/json'])?.schema,
          isForm: form !== undefined,
        },
      ]
    }),
  )
}
