import { type EngineWorker, ReferenceEngine } from '../../src/reference/engine'
import type { Operation } from '../../src/reference/protocol/operation'
import type { Outline } from '../../src/reference/protocol/outline'
import type { ReferenceLimits, WorkerRequest } from '../../src/reference/protocol/messages'
import { serve } from '../../src/reference/worker/serve'

type Listener = (event: never) => void

/** The engine's worker in the thread of the test: everything crosses as a copy, as it does between threads. */
export function workerInProcess(): EngineWorker {
  const listeners = new Map<string, Listener[]>()
  const emit = (type: string, event: object) =>
    listeners.get(type)?.forEach((listener) => listener(event as never))
  const receive = serve((reply) => emit('message', { data: structuredClone(reply) }))
  return {
    postMessage: (message, transfer) => {
      receive(structuredClone(message, { transfer }) as WorkerRequest).catch((error: unknown) =>
        emit('error', { error }),
      )
    },
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    terminate: () => listeners.clear(),
  }
}

export const newEngine = (limits?: Partial<ReferenceLimits>): ReferenceEngine =>
  new ReferenceEngine(workerInProcess, limits)

export interface OpenedReference {
  readonly engine: ReferenceEngine
  readonly outline: Outline
  operation(id: string): Promise<Operation>
}

/** Opens a description, given as a value or as its text, that lies at `https://api.example.com/specs/description`. */
export async function openReference(description: object | string): Promise<OpenedReference> {
  const engine = newEngine()
  const text = typeof description === 'string' ? description : JSON.stringify(description)
  const address = 'https://api.example.com/specs/description'
  const outline = await engine.open({ kind: 'text', text, address })
  return { engine, outline, operation: (id) => engine.operation({ id }) }
}

interface Described {
  readonly [key: string]: unknown
}

/** The smallest description around some paths. */
export const describing = (paths: Described, rest: Described = {}): Described => ({
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths,
  ...rest,
})

/** A description whose only operation `getThing` answers with a schema. */
export const respondingWith = (schema: unknown, schemas: Described = {}, openapi = '3.1.0'): Described =>
  describing(
    {
      '/thing': {
        get: {
          operationId: 'getThing',
          responses: { 200: { description: 'It', content: { 'application/json': { schema } } } },
        },
      },
    },
    { openapi, components: { schemas } },
  )
