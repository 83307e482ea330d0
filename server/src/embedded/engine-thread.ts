import { Worker } from 'node:worker_threads'
import { EngineStopped } from '../store/unavailable'
import { durableSettings, memorySettings } from './start-parameters'
import type { EngineResponse, EngineRequest, EngineSettings } from './worker-messages'

type RequestBody = EngineRequest extends infer R ? (R extends EngineRequest ? Omit<R, 'id'> : never) : never

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

/** This side of the thread in which the engine runs. */
export class EngineThread {
  /** Rejects when the engine cannot be started. */
  readonly ready: Promise<void>
  /** Aborted when the thread has ended without being asked to. */
  readonly failure: AbortSignal
  #failing = new AbortController()
  #isClosing = false
  #worker: Worker
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #stopped: Error | undefined

  constructor(start: Omit<EngineSettings, 'settings'>) {
    this.failure = this.#failing.signal
    const settings = start.clusterDir ? durableSettings : memorySettings
    const entry = new URL('./engine-worker.mjs', import.meta.url)
    // What the engine itself prints is of no use to the operator; errors come as responses.
    this.#worker = new Worker(entry, {
      workerData: { ...start, settings },
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (response: EngineResponse) => {
        if (response.id === 'ready') resolve()
        else this.#settle(response)
      })
      this.#worker.on('error', (error) => this.#stop(error, reject))
      this.#worker.on('exit', (code) =>
        this.#stop(new Error(`The engine's thread ended with code ${code}.`), reject),
      )
    })
  }

  /** Sends messages of the wire protocol. @returns the engine's messages in response. */
  protocol(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#request({ kind: 'protocol', bytes })
  }

  /** @returns the whole cluster as a tar file, to be used as a template. */
  dump(): Promise<Uint8Array> {
    return this.#request({ kind: 'dump' })
  }

  /** @param isNeeded - Whether the process goes on for as long as the thread does, as it does by default. */
  keepProcess(isNeeded: boolean): void {
    if (isNeeded) this.#worker.ref()
    else this.#worker.unref()
  }

  /** Shuts the engine down as PostgreSQL does, then ends the thread. */
  async close(): Promise<void> {
    if (this.#stopped) return
    this.#isClosing = true
    try {
      await this.#request({ kind: 'close' })
    } finally {
      await this.#worker.terminate()
    }
  }

  #request(body: RequestBody): Promise<Uint8Array> {
    if (this.#stopped) return Promise.reject(this.#stopped)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...body })
    })
  }

  #settle(response: Exclude<EngineResponse, { id: 'ready' }>): void {
    const waiting = this.#waiting.get(response.id)
    this.#waiting.delete(response.id)
    if ('bytes' in response) waiting?.resolve(response.bytes)
    else waiting?.reject(new Error(response.error))
  }

  #stop(cause: Error, reject: (error: Error) => void): void {
    this.#stopped ??= new EngineStopped('The embedded database has stopped. Start the process again.', {
      cause,
    })
    if (!this.#isClosing) this.#failing.abort(this.#stopped)
    reject(this.#stopped)
    for (const waiting of this.#waiting.values()) waiting.reject(this.#stopped)
    this.#waiting.clear()
  }
}
