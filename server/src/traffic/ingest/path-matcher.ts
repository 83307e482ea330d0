import type { SpecOperationRecord } from '../../store/schema-content'

/** Longer paths are cut, so that no gateway can make a series of its own out of every address. */
const mostSegments = 8
const longestTemplate = 200

/** Names in a path are shorter, and have fewer digits than numbers, dates, UUIDs and hashes. */
const longestName = 40
const mostDigitsOfName = 2

/** Templates that end alike share nodes, from the last segment to the first. */
interface Node {
  names: Map<string, Node>
  parameter?: Node
  end?: Template
}

interface Template {
  text: string
  length: number
  parameters: number
  /** Place in the description. */
  index: number
}

/** Path templates of one API description. */
export class PathMatcher {
  readonly #byMethod = new Map<string, Node>()

  constructor(operations: readonly Pick<SpecOperationRecord, 'method' | 'path'>[]) {
    for (const [index, { method, path }] of operations.entries()) {
      const root = this.#byMethod.get(method.toLowerCase()) ?? newNode()
      this.#byMethod.set(method.toLowerCase(), root)
      const parts = segmentsOf(path)
      const node = parts.reduceRight(childOf, root)
      node.end ??= { text: path, length: parts.length, parameters: parts.filter(isParameter).length, index }
    }
  }

  /**
   * Returns the template of the operation that a path belongs to, so that requests of one operation are one series; undefined if no
   * operation has it.
   *
   * @param path - As the gateway saw it; it may begin with the base path of the API.
   */
  templateOf(method: string, path: string): string | undefined {
    const root = this.#byMethod.get(method.toLowerCase())
    if (!root) return undefined
    const segments = segmentsOf(path)
    return segments.length === 0 ? root.end?.text : closest(root, segments, segments.length)?.text
  }
}

/** Returns a path that no operation has with its names, and without its identifiers. */
export const pathWithoutIdentifiers = (path: string): string => withoutIdentifiers(segmentsOf(path))

const newNode = (): Node => ({ names: new Map() })

function childOf(node: Node, part: string): Node {
  if (isParameter(part)) return (node.parameter ??= newNode())
  const child = node.names.get(part) ?? newNode()
  node.names.set(part, child)
  return child
}

/** @param left - How many segments lie before those that the node stands for. */
function closest(node: Node, segments: readonly string[], left: number): Template | undefined {
  const isWhole = left < segments.length
  let best = isWhole ? node.end : undefined
  if (left === 0) return best
  for (const child of [node.names.get(segments[left - 1] ?? ''), node.parameter]) {
    const found = child && closest(child, segments, left - 1)
    if (found && (!best || isCloser(found, best))) best = found
  }
  return best
}

/** `/orders/{id}/lines` ends like `/lines`: the longest comes first, then the one with fewer parameters. */
const isCloser = (a: Template, b: Template): boolean =>
  (b.length - a.length || a.parameters - b.parameters || a.index - b.index) < 0

function segmentsOf(path: string): string[] {
  const end = path.search(/[?#]/)
  return (end < 0 ? path : path.slice(0, end)).split('/').filter((segment) => segment !== '')
}

const isParameter = (part: string) => part.includes('{')

/** Whether a segment names one thing rather than a kind of things. `v2` is a name, `17` is not. */
function isIdentifier(segment: string): boolean {
  const digits = segment.replace(/\D/g, '').length
  return segment.length > longestName || digits > mostDigitsOfName || digits === segment.length
}

function withoutIdentifiers(segments: readonly string[]): string {
  const kept = segments.slice(0, mostSegments).map((segment) => (isIdentifier(segment) ? '{id}' : segment))
  const more = segments.length > mostSegments ? ['…'] : []
  return `/${[...kept, ...more].join('/')}`.slice(0, longestTemplate)
}
