/** A part of a pattern: writes a text that it matches. @param repeats - How often what may repeat does. @param seed - Chooses letters. */
type Writer = (repeats: number, seed: number) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const NAME_LETTERS = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}_`
const PRINTABLE = `${NAME_LETTERS}-.~!$&'()*+,;=:@/?#[]{}<>|^%"\\ \``
const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: NAME_LETTERS,
  s: ' ',
  D: LETTERS,
  W: '-',
  S: NAME_LETTERS,
}
const CONTROL: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' }

class Unsupported extends Error {}

/** Letters of one text. Descriptions are untrusted: `a{999999999}` must not fill the memory. */
const MOST_LETTERS = 4096
/** Repeats in all texts of one pattern, those of parts within parts included: they take time even where they write nothing. */
const MOST_REPEATS = 100_000

/** A text would be longer than `MOST_LETTERS`. */
class TooLong extends Error {}

/** Reads a pattern from left to right. What it does not know throws `Unsupported`. */
class PatternReader {
  #at = 0
  #repeatsLeft = MOST_REPEATS
  constructor(readonly pattern: string) {}

  /** @throws {Unsupported} */
  read(): Writer {
    const write = this.#alternatives()
    if (this.#at < this.pattern.length) throw new Unsupported()
    return write
  }

  #alternatives(): Writer {
    const all = [this.#sequence()]
    while (this.#take('|')) all.push(this.#sequence())
    return (repeats, seed) => (all[seed % all.length] ?? all[0])?.(repeats, seed) ?? ''
  }

  #sequence(): Writer {
    const writers: Writer[] = []
    while (this.#next !== '' && !/[|)]/.test(this.#next)) writers.push(this.#repeated(this.#atom()))
    return (repeats, seed) =>
      joined(writers.length, (index) => writers[index]?.(repeats, seed + index * (seed > 0 ? 1 : 0)) ?? '')
  }

  get #next(): string {
    return this.pattern.charAt(this.#at)
  }

  #take(text: string): boolean {
    if (!this.pattern.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #repeated(writer: Writer): Writer {
    const found = /^(?:([*+?])|[{](\d+)(?:(,)(\d*))?[}])[?+]?/.exec(this.pattern.slice(this.#at))
    if (!found) return writer
    const [whole, mark, low, comma, high] = found
    this.#at += whole.length
    const least = mark === undefined ? Number(low) : mark === '+' ? 1 : 0
    const most = mark === '?' ? 1 : mark !== undefined || (comma && !high) ? Infinity : Number(high || low)
    return (repeats, seed) =>
      joined(Math.min(most, Math.max(least, repeats)), (index) => {
        this.#repeatsLeft -= 1
        if (this.#repeatsLeft < 0) throw new Unsupported()
        return writer(repeats, seed === 0 ? 0 : seed + index)
      })
  }

  #atom(): Writer {
    if (this.#take('^') || this.#take('$') || this.#take('\\b') || this.#take('\\B')) return () => ''
    if (this.#take('(')) return this.#group()
    if (this.#take('[')) return oneOf(this.#characterClass())
    if (this.#take('.')) return oneOf(LETTERS)
    if (this.#take('\\')) return oneOf(this.#escaped())
    const [letter = ''] = String.fromCodePoint(this.pattern.codePointAt(this.#at) ?? 0)
    const text = String.fromCodePoint(this.pattern.codePointAt(this.#at) ?? 0) || letter
    this.#at += text.length
    return () => text
  }

  #group(): Writer {
    const isAhead = this.#take('?=') || this.#take('?!') || this.#take('?<=') || this.#take('?<!')
    if (!isAhead && !this.#take('?:')) {
      const named = /^[?]<\w+>/.exec(this.pattern.slice(this.#at))
      if (named) this.#at += named[0].length
      else if (this.#next === '?') throw new Unsupported()
    }
    const inside = this.#alternatives()
    if (!this.#take(')')) throw new Unsupported()
    // A look-ahead adds no characters; whether the text fits is tried afterwards.
    return isAhead ? () => '' : inside
  }

  /** The letters that an escape stands for. */
  #escaped(): string {
    const property = /^[pP][{]\^?(\w+)(?:=(\w+))?[}]/.exec(this.pattern.slice(this.#at))
    if (property) {
      this.#at += property[0].length
      const name = property[2] ?? property[1] ?? ''
      if (property[0].startsWith('P')) return '-'
      if (/^(Lu|Uppercase)/.test(name)) return LETTERS.toUpperCase()
      if (name.startsWith('L') || /^(Alphabetic|Letter)/.test(name)) return LETTERS
      return name.startsWith('N') ? DIGITS : /^(Z|S)/.test(name) ? ' ' : '-'
    }
    const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u[{]([\da-f]+)[}])/i.exec(this.pattern.slice(this.#at))
    if (code) {
      this.#at += code[0].length
      return String.fromCodePoint(parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16))
    }
    const letter = this.#next
    this.#at += 1
    if (/[1-9k]/.test(letter)) throw new Unsupported()
    if (letter === 'A' || letter === 'z' || letter === 'Z') return ''
    return CLASSES[letter] ?? CONTROL[letter] ?? letter
  }

  #characterClass(): string {
    const isNegated = this.#take('^')
    let letters = ''
    let isFirst = true
    while (isFirst || this.#next !== ']') {
      if (this.#next === '') throw new Unsupported()
      isFirst = false
      if (this.#next === ']') break
      const from = this.#classLetters()
      const isRange = this.#next === '-' && this.pattern.charAt(this.#at + 1) !== ']' && from.length === 1
      if (!isRange) {
        letters += from
        continue
      }
      this.#at += 1
      const [first, last] = [from.codePointAt(0) ?? 0, this.#classLetters().codePointAt(0) ?? 0]
      const count = Math.min(128, Math.max(0, last - first + 1))
      for (let index = 0; index < count; index += 1) letters += String.fromCodePoint(first + index)
    }
    this.#at += 1
    const all = isNegated ? [...PRINTABLE].filter((letter) => !letters.includes(letter)) : [...letters]
    // Letters and digits read best.
    const plain = all.filter((letter) => NAME_LETTERS.includes(letter))
    return [...plain, ...all.filter((letter) => !NAME_LETTERS.includes(letter))].join('')
  }

  #classLetters(): string {
    if (this.#take('\\b')) return '\b'
    if (this.#take('\\')) return this.#escaped()
    const letter = String.fromCodePoint(this.pattern.codePointAt(this.#at) ?? 0)
    this.#at += letter.length
    return letter
  }
}

/** @throws {TooLong} */
function joined(count: number, write: (index: number) => string): string {
  let text = ''
  for (let index = 0; index < count; index += 1) {
    text += write(index)
    if (text.length > MOST_LETTERS) throw new TooLong()
  }
  return text
}

const oneOf = (letters: string): Writer => {
  const all = [...letters]
  return (_repeats, seed) => all[seed % Math.max(1, all.length)] ?? ''
}

/** The pattern of a schema as a regular expression; undefined where it is none. */
export function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // Without the flag more is allowed.
    }
  }
  return undefined
}

const REPEATS = [1, 2, 3, 4, 5, 6, 8, 10, 0, 12, 16, 20, 24, 32, 36, 40, 64, 128]

/**
 * Writes texts that match a pattern, as far as its syntax is known: the caller tries which of them fits all that is asked for.
 *
 * @param seed - Another one gives other texts.
 */
export function* textsOf(pattern: string, seed: number, lengths: readonly number[]): Generator<string> {
  let write: Writer
  try {
    write = new PatternReader(pattern).read()
  } catch {
    return
  }
  for (const start of [seed, seed + 1, seed + 2, seed + 3]) {
    for (const repeats of [...REPEATS, ...lengths]) {
      try {
        yield write(repeats, start)
      } catch (failure) {
        // With fewer repeats it may be short enough.
        if (!(failure instanceof TooLong)) return
      }
    }
  }
}
