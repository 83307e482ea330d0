import type { Outline, ReferenceEngine } from '.'
import type { PendingDescription } from './pending-description'
import { DescriptionError } from './protocol/failure'

/** Begins to open a description; null where there is none. */
export type OpenSource = (signal: AbortSignal) => Promise<PendingDescription | null>

interface Opening {
  readonly abort: AbortController
  readonly pending: Promise<PendingDescription | null>
  engine?: ReferenceEngine
}

/**
 * A description that is opened when something is asked of it: what its page came with needs no worker. If its worker ends, it is opened
 * again for the next question. Its owner closes it.
 */
export class LazyDescription {
  readonly #open: OpenSource
  #opening: Opening | undefined

  /**
   * @param source - Tells descriptions apart within the page.
   * @param isOfEveryone - It is the same for every viewer.
   */
  constructor(
    readonly source: string,
    readonly isOfEveryone: boolean,
    open: OpenSource,
  ) {
    this.#open = open
  }

  /**
   * Returns the outline; null if there is no description.
   *
   * @param signal - Closes the description as long as it is not open.
   * @throws {DescriptionError} as `ReferenceEngine.open` says, or what loading it throws.
   */
  async outline(signal?: AbortSignal): Promise<Outline | null> {
    const opening = this.#begin()
    const close = () => this.#end(opening)
    signal?.addEventListener('abort', close, { once: true })
    try {
      return (await (await opening.pending)?.outline) ?? null
    } catch (failure) {
      close()
      throw failure
    } finally {
      signal?.removeEventListener('abort', close)
    }
  }

  /** Returns what answers questions about the description. @throws {DescriptionError} `not-found` if there is none; as `outline`. */
  async engine(): Promise<ReferenceEngine> {
    const opening = this.#begin()
    try {
      const pending = await opening.pending
      if (!pending) throw new DescriptionError({ code: 'not-found', values: {} })
      await pending.outline
      return pending.engine
    } catch (failure) {
      this.#end(opening)
      throw failure
    }
  }

  /** Opens it before the first question, which is told what fails. */
  prepare(): void {
    this.engine().catch(() => undefined)
  }

  close(): void {
    if (this.#opening) this.#end(this.#opening)
  }

  #begin(): Opening {
    if (this.#opening?.engine?.hasEnded) this.close()
    if (this.#opening) return this.#opening
    const abort = new AbortController()
    const opening: Opening = { abort, pending: this.#open(abort.signal).then(opened) }
    this.#opening = opening
    return opening

    function opened(pending: PendingDescription | null) {
      opening.engine = pending?.engine
      if (abort.signal.aborted) pending?.engine.close()
      return pending
    }
  }

  #end(opening: Opening): void {
    opening.abort.abort()
    opening.engine?.close()
    if (this.#opening === opening) this.#opening = undefined
  }
}
