import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { grammarOf } from './grammars'
import { simplyHighlighted } from './small-grammars'

/** Longer code would hold the page up, and nobody reads that much of it. */
const LONGEST = 30_000

/** Colors for a block of code, once it is seen; until then, and where nothing knows its language, undefined. */
export function useHighlighted(
  text: string,
  lang: string,
): { element: RefObject<HTMLPreElement | null>; highlighted: ReactNode } {
  const element = useRef<HTMLPreElement>(null)
  const [done, setDone] = useState<{ text: string; lang: string; highlighted: ReactNode }>()

  useEffect(() => {
    const pre = element.current
    if (!pre || !lang || text.length > LONGEST) return
    let isWanted = true
    async function highlight() {
      const highlighted = simplyHighlighted(text, grammarOf(lang)?.name ?? lang) ?? (await byLibrary())
      if (isWanted && highlighted) startTransition(() => setDone({ text, lang, highlighted }))
    }
    async function byLibrary() {
      // Without colors it reads as well.
      const highlighter = await import('./highlighter').catch(() => undefined)
      return isWanted && highlighter?.highlighted(text, lang).catch(() => undefined)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        runInBackground(highlight())
      },
      { rootMargin: '200px' },
    )
    observer.observe(pre)
    return () => {
      isWanted = false
      observer.disconnect()
    }
  }, [text, lang])

  return {
    element,
    highlighted: done && done.text === text && done.lang === lang ? done.highlighted : undefined,
  }
}
