import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

export type Json = Record<string, unknown>

/** A part of a document, with the JSON pointer at which it stands. */
export interface Part {
  pointer: string
  value: Json
}

export interface Operation extends Part {
  id: string
  method: string
  path: string
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** An OpenAPI 3 document as tests read it: references followed, schemas compiled. */
export class OpenApiDocument {
  readonly root: Json
  readonly #ajv: Ajv2020

  constructor(readonly file: string) {
    this.root = parse(readFileSync(file, 'utf8')) as Json
    const validated = structuredClone(this.root)
    walk(validated, (value) => {
      if (isObject(value.discriminator)) delete value.discriminator.mapping
    })
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true })
    addFormats.default(this.#ajv)
    this.#ajv.addSchema(validated, 'document')
  }

  /** Path of the address at which the API stands. */
  get base(): string {
    const [server] = this.root.servers as { url: string }[]
    return new URL(server!.url).pathname
  }

  /** Operations of the paths, without webhooks and callbacks. */
  get operations(): Operation[] {
    return Object.entries(this.root.paths as Record<string, Json>).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const value = item[method] as Json
        return {
          id: String(value.operationId),
          method,
          path,
          value,
          pointer: `/paths/${escape(path)}/${method}`,
        }
      }),
    )
  }

  /** Follows references from a place to the place that has the thing itself. */
  resolve(pointer: string): Part {
    const value = pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (part, key) => (isObject(part) || Array.isArray(part) ? (part as Json)[key] : undefined),
        this.root,
      )
    if (!isObject(value)) throw new Error(`${this.file} has nothing at ${pointer}.`)
    return typeof value.$ref === 'string' ? this.resolve(value.$ref.slice(1)) : { pointer, value }
  }

  /** @param pointer of a schema */
  validator(pointer: string): ValidateFunction {
    return this.#ajv.compile({ $ref: `document#${pointer}` })
  }

  /** Responses of an operation by status, or `default`. */
  responses(operation: Operation): Map<string, Part> {
    const names = Object.keys((operation.value.responses ?? {}) as Json)
    return new Map(names.map((status) => [status, this.resolve(`${operation.pointer}/responses/${status}`)]))
  }
}

export function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Visits every object in a value; `pointer` is its place. */
export function walk(value: unknown, visit: (value: Json, pointer: string) => void, pointer = ''): void {
  if (isObject(value)) visit(value, pointer)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) walk(part, visit, `${pointer}/${escape(key)}`)
}
