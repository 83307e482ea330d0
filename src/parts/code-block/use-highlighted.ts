import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react'
import { useAsync } from '../../state'
import { useSeen } from '../../ui/use-seen'
import { grammarOf } from './grammars'
import { simplyHighlighted } from './small-grammars'

/** Longer code would block the page, and nobody reads that much of it. */
const MAX_CHARACTERS = 30_000

interface Highlighted {
  readonly text: string
  readonly nodes: ReactNode
}

async function highlight(text: string, lang: string): Promise<Highlighted | undefined> {
  const grammar = grammarOf(lang)
  const simple = simplyHighlighted(text, grammar?.name ?? lang)
  if (simple) return { text, nodes: simple }
  if (!grammar) return undefined
  try {
    const { highlighted } = await import('./highlighter')
    return { text, nodes: await highlighted(text, grammar) }
  } catch {
    // Without colors it reads as well.
    return undefined
  }
}

/** Colors for a block of code, once it is seen; until then, and if nothing knows its language, undefined. */
export function useHighlighted(
  text: string,
  lang: string,
): { element: RefObject<HTMLPreElement | null>; highlighted: ReactNode } {
  const element = useRef<HTMLPreElement>(null)
  const isSeen = useSeen(element)
  const isWanted = isSeen && lang !== '' && text.length <= MAX_CHARACTERS
  const remote = useAsync<Highlighted | undefined>(
    () => (isWanted ? highlight(text, lang) : Promise.resolve(undefined)),
    [isWanted, text, lang],
  )
  // Thousands of nodes render after everything that is more urgent.
  const done = useDeferredValue(remote.status === 'ready' ? remote.data : undefined)

  return { element, highlighted: done?.text === text ? done.nodes : undefined }
}
