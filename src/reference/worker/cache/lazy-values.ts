import { isRecord } from '../../../lib/is-record'
import type { JsonObject } from '../references'

/** A value as JSON, under its key; its length in bytes. */
export type Piece = readonly [key: string, bytes: number]

/** Objects whose values are the pieces, besides those below `components`. */
const SECTIONS = [['paths'], ['webhooks']] as const

/** A description in pieces, of which each can be read without the others. */
export interface Pieces {
  /** JSON of everything that is in no piece. */
  readonly rest: string
  /** By section, such as `paths` or `components/schemas`; in the order in which their bytes stand. */
  readonly sections: readonly (readonly [section: string, pieces: readonly Piece[]])[]
}

const sectionsIn = ({ components }: JsonObject): (readonly string[])[] => [
  ...SECTIONS,
  ...(isRecord(components) ? Object.keys(components).map((name) => ['components', name]) : []),
]

const objectIn = (root: JsonObject, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  )

/**
 * Takes a description apart.
 *
 * @param pause - Awaited between the pieces.
 */
export async function takeApart(
  root: JsonObject,
  pause: () => Promise<void>,
): Promise<{ pieces: Pieces; bytes: Uint8Array<ArrayBuffer> }> {
  const encoder = new TextEncoder()
  const sections: [string, Piece[]][] = []
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (const keys of sectionsIn(root)) {
    const values = objectIn(root, keys)
    if (!isRecord(values)) continue
    const pieces: Piece[] = []
    for (const [key, value] of Object.entries(values)) {
      await pause()
      const part = encoder.encode(JSON.stringify(value) ?? 'null')
      pieces.push([key, part.length])
      parts.push(part)
    }
    sections.push([keys.join('/'), pieces])
  }
  const rest = JSON.stringify(withoutPieces(root))
  return { pieces: { rest, sections }, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) }
}

const emptied = (value: unknown): unknown => (isRecord(value) ? {} : value)

function withoutPieces({ components, ...root }: JsonObject): JsonObject {
  const entries = Object.entries(root).map(([key, value]): [string, unknown] => [
    key,
    SECTIONS.some(([section]) => section === key) ? emptied(value) : value,
  ])
  const sections = isRecord(components)
    ? Object.fromEntries(Object.entries(components).map(([name, values]) => [name, emptied(values)]))
    : components
  return Object.fromEntries([...entries, ['components', sections]]) as JsonObject
}

/** Puts a description together again. A piece is parsed when it is read for the first time. */
export function putTogether({ rest, sections }: Pieces, bytes: Uint8Array<ArrayBuffer>): JsonObject {
  const root = JSON.parse(rest) as JsonObject
  const decoder = new TextDecoder()
  let start = 0
  for (const [section, pieces] of sections) {
    const values = objectIn(root, section.split('/'))
    if (!isRecord(values)) throw new TypeError(`A cached description has no section ${section}.`)
    for (const [key, length] of pieces) {
      const end = start + length
      defineLazily(
        values,
        key,
        () => JSON.parse(decoder.decode(bytes.subarray(end - length, end))) as unknown,
      )
      start = end
    }
  }
  return root
}

function defineLazily(owner: JsonObject, key: string, read: () => unknown): void {
  const define = (value: PropertyDescriptor) =>
    Object.defineProperty(owner, key, { ...value, configurable: true, enumerable: true })
  define({
    get() {
      const value = read()
      define({ value })
      return value
    },
  })
}
