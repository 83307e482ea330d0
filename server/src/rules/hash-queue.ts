import type { PasswordCheckLimits } from '../config/config'

/** More passwords are being checked than the queue takes. The message is for operators at the command line. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull'

  constructor() {
    super('Too many passwords are being checked at once. Try again in a few seconds.')
  }
}

export interface Admission {
  /** Computes hashes when it is their turn. */
  run<T>(compute: () => Promise<T>): Promise<T>
  leave(): void
}

interface Lane {
  admitted: number
  readonly waiting: (() => void)[]
}

/**
 * Keeps the cores from doing nothing but hashing. An attempt is admitted as a whole, before its first statement, so that a flood that
 * finds the queue full costs the database nothing either.
 *
 * Known devices have places of their own, and their turn comes first.
 */
export class HashQueue {
  #running = 0
  readonly #known: Lane = { admitted: 0, waiting: [] }
  readonly #others: Lane = { admitted: 0, waiting: [] }

  constructor(private readonly limits: PasswordCheckLimits) {}

  /** @throws {HashQueueFull} */
  admit(isKnownDevice = false): Admission {
    const lane = isKnownDevice ? this.#known : this.#others
    if (lane.admitted >= this.limits.atOnce + this.limits.waiting) throw new HashQueueFull()
    lane.admitted += 1
    return {
      run: (compute) => this.#run(lane, compute),
      leave: () => void (lane.admitted -= 1),
    }
  }

  async #run<T>(lane: Lane, compute: () => Promise<T>): Promise<T> {
    if (this.#running < this.limits.atOnce) this.#running += 1
    else await new Promise<void>((begin) => lane.waiting.push(begin))
    try {
      return await compute()
    } finally {
      const next = this.#known.waiting.shift() ?? this.#others.waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
