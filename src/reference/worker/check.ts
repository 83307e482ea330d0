import { isRecord } from '../../lib/is-record'
import type { Finding, Pointer } from '../protocol/shared-types'
import type { Description } from './description'
import { Findings } from './findings'
import { childPointer } from './pointer'
import { readOperation } from './read/operation'

const PAUSE_AFTER_MS = 20

/** For reading operations, of which there may be very many. References are always checked. */
const OPERATIONS_BUDGET_MS = 4000

/** Values under these keys are data of the author's, in which `$ref` is a word like any other. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'x-examples'])

/** Returns every reference of a description whose target does not exist. */
function* brokenReferences(description: Description): Generator<Finding | undefined> {
  const { references, root } = description
  const waiting: { pointer: Pointer; value: unknown }[] = [{ pointer: '#', value: root }]
  const seen = new Set<unknown>()
  for (let located = waiting.pop(); located; located = waiting.pop()) {
    const { pointer, value } = located
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    yield undefined
    const reference = isRecord(value) ? value.$ref : undefined
    if (typeof reference === 'string' && !references.target(reference)) {
      const code = reference.startsWith('#') ? 'reference-missing' : 'reference-external'
      yield { code, pointer, values: { reference } }
    }
    for (const [key, part] of Object.entries(value)) {
      if (!DATA_KEYS.has(key) || pointer.endsWith('/properties'))
        waiting.push({ pointer: childPointer(pointer, key), value: part })
    }
  }
}

function* findingsOf(description: Description): Generator<readonly Finding[]> {
  yield description.findings.list()
  const end = performance.now() + OPERATIONS_BUDGET_MS
  for (const operation of description.operations.values()) {
    if (performance.now() > end) break
    yield readOperation(description, operation).findings
  }
  for (const finding of brokenReferences(description)) yield finding ? [finding] : []
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Reads everything there is, with pauses in which other questions are answered. */
export async function check(description: Description): Promise<Finding[]> {
  const findings = new Findings()
  let since = performance.now()
  for (const found of findingsOf(description)) {
    findings.addAll(found)
    if (performance.now() - since > PAUSE_AFTER_MS) {
      await pause()
      since = performance.now()
    }
  }
  return findings.list()
}
