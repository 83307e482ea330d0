import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { Blocks, OutlineProvider } from './blocks'
import { plainTextOf } from './nodes'
import type { DocumentChunk } from './read-document'
import './document.css'

const CHARACTERS_IN_A_LINE = 85
const LINE_PX = 26
const GAP_PX = 32

interface DocumentBodyProps {
  chunks: readonly DocumentChunk[]
  /** Level in the page of the document's headings of the first level. */
  topLevel: number
}

/** The content of a document. Parts that are far from what is seen are left to be laid out later. */
export function DocumentBody({ chunks, topLevel }: DocumentBodyProps) {
  return chunks.map((chunk, index) => (
    <Chunk key={index} chunk={chunk} topLevel={topLevel} isOnly={chunks.length === 1} />
  ))
}

interface ChunkProps {
  chunk: DocumentChunk
  topLevel: number
  isOnly: boolean
}

const Chunk = memo(function Chunk({ chunk, topLevel, isOnly }: ChunkProps) {
  const outline = useMemo(
    () => ({ topLevel, headings: new Map(chunk.headings.map((heading) => [heading.block, heading])) }),
    [chunk, topLevel],
  )
  const index = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (index.current) index.current.style.containIntrinsicBlockSize = `auto ${heightOf(chunk)}px`
  }, [chunk])
  return (
    <div className="pe-doc-chunk" data-late={!isOnly || undefined} ref={index}>
      <OutlineProvider value={outline}>
        <Blocks nodes={chunk.blocks} />
      </OutlineProvider>
    </div>
  )
})

/** About as high as the words will be, in a column of the usual width: the scroll bar then moves little while one reads. */
function heightOf({ blocks }: DocumentChunk): number {
  const lines = plainTextOf(blocks).length / CHARACTERS_IN_A_LINE
  return Math.round(lines * LINE_PX + blocks.length * GAP_PX)
}
