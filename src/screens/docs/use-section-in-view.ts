import { type RefObject, useEffect, useState } from 'react'
import type { Heading } from '../../parts/document/headings'
import { headingId } from '../../parts/document/headings'

/** A heading counts as reached a little below the top, where eyes are. */
const LINE_PX = 120

/**
 * Anchor of the section that is being read.
 *
 * @param headings - Of the whole page, in order.
 */
export function useSectionInView(
  page: RefObject<HTMLElement | null>,
  headings: readonly Heading[],
): string | undefined {
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      if (page.current) setInView(sectionAt(page.current, headings))
    }
    const plan = () => {
      frame ||= requestAnimationFrame(measure)
    }
    plan()
    const stop = new AbortController()
    // Whatever is scrolled: the page, or a box that the element stands in.
    document.addEventListener('scroll', plan, { capture: true, passive: true, signal: stop.signal })
    window.addEventListener('resize', plan, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [page, headings])

  return inView
}

function sectionAt(page: HTMLElement, headings: readonly Heading[]): string | undefined {
  const isReached = (element: Element) => element.getBoundingClientRect().top <= LINE_PX
  // Asking for a heading makes its part be laid out, so the part is found first.
  const parts = [...page.querySelectorAll('.pe-doc-chunk')]
  const part = parts.findLast(isReached)
  const reached = part && [...part.querySelectorAll('[id]')].findLast(isReached)
  const anchorOf = new Map(headings.map(({ anchor }) => [headingId(anchor), anchor]))
  if (reached) return anchorOf.get(reached.id)
  const before = parts.slice(0, part ? parts.indexOf(part) : 0).findLast((one) => one.querySelector('[id]'))
  const last = before && [...before.querySelectorAll('[id]')].at(-1)
  return last ? anchorOf.get(last.id) : headings[0]?.anchor
}
