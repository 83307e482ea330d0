/** Reads descriptions where their pages are rendered: in a thread of Node, which is beside the server already. */
import { createHash } from 'node:crypto'
import type { EngineWorker } from './engine'
import type { ReferenceLimits, WorkerRequest, WorkerSource } from './protocol/messages'
import { type Opened, openSource, serve } from './worker/serve'

/** The pages of one description follow each other. */
const mostOpen = 8

/** By hash of the source, the least recently used one first. */
const known = new Map<string, Promise<Opened>>()

async function openKnown(source: WorkerSource, limits: ReferenceLimits): Promise<Opened> {
  if (source.kind !== 'portal') return openSource(source, limits)
  const hash = createHash('sha256').update(new Uint8Array(source.response)).digest('base64')
  const opening = known.get(hash) ?? openSource(source, limits)
  known.delete(hash)
  known.set(hash, opening)
  const [oldest] = known.keys()
  if (known.size > mostOpen && oldest !== undefined) known.delete(oldest)
  return opening
}

export function createWorker(): EngineWorker {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = []
  const handleRequest = serve((reply) => {
    for (const listener of listeners) listener(new MessageEvent('message', { data: reply }))
  }, openKnown)
  return {
    postMessage: (message) => void handleRequest(message as WorkerRequest),
    addEventListener(type: string, listener: (event: MessageEvent<unknown>) => void) {
      if (type === 'message') listeners.push(listener)
    },
    terminate: () => void listeners.splice(0),
  }
}
