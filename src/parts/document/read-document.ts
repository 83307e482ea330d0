import { isRecord } from '../../lib/is-record'
import { type Heading, HeadingAnchors, HeadingOutline } from './headings'
import { sliceBlocks } from './json-slices'
import type { DocumentNode } from './nodes'
import { plainTextOf } from './nodes'
import { readNodes } from './read-nodes'

/** Blocks that are rendered together. */
export interface DocumentChunk {
  readonly blocks: readonly DocumentNode[]
  /** Its headings, in order, each one found among `blocks` or in the steps there. */
  readonly headings: readonly Heading[]
}

export interface DocumentHead {
  readonly slug: string
  readonly title: string
  /** Of its file, below the product's documents; null where the server does not say. */
  readonly path: string | null
}

export interface OpenedDocument extends DocumentHead {
  /** The content, piece by piece; the page is never held up for long between two of them. */
  readonly chunks: AsyncIterable<DocumentChunk>
  /** The whole content at once. Undefined for a document that is too long for that, or that has to be read as Markdown. */
  readonly all: readonly DocumentChunk[] | undefined
}

/** Work done in one go. Frames come every 16 ms, and rendering takes its part. */
const BUDGET_MS = 8
const CHUNK_BLOCKS = 40
/** Characters of JSON. Nearly all documents are shorter. */
const READ_AT_ONCE = 100_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Opens the JSON of a document, in either format.
 *
 * @throws {SyntaxError} when it is none.
 */
export function openDocument(json: string): OpenedDocument {
  const sliced = sliceBlocks(json)
  const value: unknown = JSON.parse(sliced?.rest ?? json)
  const { slug, title, path, content } = isRecord(value) ? value : {}
  const head = { slug: textOf(slug), title: textOf(title), path: typeof path === 'string' ? path : null }
  const nodes = sliced ? nodesOfSlices(sliced.slices) : nodesOfContent(content)
  if (Symbol.iterator in nodes && json.length <= READ_AT_ONCE) {
    const all = allChunks(nodes)
    return { ...head, all, chunks: inTurn(all) }
  }
  return { ...head, all: undefined, chunks: { [Symbol.asyncIterator]: () => chunksOf(nodes) } }
}

async function* inTurn(chunks: readonly DocumentChunk[]): AsyncGenerator<DocumentChunk> {
  yield* chunks
}

function* nodesOfSlices(slices: Iterable<string>): Generator<DocumentNode[]> {
  for (const slice of slices) yield readNodes(JSON.parse(slice))
}

async function* nodesOfContent(content: unknown): AsyncGenerator<DocumentNode[]> {
  if (typeof content !== 'string') return yield readNodes(isRecord(content) ? content.children : [])
  const [{ readMarkdown }, { markdownSlices }] = await Promise.all([
    import('./markdown-nodes'),
    import('./markdown-slices'),
  ])
  yield* readMarkdown(content, markdownSlices)
}

function allChunks(slices: Iterable<DocumentNode[]>): DocumentChunk[] {
  const chunksOfNodes = chunker()
  return [...slices].flatMap((nodes) => [...chunksOfNodes(nodes)])
}

async function* chunksOf(
  slices: Iterable<DocumentNode[]> | AsyncIterable<DocumentNode[]>,
): AsyncGenerator<DocumentChunk> {
  const chunksOfNodes = chunker()
  let since = performance.now()
  for await (const nodes of slices) {
    yield* chunksOfNodes(nodes)
    if (performance.now() - since < BUDGET_MS) continue
    await nextTask()
    since = performance.now()
  }
}

/** Makes a function that divides the nodes of one document, which are given in their order. */
function chunker() {
  const anchors = new HeadingAnchors()
  const outline = new HeadingOutline()
  return function* (nodes: readonly DocumentNode[]): Generator<DocumentChunk> {
    for (let start = 0; start < nodes.length; start += CHUNK_BLOCKS)
      yield chunkOf(nodes.slice(start, start + CHUNK_BLOCKS), anchors, outline)
  }
}

function chunkOf(
  blocks: readonly DocumentNode[],
  anchors: HeadingAnchors,
  outline: HeadingOutline,
): DocumentChunk {
  const headings = blocks.flatMap(withSteps).flatMap((block): Heading[] => {
    if (block.type !== 'heading') return []
    const text = plainTextOf(block.children).replace(/\s+/g, ' ').trim()
    const { level } = block
    return [{ block, text, level, outlineLevel: outline.next(level), anchor: anchors.next(text) }]
  })
  return { blocks, headings }
}

/** Steps have sections of their own. */
const withSteps = (node: DocumentNode): readonly DocumentNode[] =>
  node.type === 'steps' || node.type === 'step' ? node.children.flatMap(withSteps) : [node]

/** Lets the browser render and respond before going on. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
