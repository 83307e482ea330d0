import { createStore } from '../../lib/store'

export type ToastKind = 'info' | 'success' | 'warning' | 'danger' | 'system'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly message: string
}

/** How long a success stays. Other messages stay until they are closed. */
export const SUCCESS_MS = 3000

// More would cover what they speak of.
const MAX_SHOWN = 5

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined
  leftMs: number
  since: number
}

/** Short messages on top of a page, the newest last. What they say is said elsewhere as well: nobody has to catch them. */
export class ToastStore {
  readonly #toasts = createStore<readonly Toast[]>([])
  #lastId = 0
  #isPaused = false
  readonly #countdowns = new Map<number, Countdown>()
  readonly subscribe = this.#toasts.subscribe
  readonly snapshot = this.#toasts.get

  /** With more than five the oldest gives way. @returns its ID, for `close`. */
  show(kind: ToastKind, message: string): number {
    const id = (this.#lastId += 1)
    const shown = this.snapshot()
    for (const old of shown.slice(0, Math.max(0, shown.length + 1 - MAX_SHOWN))) this.close(old.id)
    this.#set([...this.snapshot(), { id, kind, message }])
    if (kind === 'success') {
      const countdown: Countdown = { timer: undefined, leftMs: SUCCESS_MS, since: 0 }
      this.#countdowns.set(id, countdown)
      if (!this.#isPaused) this.#run(id, countdown)
    }
    return id
  }

  /** Without effect when it is gone already. */
  close(id: number): void {
    clearTimeout(this.#countdowns.get(id)?.timer)
    this.#countdowns.delete(id)
    const others = this.snapshot().filter((toast) => toast.id !== id)
    if (others.length < this.snapshot().length) this.#set(others)
  }

  /** Pauses the time-outs, while the pointer or the focus is on a message. */
  pause(): void {
    if (this.#isPaused) return
    this.#isPaused = true
    for (const countdown of this.#countdowns.values()) {
      clearTimeout(countdown.timer)
      countdown.leftMs -= performance.now() - countdown.since
    }
  }

  /** Continues the time-outs. */
  resume(): void {
    if (!this.#isPaused) return
    this.#isPaused = false
    for (const [id, countdown] of this.#countdowns) this.#run(id, countdown)
  }

  #run(id: number, countdown: Countdown): void {
    countdown.since = performance.now()
    countdown.timer = setTimeout(() => this.close(id), Math.max(0, countdown.leftMs))
  }

  #set(toasts: readonly Toast[]): void {
    if (toasts.length === 0) this.#isPaused = false
    this.#toasts.set(toasts)
  }
}
