import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml'
import type { MistakeList } from './mistakes'

export interface Position {
  line: number
  column: number
}

/** People write a handful of aliases; files that multiply themselves need many. */
const mostAliases = 100

/** A YAML text that remembers where everything stood. */
export class YamlSource {
  private constructor(
    readonly file: string,
    readonly value: unknown,
    private readonly document: Document,
    private readonly lines: LineCounter,
    private readonly firstLine: number,
  ) {}

  /**
   * @param firstLine - Line of the file on which the text begins, counted from 1.
   * @returns undefined, and all mistakes are noted, when it is not YAML.
   */
  static parse(file: string, text: string, mistakes: MistakeList, firstLine = 1): YamlSource | undefined {
    const lines = new LineCounter()
    const at = (offset: number) => positionIn(lines, offset, firstLine)
    try {
      const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
      for (const error of document.errors) mistakes.add(file, firstSentence(error.message), at(error.pos[0]))
      if (document.errors.length > 0) return undefined
      const value: unknown = readable(document, file, at, mistakes)
      return value === unreadable ? undefined : new YamlSource(file, value, document, lines, firstLine)
    } catch (error) {
      // The stack of the parser is the only thing that bounds how deeply a file may nest.
      if (!(error instanceof RangeError)) throw error
      mistakes.add(file, 'is nested too deeply')
      return undefined
    }
  }

  /** Where a value stands; for a path that does not exist, where the nearest one around it stands. */
  positionOf(path: readonly (string | number)[]): Position {
    return this.#position(this.#nodeAt(path))
  }

  /** Where a key of a mapping stands. */
  positionOfKey(path: readonly (string | number)[], key: string): Position {
    const map = this.#nodeAt(path)
    const pair = isMap(map)
      ? map.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)
      : undefined
    return this.#position(isNode(pair?.key) ? pair.key : map)
  }

  /** A scalar as it was typed, without quotes. */
  typedAt(path: readonly (string | number)[]): string | undefined {
    const node = this.#nodeAt(path)
    return isScalar(node) ? node.source : undefined
  }

  #nodeAt(path: readonly (string | number)[]): Node | null {
    for (let length = path.length; length > 0; length -= 1) {
      const node = this.document.getIn(path.slice(0, length), true)
      if (isNode(node)) return node
    }
    return this.document.contents as Node | null
  }

  #position(node: Node | null): Position {
    return positionIn(this.lines, node?.range?.[0] ?? 0, this.firstLine)
  }
}

const unreadable = Symbol('unreadable')

/** @returns the plain value, or `unreadable` after noting why. */
function readable(
  document: Document,
  file: string,
  at: (offset: number) => Position,
  mistakes: MistakeList,
): unknown {
  try {
    return document.toJS({ maxAliasCount: mostAliases })
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    let first: Node | undefined
    visit(document, {
      Alias(_, node) {
        first = node
        return visit.BREAK
      },
    })
    const reason = /excessive alias/i.test(error.message)
      ? `aliases multiply this file; at most ${mostAliases} are taken`
      : error.message
    mistakes.add(file, reason, at(isAlias(first) ? (first.range?.[0] ?? 0) : 0))
    return unreadable
  }
}

function positionIn(lines: LineCounter, offset: number, firstLine: number): Position {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/(?<![.:\s])[.:\s]+$/, '')
}
