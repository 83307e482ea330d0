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
/** Bytes of a bin (two, signed) and its count (four). */
const entryBytes = 6

/** SQL that returns the bin of a value of at least zero. @param value - An expression of type `real` or `integer`. */
export function binOf(value: string): string {
  return `(case when ${value} <= 0 then ${zeroBin} else ceil(ln(${value}::float8) / ${logGamma})::integer end)`
}

/** SQL aggregate that returns a sketch as the bytes that `Sketch.merge` reads. @param bin, count - Integer expressions. */
export function sketchOf(bin: string, count: string): string {
  return `string_agg(int2send(${bin}::int2) || int4send(${count}::int4), ''::bytea order by ${bin})`
}

export class Sketch {
  readonly #counts = new Map<number, number>()
  #total = 0

  /** How many values were counted. */
  get total(): number {
    return this.#total
  }

  add(bin: number, count: number): void {
    this.#counts.set(bin, (this.#counts.get(bin) ?? 0) + count)
    this.#total += count
  }

  /** @param bytes - As PostgreSQL wrote them. */
  merge(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += entryBytes)
      this.add(bytes.readInt16BE(at), bytes.readInt32BE(at + 2))
  }

  /**
   * Returns the value of the nearest rank, within 1 %; undefined if nothing was counted.
   *
   * @param quantile - Above 0, up to 1.
   */
  quantile(quantile: number): number | undefined {
    const rank = Math.ceil(quantile * this.#total)
    let seen = 0
    for (const bin of [...this.#counts.keys()].sort((a, b) => a - b)) {
      seen += this.#counts.get(bin) ?? 0
      if (seen >= rank) return bin === zeroBin ? 0 : (2 * gamma ** bin) / (gamma + 1)
    }
    return undefined
  }
}
