export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A value of a response that later requests of the document use, by its name. */
export interface Capture {
  readonly name: string
  /** Names of properties and positions in lists, from the outside to the inside. */
  readonly path: readonly string[]
}

interface Common {
  /** Statuses such as `201` or `2XX` of which the response must have one. */
  readonly expect: readonly string[]
  readonly capture: readonly Capture[]
}

/** A request to an operation of the product's API description. */
export interface OperationRequest extends Common {
  readonly kind: 'operation'
  readonly operation: string
  /** Name of the version. Absent: the one that is read. */
  readonly version?: string
  readonly parameters: Readonly<Record<string, Json>>
  readonly body?: Json
}

/** A request as HTTP has it. */
export interface HttpRequest extends Common {
  readonly kind: 'http'
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

export type GuideRequest = OperationRequest | HttpRequest

/** What is wrong with a block. */
export class RequestFault extends Error {
  /** @param line - In the block, from 0. */
  constructor(
    reason: string,
    readonly line = 0,
  ) {
    super(reason)
  }
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']

const success: readonly string[] = ['2XX']

/** Reads `201`, `[200, 201]` or `200, 201`. */
export function expectOf(value: unknown, line = 0): readonly string[] {
  if (value === undefined) return success
  const list = Array.isArray(value) ? value : String(value).split(',')
  const statuses = list.map((one) => String(one).trim().toUpperCase())
  const wrong = statuses.find((one) => !/^[1-5](?:\d\d|XX)$/.test(one))
  if (wrong === undefined && statuses.length > 0 && statuses.length <= 20) return statuses
  throw new RequestFault(`\`expect\` must be a status such as 201 or 2XX, and is "${wrong ?? ''}"`, line)
}

const namePattern = /^[A-Za-z_][\w-]{0,49}$/

/** @param path - As in `data.0.id`. */
export function captureOf(name: string, path: unknown, line = 0): Capture {
  if (!namePattern.test(name))
    throw new RequestFault(`"${name}" is no name for a value: use letters, digits, _ and -`, line)
  if (typeof path !== 'string' || path === '' || path.length > 200)
    throw new RequestFault(`\`capture\` of "${name}" must be a path such as data.0.id`, line)
  return { name, path: path.replace(/^\$\./, '').split('.') }
}

const variable = /\{\{\s*([A-Za-z_][\w-]{0,49})\s*\}\}/g

/** Names of the values that a request uses, in the order of their first use. */
export function variablesOf(request: GuideRequest): string[] {
  const text = JSON.stringify(
    request.kind === 'http'
      ? [request.url, request.headers, request.body ?? '']
      : [request.parameters, request.body ?? null],
  )
  return [...new Set(Array.from(text.matchAll(variable), ([, name = '']) => name))]
}

/** Replaces names by values. Those without a value stay. */
export const fillVariables = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(variable, (written, name: string) => valueOf(name) ?? written)

/** The name of a text that is one variable and nothing else. */
export function onlyVariable(text: string): string | undefined {
  const [found] = text.matchAll(variable)
  return found?.[0] === text ? found[1] : undefined
}
