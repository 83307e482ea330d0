import { DEFAULT_LIMITS } from './limits'
import { type AddressSource, loadAddress } from './load-address'
import type { Example, Finding, Pointer } from './protocol/shared-types'
import { DescriptionError, type ReferenceFailure } from './protocol/failure'
import type {
  OperationName,
  ReferenceLimits,
  ReferenceSource,
  WorkerResponse,
  SampleRequest,
  WorkerMethod,
  WorkerMethods,
  WorkerSource,
} from './protocol/messages'
import type { Operation } from './protocol/operation'
import type { Outline } from './protocol/outline'
import type { SchemaNode } from './protocol/schema'
import type { SearchHit } from './protocol/search'

/** The part of a worker that the engine uses. */
export interface EngineWorker {
  postMessage(message: unknown, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
  terminate(): void
}

export interface RequestOptions {
  readonly signal?: AbortSignal
}

interface PendingRequest {
  resolve(result: unknown): void
  reject(failure: DescriptionError): void
}

const failure = (code: ReferenceFailure['code'], values: ReferenceFailure['values'] = {}) =>
  new DescriptionError({ code, values })

/**
 * One API description, held by a worker of its own: parsed and indexed there, and handed to the page piece by piece.
 * Questions may be asked before `open()` has answered; they are answered in turn. Every call fails with a DescriptionError and
 * nothing else. After `timeout` and `crashed` the worker is gone: to try again, make another engine.
 */
export class ReferenceEngine {
  readonly #limits: ReferenceLimits
  readonly #pending = new Map<number, PendingRequest>()
  #worker: EngineWorker | undefined
  #ended: DescriptionError | undefined
  /** Aborts when the engine ends. */
  readonly #ending = new AbortController()
  #loading: Promise<WorkerSource> | undefined
  #hasResponded = false
  #isOpen = false
  #lastId = 0

  /** Starts the worker, so that it is ready once there is something to open. */
  constructor(createWorker: () => EngineWorker, limits: Partial<ReferenceLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits }
    try {
      this.#worker = createWorker()
      this.#worker.addEventListener('message', ({ data }) => this.#settle(data as WorkerResponse))
      this.#worker.addEventListener('error', (event) => {
        event.preventDefault()
        this.#end(failure(this.#hasResponded ? 'crashed' : 'no-worker'))
      })
      this.#worker.addEventListener('messageerror', () => this.#end(failure('internal')))
    } catch {
      this.#end(failure('no-worker'))
    }
  }

  /**
   * Loads and indexes a description. Once for each engine; aborting it closes the engine.
   *
   * @throws {DescriptionError} with every code except `not-found`.
   */
  async open(source: ReferenceSource, { signal }: RequestOptions = {}): Promise<Outline> {
    const close = () => this.close()
    signal?.addEventListener('abort', close, { once: true })
    try {
      const given = source.kind === 'address' ? await (this.#loading = this.#load(source)) : source
      const transfer = given.kind === 'portal' ? [given.response] : []
      const parameters = { source: given, limits: this.#limits }
      const outline = await this.#request('open', parameters, { signal }, transfer)
      this.#isOpen = true
      return outline
    } finally {
      signal?.removeEventListener('abort', close)
    }
  }

  /** Everything to render one operation. @throws {DescriptionError} `not-found`. */
  operation(name: OperationName, options?: RequestOptions): Promise<Operation> {
    return this.#request('operation', name, options)
  }

  /** A schema with its children, theirs not yet expanded. @throws {DescriptionError} `not-found`. */
  schema(pointer: Pointer, options?: RequestOptions): Promise<SchemaNode> {
    return this.#request('schema', { pointer }, options)
  }

  /** A value made from the schema of a media type, or from a model, null where it has none. @throws {DescriptionError} `not-found`. */
  sample(request: SampleRequest, options?: RequestOptions): Promise<Example | null> {
    return this.#request('sample', request, options)
  }

  /** Operations, webhooks and models by their words, with typos forgiven. @param limit - Default 20. */
  search(
    text: string,
    { limit = 20, signal }: RequestOptions & { limit?: number } = {},
  ): Promise<readonly SearchHit[]> {
    return this.#request('search', { text, limit }, { signal })
  }

  /** Operations, webhooks and models that refer to a model themselves. */
  uses(pointer: Pointer, options?: RequestOptions): Promise<readonly SearchHit[]> {
    return this.#request('uses', { pointer }, options)
  }

  /** Everything wrong with the description, those of the outline included. Takes its time: ask once the page is rendered. */
  check(options?: RequestOptions): Promise<readonly Finding[]> {
    return this.#request('check', null, options)
  }

  /** The whole description as a file. In its own syntax it is the original text, Swagger 2.0 included. */
  write(syntax: 'json' | 'yaml', options?: RequestOptions): Promise<Blob> {
    return this.#request('write', { syntax }, options)
  }

  /** Whether its worker is gone. */
  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Ends the worker. What still waits fails with `aborted`. */
  close(): void {
    this.#end(failure('aborted'))
  }

  async #load(source: AddressSource): Promise<WorkerSource> {
    const { maxBytes, openTimeoutMs } = this.#limits
    const timer = setTimeout(() => this.#timeOut(openTimeoutMs), openTimeoutMs)
    try {
      return await loadAddress(source, maxBytes, this.#ending.signal)
    } catch (reason) {
      throw this.#ended ?? reason
    } finally {
      clearTimeout(timer)
    }
  }

  #request<V extends WorkerMethod>(
    method: V,
    parameters: WorkerMethods[V]['parameters'],
    { signal }: RequestOptions = {},
    transfer: Transferable[] = [],
  ): Promise<WorkerMethods[V]['result']> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      if (signal?.aborted) return reject(failure('aborted'))
      const id = (this.#lastId += 1)
      const { openTimeoutMs, responseTimeoutMs } = this.#limits
      // A request that arrives while the description is being opened waits for that, too.
      const limitMs = (this.#isOpen ? 0 : openTimeoutMs) + (method === 'open' ? 0 : responseTimeoutMs)
      const timer = setTimeout(() => this.#timeOut(limitMs), limitMs)
      const abort = () => this.#pending.get(id)?.reject(failure('aborted'))
      const cleanUp = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        this.#pending.delete(id)
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#pending.set(id, {
        resolve: (result) => {
          cleanUp()
          resolve(result as WorkerMethods[V]['result'])
        },
        reject: (reason) => {
          cleanUp()
          reject(reason)
        },
      })
      const post = () => this.#worker?.postMessage({ id, method, parameters }, transfer)
      if (method === 'open' || !this.#loading) post()
      else this.#loading.then(post, post)
    })
  }

  #settle(reply: WorkerResponse): void {
    this.#hasResponded = true
    const pending = this.#pending.get(reply.id)
    if ('failure' in reply) pending?.reject(new DescriptionError(reply.failure))
    else pending?.resolve(reply.result)
  }

  #timeOut(limitMs: number): void {
    this.#end(failure('timeout', { limitMs: String(limitMs) }))
  }

  #end(reason: DescriptionError): void {
    this.#ended ??= reason
    this.#ending.abort()
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of [...this.#pending.values()]) reject(reason)
  }
}
