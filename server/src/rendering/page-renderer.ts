import { Worker } from 'node:worker_threads'

/** What is rendered: the thread, which the build of the kit brings along, knows more of it. */
export interface PageVisit {
  readonly address: string
  readonly tag: string
  readonly language: string
  readonly context: object
  readonly appearance: object
  readonly viewer: object | undefined
}

export interface RenderedPage {
  readonly markup: string
  readonly reads: readonly unknown[]
}

/** A request of a screen, which is answered as the API would answer the visitor. */
export interface PageRead {
  /** Whole address. */
  readonly url: string
  readonly accept: string | null
}

export interface ReadResponse {
  readonly status: number
  readonly body: string
}

type FromThread =
  | ({ readonly type: 'request'; readonly page: number; readonly request: number } & PageRead)
  | { readonly type: 'rendered'; readonly page: number; readonly rendered: RenderedPage | undefined }
  | { readonly type: 'failed'; readonly page: number; readonly error: unknown }

interface Waiting {
  read(read: PageRead): Promise<ReadResponse>
  settle(page: RenderedPage | undefined): void
  fail(error: unknown): void
  readonly since: number
}

/** More at once come without their content: a crowd gets pages that the kit fills. */
const mostWaiting = 32
/** A page that takes longer ends the thread. A new one renders the next page. */
const endMs = 5_000

/** Renders pages in a thread, so that a screen that throws or does not end keeps no request of others waiting. */
export class PageRenderer {
  readonly #file: URL
  #thread: Worker | undefined
  #pages = 0
  readonly #waiting = new Map<number, Waiting>()

  /** @param file - The renderer of the kit. */
  constructor(file: URL) {
    this.#file = file
  }

  /** Starts the thread, so that the first page need not wait for it. */
  prepare(): void {
    this.#thread ??= this.#start()
  }

  /**
   * Returns the page, or undefined if it has to be sent without its content.
   *
   * @param read - Answers what its screens ask for.
   * @throws what a screen throws, or why there will be no page.
   */
  async render(visit: PageVisit, read: Waiting['read']): Promise<RenderedPage | undefined> {
    if (this.#waiting.size >= mostWaiting) throw new Error(`${mostWaiting} pages are being rendered.`)
    const thread = (this.#thread ??= this.#start())
    this.#pages += 1
    const page = this.#pages
    return new Promise((resolve, reject) => {
      this.#waiting.set(page, { read, settle: resolve, fail: reject, since: performance.now() })
      thread.postMessage({ type: 'page', page, visit })
    })
  }

  async close(): Promise<void> {
    await this.#giveUp(new Error('The server is stopping.'))?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(this.#file)
    // It keeps no process alive.
    thread.unref()
    const watch = setInterval(() => {
      const [oldest] = this.#waiting.values()
      if (oldest && performance.now() - oldest.since > endMs)
        this.#end(new Error(`The page was not rendered within ${endMs} ms.`))
    }, endMs / 5)
    watch.unref()
    thread.on('message', (message: FromThread) => this.#receive(thread, message))
    thread.on('error', (error) => this.#end(error))
    thread.on('exit', () => {
      clearInterval(watch)
      if (this.#thread === thread) this.#end(new Error('The thread has ended.'))
    })
    return thread
  }

  /** Returns the thread, which gets no more pages. */
  #giveUp(reason: unknown): Worker | undefined {
    const thread = this.#thread
    this.#thread = undefined
    for (const { fail } of this.#waiting.values()) fail(reason)
    this.#waiting.clear()
    return thread
  }

  #end(reason: unknown): void {
    this.#giveUp(reason)
      ?.terminate()
      .catch(() => undefined)
  }

  #receive(thread: Worker, message: FromThread): void {
    const waiting = this.#waiting.get(message.page)
    if (!waiting) return
    if (message.type === 'request') {
      const { request, url, accept } = message
      const answer = ({ status, body }: ReadResponse) =>
        thread.postMessage({ type: 'response', request, status, body })
      waiting.read({ url, accept }).then(answer, () => answer({ status: 500, body: '' }))
      return
    }
    this.#waiting.delete(message.page)
    if (message.type === 'rendered') waiting.settle(message.rendered)
    else waiting.fail(message.error)
  }
}
