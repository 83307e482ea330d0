import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ReferenceEngine } from '../../../src/reference/engine'
import type { Operation } from '../../../src/reference/protocol/operation'
import type { SchemaNode } from '../../../src/reference/protocol/schema'
import { CORPUS, corpusFiles } from '../../support/corpus'
import { newEngine } from '../../support/reference'

// Of larger ones every so many operations are read, so that the whole takes seconds.
const MOST_OPERATIONS = process.env.TEST_EVERYTHING ? 200 : 40

/** Parts of an answer that are the author's own data, in which `$ref` is a word like any other. */
const DATA = new Set(['examples', 'default', 'const', 'enum', 'value'])

/** Every object of an answer that is no data of the author. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item)
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>
    for (const [key, part] of Object.entries(value)) if (!DATA.has(key)) yield* objectsIn(part)
  }
}

const isNode = (value: Record<string, unknown>): boolean => 'types' in value && 'constraints' in value

type Source = Record<string, unknown>

/** What a reference leads to, found without the engine. Descriptions in YAML and in Swagger 2.0 are not looked into. */
function leadsSomewhere(source: Source, reference: string): boolean {
  const keys = reference.slice(2).split('/')
  const names = keys.map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'))
  return names.reduce<unknown>((value, name) => (value as Source | undefined)?.[name], source) !== undefined
}

/** How many responses the author wrote for an operation. */
function responsesIn(source: Source, { path, method, kind }: Operation): number | undefined {
  const group = source[kind === 'webhook' ? 'webhooks' : 'paths'] as Record<string, Record<string, Source>>
  const responses = group[path]?.[method.toLowerCase()]?.responses
  return typeof responses === 'object' && responses
    ? Object.keys(responses).filter((status) => !status.startsWith('x-')).length
    : undefined
}

/** Says what would be missing or raw on the screen. */
function faultsOf(operation: Operation, source: Source | undefined): string[] {
  const faults: string[] = []
  if (!operation.title || !operation.path || !operation.method) faults.push('has no head')
  const { responses, requestBody, parameters, description, callbacks, findings } = operation
  const parts = responses.length + parameters.length + callbacks.length + (requestBody ? 1 : 0)
  if (parts === 0 && !description) faults.push('is blank')
  const written = source && responsesIn(source, operation)
  if (written !== undefined && written !== responses.length && findings.length === 0) {
    faults.push(`has ${responses.length} of ${written} responses`)
  }
  for (const object of objectsIn(operation)) {
    if (typeof object.$ref === 'string') faults.push(`has a raw reference ${object.$ref}`)
    if (!isNode(object)) continue
    const { unresolved, pointer } = object as unknown as SchemaNode
    if (unresolved && findings.length === 0) faults.push(`${pointer} is lost silently`)
    if (unresolved && source && leadsSomewhere(source, unresolved.reference))
      faults.push(`${pointer} is lost`)
  }
  return faults
}

async function expandsOnce(engine: ReferenceEngine, operation: Operation): Promise<string[]> {
  for (const object of objectsIn(operation)) {
    if (!isNode(object) || !object.hasChildren || object.children) continue
    const { pointer, children } = await engine.schema(String(object.pointer))
    return children?.length ? [] : [`${pointer} cannot be expanded`]
  }
  return []
}

/** A description in JSON and OpenAPI 3 as its author wrote it. */
function sourceOf(text: string): Source | undefined {
  const source = text.trimStart().startsWith('{') ? (JSON.parse(text) as Source) : undefined
  return source && 'openapi' in source ? source : undefined
}

function countIn({ paths = {} }: Source): number | undefined {
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
  const items = Object.values(paths as Record<string, Source>)
  // Of paths that are references nothing is known here.
  return items.some((item) => '$ref' in item)
    ? undefined
    : items.flatMap((item) => methods.filter((method) => item[method])).length
}

assert(CORPUS.flatMap(({ files }) => files).length >= 30)

for (const source of CORPUS) {
  it(`opens every description in ${source.name}`, async () => {
    for (const { name, text } of await corpusFiles(source)) {
      const engine = newEngine()
      const outline = await engine.open({ kind: 'text', text })
      assert.notEqual(outline.info.title, '', name)
      const written = sourceOf(text)
      assert.equal(outline.operationCount, (written && countIn(written)) ?? outline.operationCount, name)
      const all = new Set(
        [...outline.tags.flatMap(({ operations }) => operations), ...outline.webhooks].map(({ id }) => id),
      )
      const step = Math.max(1, Math.floor(all.size / MOST_OPERATIONS))
      const faults: string[] = []
      for (const id of [...all].filter((_, index) => index % step === 0)) {
        const operation = await engine.operation({ id })
        const found = [...faultsOf(operation, written), ...(await expandsOnce(engine, operation))]
        faults.push(...found.map((fault) => `${name} ${id} ${fault}`))
      }
      for (const { name: model, pointer } of outline.models.slice(0, 50)) {
        const node = await engine.schema(pointer)
        assert.equal(node.model?.name, model, name)
      }
      assert.deepEqual(faults, [])
      assert(all.size > 0 || outline.models.length > 0, `${name} has something`)
      engine.close()
    }
  })
}
