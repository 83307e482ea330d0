import { DEFAULT_LIMITS } from './limits'
import type { Example, Finding, Pointer } from './protocol/common'
import { DescriptionError, type ReferenceFailure } from './protocol/failure'
import type {
  OperationName,
  ReferenceLimits,
  ReferenceSource,
  Reply,
  SampleRequest,
  Verb,
  Verbs,
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

export interface AskOptions {
  readonly signal?: AbortSignal
}

interface Waiting {
  resolve(answer: unknown): void
  reject(failure: DescriptionError): void
}

const failure = (code: ReferenceFailure['code'], values: ReferenceFailure['values'] = {}) =>
  new DescriptionError({ code, values })

/**
 * One API description, held by a worker of its own: loaded, parsed and indexed there, and handed to the page piece by piece.
 * Questions may be asked before `open()` has answered; they are answered in turn. Every call fails with a DescriptionError and
 * nothing else. After `timeout` and `crashed` the worker is gone: to try again, make another engine.
 */
export class ReferenceEngine {
  readonly #limits: ReferenceLimits
  readonly #waiting = new Map<number, Waiting>()
  #worker: EngineWorker | undefined
  #ended: DescriptionError | undefined
  #hasAnswered = false
  #isOpen = false
  #lastId = 0

  /** Starts the worker, so that it is ready once there is something to open. */
  constructor(createWorker: () => EngineWorker, limits: Partial<ReferenceLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits }
    try {
      this.#worker = createWorker()
      this.#worker.addEventListener('message', ({ data }) => this.#settle(data as Reply))
      this.#worker.addEventListener('error', (event) => {
        event.preventDefault()
        this.#end(failure(this.#hasAnswered ? 'crashed' : 'no-worker'))
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
  async open(source: ReferenceSource, { signal }: AskOptions = {}): Promise<Outline> {
    const close = () => this.close()
    signal?.addEventListener('abort', close, { once: true })
    try {
      const transfer = source.kind === 'portal' ? [source.answer] : []
      const outline = await this.#ask('open', { source, limits: this.#limits }, { signal }, transfer)
      this.#isOpen = true
      return outline
    } finally {
      signal?.removeEventListener('abort', close)
    }
  }

  /** Everything to draw one operation. @throws {DescriptionError} `not-found`. */
  operation(name: OperationName, options?: AskOptions): Promise<Operation> {
    return this.#ask('operation', name, options)
  }

  /** A schema with its children, theirs not yet expanded. @throws {DescriptionError} `not-found`. */
  schema(pointer: Pointer, options?: AskOptions): Promise<SchemaNode> {
    return this.#ask('schema', { pointer }, options)
  }

  /** A value made from the schema of a media type, or from a model, null where it has none. @throws {DescriptionError} `not-found`. */
  sample(request: SampleRequest, options?: AskOptions): Promise<Example | null> {
    return this.#ask('sample', request, options)
  }

  /** Operations, webhooks and models by their words, with typos forgiven. @param limit - Default 20. */
  search(
    text: string,
    { limit = 20, signal }: AskOptions & { limit?: number } = {},
  ): Promise<readonly SearchHit[]> {
    return this.#ask('search', { text, limit }, { signal })
  }

  /** Everything wrong with the description, those of the outline included. Takes its time: ask once the page is drawn. */
  check(options?: AskOptions): Promise<readonly Finding[]> {
    return this.#ask('check', null, options)
  }

  /** The whole description as a file. In its own syntax it is the text as it came, Swagger 2.0 included. */
  write(syntax: 'json' | 'yaml', options?: AskOptions): Promise<Blob> {
    return this.#ask('write', { syntax }, options)
  }

  /** Ends the worker. What still waits fails with `aborted`. */
  close(): void {
    this.#end(failure('aborted'))
  }

  #ask<V extends Verb>(
    verb: V,
    given: Verbs[V]['given'],
    { signal }: AskOptions = {},
    transfer: Transferable[] = [],
  ): Promise<Verbs[V]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      if (signal?.aborted) return reject(failure('aborted'))
      const id = (this.#lastId += 1)
      const { openTimeoutMs, answerTimeoutMs } = this.#limits
      // What is asked while the description is still being opened waits for that, too.
      const limitMs = (this.#isOpen ? 0 : openTimeoutMs) + (verb === 'open' ? 0 : answerTimeoutMs)
      const timer = setTimeout(() => this.#end(failure('timeout', { limitMs: String(limitMs) })), limitMs)
      const abort = () => this.#waiting.get(id)?.reject(failure('aborted'))
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        this.#waiting.delete(id)
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#waiting.set(id, {
        resolve: (answer) => {
          leave()
          resolve(answer as Verbs[V]['answer'])
        },
        reject: (reason) => {
          leave()
          reject(reason)
        },
      })
      this.#worker?.postMessage({ id, verb, given }, transfer)
    })
  }

  #settle(reply: Reply): void {
    this.#hasAnswered = true
    const waiting = this.#waiting.get(reply.id)
    if ('failure' in reply) waiting?.reject(new DescriptionError(reply.failure))
    else waiting?.resolve(reply.answer)
  }

  #end(reason: DescriptionError): void {
    this.#ended ??= reason
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of [...this.#waiting.values()]) reject(reason)
  }
}
