import { Worker } from 'node:worker_threads'

/** A text of an API description. */
export interface WantedText {
  /** Of the description, which never changes. */
  readonly revision: string
  /** ID, or undefined for the overview. */
  readonly operation: string | undefined
  /** Of the reference's page. */
  readonly address: string
  readonly language: string
}

type FromThread =
  | { readonly type: 'written'; readonly request: number; readonly text: string | undefined }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown }

interface Waiting {
  readonly revision: string
  settle(text: string | undefined): void
  fail(error: unknown): void
}

interface RunningThread {
  readonly worker: Worker
  /** Descriptions that it has, the one that was used last at the end. */
  readonly opened: Map<string, { readonly ready: Promise<void>; size: number }>
  readonly waiting: Map<number, Waiting>
  /** When it began what it does now. */
  progressAt: number
  readonly watch: NodeJS.Timeout
}

export interface DescriptionTextsLimits {
  /** Requests at once. A crawler may ask for every operation of a large description. */
  readonly mostWaiting: number
  /** Characters of all descriptions that the thread keeps. */
  readonly mostCharacters: number
  /** A text that takes longer, with its description, ends the thread. */
  readonly endMs: number
  /** A thread that nobody asks ends, and gives its memory back. */
  readonly idleMs: number
  readonly mostMegabytes: number
}

const standardLimits: DescriptionTextsLimits = {
  mostWaiting: 2_000,
  mostCharacters: 24_000_000,
  endMs: 20_000,
  idleMs: 60_000,
  mostMegabytes: 1_024,
}

const mostRefused = 1_000

/** There is too much to do. */
export class TextsBusy extends Error {
  override readonly name = 'TextsBusy'
}

/** Writes operations of API descriptions as Markdown, in a thread: a large description takes half a second to read. */
export class DescriptionTexts {
  readonly #file: URL
  readonly #limits: DescriptionTextsLimits
  #running: RunningThread | undefined
  /** Texts that are not there yet, those of descriptions that are being loaded included. */
  #asked = 0
  #requests = 0
  /** Revisions that ended the thread. */
  readonly #refused = new Set<string>()

  /** @param file - The thread, which the build of the kit brings along. */
  constructor(file: URL, limits: Partial<DescriptionTextsLimits> = {}) {
    this.#file = file
    this.#limits = { ...standardLimits, ...limits }
  }

  /**
   * Returns a text, or undefined if the description has no such operation or cannot be read.
   *
   * @param load - Loads the description if the thread does not have it.
   * @throws {TextsBusy}
   */
  async write(wanted: WantedText, load: () => Promise<string>): Promise<string | undefined> {
    if (this.#refused.has(wanted.revision)) return undefined
    if (this.#asked >= this.#limits.mostWaiting)
      throw new TextsBusy(`${this.#limits.mostWaiting} texts of API descriptions are being written.`)
    this.#asked += 1
    try {
      return await this.#write((this.#running ??= this.#start()), wanted, load)
    } finally {
      this.#asked -= 1
    }
  }

  async close(): Promise<void> {
    await this.#giveUp(this.#running, new TextsBusy('The server is stopping.'))?.terminate()
  }

  async #write(
    thread: RunningThread,
    wanted: WantedText,
    load: () => Promise<string>,
  ): Promise<string | undefined> {
    await this.#open(thread, wanted.revision, load)
    if (this.#running !== thread) throw new TextsBusy('The thread ended while a description was loaded.')
    this.#requests += 1
    const request = this.#requests
    return new Promise((settle, fail) => {
      if (thread.waiting.size === 0) thread.progressAt = performance.now()
      thread.waiting.set(request, { revision: wanted.revision, settle, fail })
      thread.worker.postMessage({ type: 'write', request, ...wanted })
    })
  }

  /** Messages arrive in their order, so that what was asked for before is written before a description is closed. */
  #open(thread: RunningThread, revision: string, load: () => Promise<string>): Promise<void> {
    const known = thread.opened.get(revision)
    if (known) {
      thread.opened.delete(revision)
      thread.opened.set(revision, known)
      return known.ready
    }
    const open = async () => {
      const text = await load()
      entry.size = text.length
      thread.worker.postMessage({ type: 'open', revision, text })
      this.#closeOthers(thread, revision)
    }
    const entry = { ready: Promise.resolve(), size: 0 }
    thread.opened.set(revision, entry)
    entry.ready = open()
    entry.ready.catch(() => thread.opened.delete(revision))
    return entry.ready
  }

  #closeOthers(thread: RunningThread, kept: string): void {
    let size = 0
    for (const one of thread.opened.values()) size += one.size
    for (const [revision, one] of thread.opened) {
      if (size <= this.#limits.mostCharacters) return
      // One without a size is being loaded.
      if (revision === kept || one.size === 0) continue
      thread.opened.delete(revision)
      thread.worker.postMessage({ type: 'close', revision })
      size -= one.size
    }
  }

  #start(): RunningThread {
    const { endMs, idleMs, mostMegabytes } = this.#limits
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
    // It keeps no process alive.
    worker.unref()
    const watch = setInterval(
      () => {
        const since = performance.now() - thread.progressAt
        if (thread.waiting.size === 0 ? since > idleMs : since > endMs)
          this.#end(thread, new Error(`No text of an API description was written within ${endMs} ms.`))
      },
      Math.min(endMs, idleMs) / 5,
    )
    watch.unref()
    const thread: RunningThread = {
      worker,
      opened: new Map(),
      waiting: new Map(),
      progressAt: performance.now(),
      watch,
    }
    worker.on('message', (message: FromThread) => {
      const waiting = this.#settle(thread, message.request)
      if (message.type === 'written') waiting?.settle(message.text)
      else waiting?.fail(message.error)
    })
    worker.on('error', (error) => this.#end(thread, error))
    worker.on('exit', () => this.#end(thread, new Error('The thread has ended.')))
    return thread
  }

  #settle(thread: RunningThread, request: number): Waiting | undefined {
    const waiting = thread.waiting.get(request)
    thread.waiting.delete(request)
    thread.progressAt = performance.now()
    return waiting
  }

  /** What it was busy with is not tried again. */
  #end(thread: RunningThread, reason: unknown): void {
    const [current] = thread.waiting.values()
    if (current && this.#refused.size < mostRefused) this.#refused.add(current.revision)
    this.#giveUp(thread, reason)
      ?.terminate()
      .catch(() => undefined)
  }

  /** Returns the thread, which gets no more requests. */
  #giveUp(thread: RunningThread | undefined, reason: unknown): Worker | undefined {
    if (!thread) return undefined
    clearInterval(thread.watch)
    if (this.#running === thread) this.#running = undefined
    for (const { fail } of thread.waiting.values()) fail(reason)
    thread.waiting.clear()
    return thread.worker
  }
}
