import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ReferenceEngine } from '../../../src/reference/engine'
import type { SampleRequest } from '../../../src/reference/protocol/messages'
import { CORPUS, corpusFiles } from '../../support/corpus'
import { newEngine } from '../../support/reference'
import { sampleChecker } from '../../support/sample-checker'

/** Of larger descriptions every so many operations and models are read. */
const MOST_OPERATIONS = process.env.TEST_EVERYTHING ? 60 : 6

/** Share of the samples that fit their schema. */
const LEAST_SHARE = 0.99

/** Samples that cannot fit, by file and by what Ajv says of them, each with the reason. */
const IMPOSSIBLE: readonly (readonly [file: string, fault: RegExp, reason: string])[] = [
  [
    'circular-request-bodies.json',
    /required property 'parent'/,
    'the model requires one of itself, without end',
  ],
  ['bungie.net.json', /must be integer/, 'an integer whose listed values are strings'],
  ['codat.io/accounting.json', /currency must be string/, 'a string and null at the same time'],
  [
    'codat.io/accounting.json',
    /type must be JSONType/,
    'a property named `type` stands where the type belongs',
  ],
  ['vercel.com.json', /must be null/, 'null and one of several other types at the same time'],
  ['zuora.com.json', /must be string/, 'a boolean and a string at the same time'],
  [
    'zoom.us.json',
    /exactly one schema/,
    'alternatives without required properties: what fits one fits the other',
  ],
]

type Wanted = SampleRequest & { readonly what: string }

const everyFew = <T>(list: readonly T[]): T[] => {
  const step = Math.max(1, Math.floor(list.length / MOST_OPERATIONS))
  return list.filter((_, index) => index % step === 0)
}

/** Samples of bodies in JSON, and of models. */
async function wantedOf(engine: ReferenceEngine, text: string): Promise<Wanted[]> {
  const { tags, webhooks, models } = await engine.open({ kind: 'text', text })
  const ids = [...new Set([...tags.flatMap(({ operations }) => operations), ...webhooks].map(({ id }) => id))]
  const wanted: Wanted[] = everyFew(models).map(({ name, pointer }) => ({
    pointer,
    direction: 'response',
    what: `model ${name}`,
  }))
  for (const id of everyFew(ids)) {
    const { requestBody, responses } = await engine.operation({ id })
    const add = (direction: SampleRequest['direction'], content: (typeof responses)[number]['content']) => {
      for (const { pointer, type, schema } of content)
        if (schema && /json/.test(type))
          wanted.push({ pointer, direction, what: `${id} ${direction} ${type}` })
    }
    add('request', requestBody?.content ?? [])
    for (const { content } of responses) add('response', content)
  }
  return wanted
}

let count = 0
const unfit: string[] = []

for (const source of CORPUS) {
  it(`makes samples that fit their own schema, for every description in ${source.name}`, async () => {
    const unexplained: string[] = []
    for (const { name, text } of await corpusFiles(source)) {
      const engine = newEngine()
      const wanted = await wantedOf(engine, text)
      const check = await sampleChecker(text)
      for (const { what, pointer, direction } of wanted) {
        count += 1
        const sample = await engine.sample({ pointer, direction })
        const fault = check(pointer, direction, sample?.text)
        if (fault === undefined) continue
        const known = IMPOSSIBLE.find(([file, pattern]) => name.endsWith(file) && pattern.test(fault))
        unfit.push(`${name} ${what}: ${known?.[2] ?? fault}`)
        if (!known) unexplained.push(`${name} ${what}: ${fault}`)
      }
      engine.close()
    }
    assert.deepEqual(unexplained, [])
  })
}

it('at least 99 % of all samples fit', (t) => {
  for (const line of unfit) t.diagnostic(line)
  assert.ok(count > 500, String(count))
  const share = 1 - unfit.length / count
  t.diagnostic(`${count - unfit.length} of ${count} samples fit their schema (${(share * 100).toFixed(2)} %)`)
  assert.ok(share >= LEAST_SHARE, `${share}`)
})
