import type { Finding, FindingCode, Pointer } from '../protocol/shared-types'

const MAX_FINDINGS = 200

/** The faults of a description, each once, up to a limit. */
export class Findings {
  readonly #seen = new Map<string, Finding>()
  #more = 0

  add(code: FindingCode, pointer: Pointer, values: Finding['values'] = {}): void {
    const key = `${code} ${pointer}`
    if (this.#seen.has(key)) return
    if (this.#seen.size >= MAX_FINDINGS) this.#more += 1
    else this.#seen.set(key, { code, pointer, values })
  }

  addAll(others: readonly Finding[]): void {
    for (const { code, pointer, values } of others) this.add(code, pointer, values)
  }

  list(): Finding[] {
    const more: Finding = { code: 'more-findings', pointer: '#', values: { count: String(this.#more) } }
    return this.#more > 0 ? [...this.#seen.values(), more] : [...this.#seen.values()]
  }
}
