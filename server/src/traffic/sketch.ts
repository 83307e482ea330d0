import { readCounts } from './counts'

/**
 * Quantile sketch with logarithmic bins (DDSketch): every value is counted in a bin whose edges differ by less than 2 %, so a
 * quantile read from it differs from the value of that rank by at most 1 %, however many sketches were merged. Ours, because
 * PostgreSQL fills the same bins in SQL and both must agree on every detail.
 */
const relativeError = 0.01
const gamma = (1 + relativeError) / (1 - relativeError)
const logGamma = Math.log(gamma)
/** Bin of values that are zero. */
const zeroBin = -32_768

/** SQL that returns the bin of a value of at least zero. @param value - An expression of type `real` or `integer`. */
export function binOf(value: string): string {
  return `(case when ${value} <= 0 then ${zeroBin} else ceil(ln(${value}::float8) / ${logGamma})::integer end)`
}

/** Of latencies between a millisecond and ten seconds, a few hundred are usual. */
const usualBins = 256

export class Sketch {
  #zeros = 0
  #total = 0
  /** Counts of the bins from `#first` on. A list, because charts merge ten thousand sketches with dozens of bins each. */
  #counts = new Float64Array()
  #first = 0

  /** How many values were counted. */
  get total(): number {
    return this.#total
  }

  add(bin: number, count: number): void {
    this.#total += count
    if (bin === zeroBin) {
      this.#zeros += count
      return
    }
    if (bin < this.#first || bin >= this.#first + this.#counts.length) this.#makeRoom(bin)
    const at = bin - this.#first
    this.#counts[at] = (this.#counts[at] ?? 0) + count
  }

  /** @param bytes - As PostgreSQL wrote them, of one sketch or of several. */
  merge(bytes: Buffer): void {
    readCounts(bytes, (bin, count) => this.add(bin, count))
  }

  /**
   * Returns the value of the nearest rank, within 1 %; undefined if nothing was counted.
   *
   * @param quantile - Above 0, up to 1.
   */
  quantile(quantile: number): number | undefined {
    const rank = Math.ceil(quantile * this.#total)
    let seen = this.#zeros
    if (this.#total > 0 && seen >= rank) return 0
    for (const [at, count] of this.#counts.entries()) {
      seen += count
      if (count > 0 && seen >= rank) return (2 * gamma ** (this.#first + at)) / (gamma + 1)
    }
    return undefined
  }

  #makeRoom(bin: number): void {
    const old = { counts: this.#counts, first: this.#counts.length === 0 ? bin : this.#first }
    const first = Math.min(old.first, bin) - usualBins / 2
    const end = Math.max(old.first + old.counts.length, bin + 1) + usualBins / 2
    this.#counts = new Float64Array(end - first)
    this.#counts.set(old.counts, old.first - first)
    this.#first = first
  }
}
