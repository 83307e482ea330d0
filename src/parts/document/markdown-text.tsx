import { memo, useMemo } from 'react'
import { Blocks, OutlineProvider } from './blocks'
import { HeadingOutline } from './headings'
import { nodesOfMixedMarkdown } from './markdown-nodes'
import type { DocumentNode } from './nodes'

interface MarkdownTextProps {
  text: string
  /** Level in the page of its first heading, 1 to 6. */
  level: number
}

/** A text of an author, who may have written HTML in it: rendered at once, and nothing links to its headings. */
function MarkdownText({ text, level }: MarkdownTextProps) {
  const blocks = useMemo(() => nodesOfMixedMarkdown(text), [text])
  const outline = useMemo(() => ({ topLevel: level, headings: levelsOf(blocks) }), [blocks, level])
  return (
    <OutlineProvider value={outline}>
      <Blocks nodes={blocks} />
    </OutlineProvider>
  )
}

function levelsOf(blocks: readonly DocumentNode[]) {
  const levels = blocks.flatMap((block) => (block.type === 'heading' ? [block] : []))
  const top = Math.min(...levels.map(({ level }) => level))
  const outline = new HeadingOutline()
  return new Map(
    levels.map((block): [DocumentNode, { outlineLevel: number }] => [
      block,
      { outlineLevel: outline.next(block.level - top + 1) },
    ]),
  )
}

export default memo(MarkdownText)
