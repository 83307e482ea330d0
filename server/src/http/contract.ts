import { readFileSync } from 'node:fs'
// Several times as fast as the parser of imported content, which keeps positions.
import { load } from 'js-yaml'

/** The contract lies beside the sources and beside the bundle, one folder up. */
const candidates = ['../portal-api.yaml', '../../portal-api.yaml']

interface Document {
  openapi: string
  paths: Record<string, PathItem>
  components: Record<string, unknown>
}
type PathItem = Record<string, unknown>
interface ContractOperation {
  operationId: string
  requestBody?: { required?: boolean }
}
/** Marks operations that may come without a body; names that begin so reach the routes. */
export const optionalBody = 'x-optional-body'

const methods = ['get', 'put', 'post', 'delete', 'patch']
/** The forms' calls are served a second time below this path. */
const formsPath = /^\/api\/(v1|v2\/developer)(\/|$)/
export const formsPrefix = '/auth'

let text: string | undefined
let parsed: Document | undefined

/** The wire contract as written. */
export function contractText(): string {
  text ??= candidates.map(readIfThere).find((content) => content !== undefined)
  if (text === undefined) throw new Error('portal-api.yaml is missing from the installation.')
  return text
}

/**
 * The contract, reduced to the operations that exist and to what the server needs at run time. Answers are left out: they are
 * checked in the tests, and here they would only slow the start.
 */
export function contractFor(operationIds: ReadonlySet<string>): Document {
  // Parsing costs more than everything else that a start does with the contract, so once per process.
  parsed ??= load(contractText()) as Document
  // A copy: the router writes into what it is given.
  const document = structuredClone(parsed)
  const paths: Document['paths'] = {}
  for (const [path, item] of Object.entries(document.paths)) {
    const kept = builtPart(item, operationIds)
    if (!kept) continue
    paths[path] = kept
    if (formsPath.test(path)) paths[formsPrefix + path] = kept
  }
  const { parameters, schemas } = document.components
  // Each portal has a policy of its own, and a refusal by it says what the whole policy is.
  const NewPassword = { type: 'string' }
  return { ...document, paths, components: { parameters, schemas: { ...(schemas as object), NewPassword } } }
}

function builtPart(item: PathItem, operationIds: ReadonlySet<string>): PathItem | undefined {
  const operations = methods.flatMap((method) => {
    const operation = item[method] as ContractOperation | undefined
    if (!operation || !operationIds.has(operation.operationId)) return []
    const { requestBody } = operation
    return [
      [
        method,
        {
          ...operation,
          responses: { default: { description: 'In the tests.' } },
          ...(requestBody && !requestBody.required ? { [optionalBody]: true } : {}),
        },
      ] as const,
    ]
  })
  if (operations.length === 0) return undefined
  return { parameters: item.parameters ?? [], ...Object.fromEntries(operations) }
}

function readIfThere(relative: string): string | undefined {
  try {
    return readFileSync(new URL(relative, import.meta.url), 'utf8')
  } catch {
    return undefined
  }
}
