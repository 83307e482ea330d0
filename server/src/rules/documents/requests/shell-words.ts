import { RequestFault } from './guide-request'

/** One argument of a command, and the line on which it begins. */
export interface ShellWord {
  readonly text: string
  /** From 0. */
  readonly line: number
}

/**
 * Splits one command as a POSIX shell does. `$NAME` becomes `{{NAME}}`. Nothing is run, so whatever a shell would run is a fault.
 *
 * @throws {RequestFault} for pipes, redirections, substitutions and further commands.
 */
export function shellWords(source: string): ShellWord[] {
  return new ShellReader(source).words()
}

class ShellReader {
  #at = 0
  #line = 0

  constructor(private readonly source: string) {}

  words(): ShellWord[] {
    const words: ShellWord[] = []
    for (;;) {
      this.#skipBlank()
      const sign = this.source[this.#at]
      if (sign === undefined) return words
      if (sign === '#') this.#skipLine()
      else if (sign === '\n') {
        this.#next()
        if (words.length > 0 && this.#hasMore()) throw this.#fault('more than one command')
      } else words.push({ line: this.#line, text: this.#word() })
    }
  }

  #next(): string {
    const sign = this.source[this.#at] ?? ''
    this.#at += 1
    if (sign === '\n') this.#line += 1
    return sign
  }

  #skipBlank(): void {
    for (;;) {
      if (this.source.startsWith('\\\n', this.#at)) {
        this.#next()
        this.#next()
      } else if (/[ \t\r]/.test(this.source[this.#at] ?? '')) this.#next()
      else return
    }
  }

  #skipLine(): void {
    while (this.#at < this.source.length && this.source[this.#at] !== '\n') this.#next()
  }

  /** Whether something other than comments follows. */
  #hasMore(): boolean {
    return /^\s*(?:#.*(?:\n\s*|$))*[^\s#]/.test(this.source.slice(this.#at))
  }

  #word(): string {
    let word = ''
    for (;;) {
      const sign = this.source[this.#at]
      if (sign === undefined || /\s/.test(sign)) return word
      if (this.source.startsWith('\\\n', this.#at)) return word
      if (sign === "'") word += this.#singleQuoted()
      else if (sign === '"') word += this.#doubleQuoted()
      else if (sign === '$') word += this.#variable()
      else if (/[|&;<>()`]/.test(sign)) throw this.#fault(`\`${sign}\``)
      else {
        if (sign === '\\') this.#next()
        word += this.#next()
      }
    }
  }

  #singleQuoted(): string {
    const end = this.source.indexOf("'", this.#at + 1)
    if (end === -1) throw new RequestFault('a quotation mark is not closed', this.#line)
    let text = ''
    this.#next()
    while (this.#at < end) text += this.#next()
    this.#next()
    return text
  }

  #doubleQuoted(): string {
    const begun = this.#line
    let text = ''
    this.#next()
    for (;;) {
      const sign = this.source[this.#at]
      if (sign === undefined) throw new RequestFault('a quotation mark is not closed', begun)
      if (sign === '"') {
        this.#next()
        return text
      }
      if (sign === '`') throw this.#fault('``` ` ```')
      if (sign === '$') text += this.#variable()
      else {
        const isEscape = sign === '\\' && /["\\$`\n]/.test(this.source[this.#at + 1] ?? '')
        if (isEscape) this.#next()
        const taken = this.#next()
        if (!isEscape || taken !== '\n') text += taken
      }
    }
  }

  #variable(): string {
    const [written, braced, bare] =
      /^\$(?:\{([A-Za-z_]\w{0,49})\}|([A-Za-z_]\w{0,49}))/.exec(this.source.slice(this.#at, this.#at + 60)) ??
      []
    if (written === undefined) {
      if (this.source[this.#at + 1] === '(') throw this.#fault('`$(`')
      return this.#next()
    }
    this.#at += written.length
    return `{{${braced ?? bare}}}`
  }

  #fault(what: string): RequestFault {
    return new RequestFault(
      `holds ${what}; a block \`curl\` is one call of curl and nothing else. Use the fence \`sh\` for code that is not run here`,
      this.#line,
    )
  }
}
