import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type EngineWorker, ReferenceEngine } from '../../../src/reference/engine'
import type { WorkerResponse, WorkerRequest } from '../../../src/reference/protocol/messages'
import { describing, newEngine, openReference } from '../../support/reference'

/** A worker that does what a test says, for what a real one does only in need. */
class ScriptedWorker extends EventTarget {
  isEnded = false

  constructor(readonly reply: (request: WorkerRequest) => WorkerResponse | undefined) {
    super()
  }

  postMessage(message: unknown): void {
    const reply = this.reply(message as WorkerRequest)
    if (reply) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: reply })))
  }

  terminate(): void {
    this.isEnded = true
  }
}

const text = JSON.stringify(describing({ '/a': { get: { operationId: 'a', responses: {} } } }))
const source = { kind: 'text', text } as const

describe('the engine', () => {
  it('ends a worker that takes too long, and every call after that says so', async () => {
    const worker = new ScriptedWorker(() => undefined)
    const engine = new ReferenceEngine(() => worker as unknown as EngineWorker, {
      openTimeoutMs: 5,
      responseTimeoutMs: 5,
    })
    await assert.rejects(engine.open(source), { code: 'timeout', values: { limitMs: '5' } })
    assert.equal(worker.isEnded, true)
    await assert.rejects(engine.schema('#'), { code: 'timeout' })
  })

  it('tells a worker that never began from one that broke', async () => {
    const refused = new ReferenceEngine(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await assert.rejects(refused.open(source), { code: 'no-worker' })

    const silent = new ScriptedWorker(() => undefined)
    const blocked = new ReferenceEngine(() => silent as unknown as EngineWorker)
    const opening = blocked.open(source)
    silent.dispatchEvent(new Event('error', { cancelable: true }))
    await assert.rejects(opening, { code: 'no-worker' })

    const mortal = new ScriptedWorker(({ id, method: verb }) =>
      verb === 'search' ? { id, result: [] } : undefined,
    )
    const broken = new ReferenceEngine(() => mortal as unknown as EngineWorker)
    assert.deepEqual(await broken.search('a'), [])
    const asked = broken.check()
    mortal.dispatchEvent(new Event('error', { cancelable: true }))
    await assert.rejects(asked, { code: 'crashed' })
  })

  it('answers what is asked before the description is open', async () => {
    const engine = newEngine()
    const [outline, operation] = await Promise.all([engine.open(source), engine.operation({ id: 'a' })])
    assert.equal(outline.operationCount, 1)
    assert.equal(operation.id, 'a')
    await assert.rejects(newEngine().operation({ id: 'a' }), { code: 'not-found' })
  })

  it('answers others while the whole description is being checked', async () => {
    const schema = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`p${index}`, { type: 'string' }]),
      ),
    }
    const one = {
      get: { responses: { 200: { description: 'It', content: { 'application/json': { schema } } } } },
    }
    const paths = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`/things/${index}`, one]))
    const { engine } = await openReference(describing(paths))
    const order: string[] = []
    await Promise.all([
      engine.check().then(() => order.push('check')),
      engine.operation({ id: 'get-things-7' }).then(() => order.push('operation')),
    ])
    assert.deepEqual(order, ['operation', 'check'])
  })

  it('can be given up, as a whole or call by call', async () => {
    const { engine } = await openReference(text)
    const controller = new AbortController()
    const asked = engine.operation({ id: 'a' }, { signal: controller.signal })
    controller.abort()
    await assert.rejects(asked, { code: 'aborted' })
    assert.equal((await engine.operation({ id: 'a' })).id, 'a', 'others go on')
    await assert.rejects(engine.search('a', { signal: controller.signal }), { code: 'aborted' })
    engine.close()
    await assert.rejects(engine.operation({ id: 'a' }), { code: 'aborted' })
  })

  it('reads the answer of a portal, whose bytes are moved', async () => {
    const reply = new TextEncoder().encode(JSON.stringify({ api_type: 'openapi', content: text }))
      .buffer as ArrayBuffer
    const outline = await newEngine().open({ kind: 'portal', response: reply })
    assert.equal(outline.operationCount, 1)
    assert.equal(reply.byteLength, 0)
    const notOne = new TextEncoder().encode('<html>').buffer as ArrayBuffer
    await assert.rejects(newEngine().open({ kind: 'portal', response: notOne }), {
      code: 'not-a-description',
    })
  })

  it('writes the description in either syntax', async () => {
    const { engine } = await openReference(text)
    assert.equal(await (await engine.write('json')).text(), text)
    const yaml = await engine.write('yaml')
    assert.equal(yaml.type, 'application/yaml')
    const { outline, engine: again } = await openReference(await yaml.text())
    assert.equal(outline.format.syntax, 'yaml')
    assert.deepEqual(JSON.parse(await (await again.write('json')).text()), JSON.parse(text))
  })
})
