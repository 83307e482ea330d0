import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { grammarOf } from './grammars'
import { simplyHighlighted } from './small-grammars'

/** Longer code would hold the page up, and nobody reads that much of it. */
const LONGEST = 30_000

/** Colours for a block of code, once it is seen; until then, and where nothing knows its language, undefined. */
export function useHighlighted(
  text: string,
  lang: string,
): { place: RefObject<HTMLPreElement | null>; coloured: ReactNode } {
  const place = useRef<HTMLPreElement>(null)
  const [done, setDone] = useState<{ text: string; lang: string; coloured: ReactNode }>()

  useEffect(() => {
    const element = place.current
    if (!element || !lang || text.length > LONGEST) return
    let isWanted = true
    async function highlight() {
      const coloured = simplyHighlighted(text, grammarOf(lang)?.name ?? lang) ?? (await byLibrary())
      if (isWanted && coloured) startTransition(() => setDone({ text, lang, coloured }))
    }
    async function byLibrary() {
      // Without colours it reads as well.
      const highlighter = await import('./highlighter').catch(() => undefined)
      return isWanted && highlighter?.highlighted(text, lang).catch(() => undefined)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void highlight()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      isWanted = false
      observer.disconnect()
    }
  }, [text, lang])

  return { place, coloured: done && done.text === text && done.lang === lang ? done.coloured : undefined }
}
