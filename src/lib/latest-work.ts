/** Signals for work that begins again and again, and of which only the latest counts. */
export class LatestWork {
  #running = new AbortController()

  /** Aborts the signal of the work before, and returns that of the work that begins. */
  begin(): AbortSignal {
    this.end()
    this.#running = new AbortController()
    return this.#running.signal
  }

  /** Aborts the signal of the latest work. */
  end(): void {
    this.#running.abort()
  }
}
