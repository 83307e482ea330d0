import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'js-yaml'

interface Reference {
  $ref: string
}
interface ResponseObject {
  content?: Record<string, { schema?: object }>
}
type Operation = {
  operationId: string
  responses: Record<string, ResponseObject | Reference>
  /** Described as a read, and answered for every method. */
  'x-any-method'?: boolean
  requestBody?: ResponseObject
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, ResponseObject> }
}

const contract = load(
  readFileSync(new URL('../../../server/portal-api.yaml', import.meta.url), 'utf8'),
) as Document
const id = 'contract'
// The first error only: to find all of them, each node of a document would be validated as every kind of node, with its children.
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(contract, id)

const formsPath = /^\/auth(\/api\/(?:v1|v2\/developer)(?:\/.*)?)$/
const compiled = new Map<string, ValidateFunction>()

/**
 * `fetch` that fails if the contract does not describe the response: its status, its content type and every field of its
 * body. An operation that the contract does not have must be refused with a problem document.
 */
export async function contractFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init)
  const body = Buffer.from(await response.clone().arrayBuffer())
  const method = (init.method ?? 'GET').toUpperCase()
  const path = new URL(url).pathname
  assertInContract({ method, path, status: response.status, headers: response.headers, body })
  return response
}

export interface Exchange {
  method: string
  path: string
  status: number
  headers: Headers
  body: Buffer
}

export function assertInContract(exchange: Exchange): void {
  const { method, path, status, headers, body } = exchange
  const label = `${method} ${path} answered ${status}`
  const found = operationAt(method, path)
  const documented = found ? responseFor(found, status, label) : problemPointer
  if (!found) assert.ok(status >= 400, `${label}, though the contract has no such operation.`)
  if (status >= 400) assertProblem(exchange, label)

  const content = documented.response.content
  if (status === 304 || !content) {
    assert.equal(body.length, 0, `${label} with a body, and none is described.`)
    return
  }
  if (method === 'HEAD') return
  const type = headers.get('content-type')?.split(';', 1)[0] ?? ''
  assert.ok(content[type], `${label} as "${type}"; described are ${Object.keys(content).join(', ')}.`)
  if (!/json$/.test(type)) return
  const pointer = `${documented.pointer}/content/${escaped(type)}/schema`
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${id}#${pointer}` })
  compiled.set(pointer, validate)
  const isValid = validate(JSON.parse(body.toString('utf8')))
  assert.ok(isValid, `${label}: ${ajv.errorsText(validate.errors)} in ${body.toString('utf8')}`)
}

export const hasOperation = (method: string, path: string): boolean => operationAt(method, path) !== undefined

/** Returns why the body of a request violates the contract; undefined if it is valid. */
export function faultOfRequest(method: string, path: string, body: unknown): string | undefined {
  const found = operationAt(method, path)
  if (!found) return `The contract has no ${method} ${path}.`
  const pointer = `${found.pointer}/requestBody/content/application~1json/schema`
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${id}#${pointer}` })
  compiled.set(pointer, validate)
  return validate(body) ? undefined : `${method} ${path}: ${ajv.errorsText(validate.errors)}`
}

const problemPointer = {
  pointer: '/components/responses/Unexpected',
  response: contract.components.responses.Unexpected as ResponseObject,
}

function assertProblem({ status, headers, body, method }: Exchange, label: string): void {
  assert.match(headers.get('content-language') ?? '', /^(en|ca|de|es|fr)$/, `${label} in no known language.`)
  assert.match(
    headers.get('vary') ?? '',
    /accept-language/i,
    `${label} without saying that the language varies.`,
  )
  if (status === 429 || status === 503) assert.ok(headers.get('retry-after'), `${label} without Retry-After.`)
  if (method === 'HEAD') return
  const problem = JSON.parse(body.toString('utf8')) as { status: number; instance: string }
  assert.equal(problem.status, status, `${label}, and its document says otherwise.`)
  assert.match(problem.instance, /^trace:\w+$/, `${label} without a trace.`)
}

function operationAt(method: string, path: string): { pointer: string; operation: Operation } | undefined {
  const known = formsPath.exec(path)?.[1] ?? path
  const written = method === 'HEAD' ? 'get' : method.toLowerCase()
  const keyOf = (item: Record<string, Operation>) => (item.get?.['x-any-method'] ? 'get' : written)
  const candidates = Object.entries(contract.paths)
    .filter(([template, item]) => item[keyOf(item)] && expressionOf(template).test(known))
    // A path without parameters wins over one with.
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
  const [template, item] = candidates[0] ?? []
  const key = item && keyOf(item)
  const operation = key && item[key]
  return template && operation ? { pointer: `/paths/${escaped(template)}/${key}`, operation } : undefined
}

function expressionOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

function responseFor(
  { pointer, operation }: { pointer: string; operation: Operation },
  status: number,
  label: string,
): { pointer: string; response: ResponseObject } {
  const { responses } = operation
  // Success must be described; any request may be refused, as the default response says.
  const key = responses[status] ? String(status) : status >= 400 ? 'default' : undefined
  assert.ok(key, `${label}; ${operation.operationId} describes ${Object.keys(responses).join(', ')}.`)
  const response = responses[key]
  assert.ok(response, `${label}; ${operation.operationId} has no ${key} response.`)
  if (!('$ref' in response)) return { pointer: `${pointer}/responses/${key}`, response }
  const target = contract.components.responses[response.$ref.split('/').at(-1) ?? '']
  assert.ok(target, `${response.$ref} is not found.`)
  return { pointer: response.$ref.slice(1), response: target }
}

function escaped(part: string): string {
  return encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))
}
