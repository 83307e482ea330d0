import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { hashUrl } from '../../lib/hash-url'
import { anchorOfHash, headingId } from '../../parts/document/headings'
import type { ReadDocument } from '../../parts/document/use-chunks'
import { useHost, useNavigation } from '../../state'

export interface Sections {
  /** Address of a section of the page that is shown. */
  hrefOf(anchor: string): string
  /** Goes there, and says so in the address. */
  open(anchor: string): void
}

interface SectionsOptions {
  readonly page: RefObject<HTMLElement | null>
  readonly read: ReadDocument | undefined
  /** Path of the page in the portal's route table. */
  readonly path: string
}

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function reveal(heading: HTMLElement, behavior: ScrollBehavior): void {
  heading.scrollIntoView({ behavior })
  heading.focus({ preventScroll: true })
  if (behavior === 'smooth') return
  // Parts that had not been laid out had a height that was only guessed.
  requestAnimationFrame(() => heading.scrollIntoView({ behavior }))
}

/** Sections of the open page and the address: a section that it names is shown as soon as it has been read. */
export function useSections({ page, read, path }: SectionsOptions): Sections {
  const { element } = useHost()
  const { assembled, keepsHash, query, hrefFor, navigate, restoreScroll } = useNavigation()
  const sought = useRef<string>(undefined)
  const shown = useRef<ReadDocument['document']>(undefined)

  const headingOf = useCallback(
    (anchor: string) => page.current?.querySelector<HTMLElement>(`#${CSS.escape(headingId(anchor))}`),
    [page],
  )
  const anchorInAddress = useCallback(
    () =>
      keepsHash ? anchorOfHash(window.location.hash) : (new URLSearchParams(query()).get('section') ?? ''),
    [keepsHash, query],
  )

  useLayoutEffect(() => {
    if (!read) return
    if (shown.current !== read.document) {
      const isFirst = shown.current === undefined
      shown.current = read.document
      sought.current = anchorInAddress()
      if (!isFirst && !sought.current) showTop(page.current, element, assembled, restoreScroll)
    }
    if (!sought.current) return
    const heading = headingOf(sought.current)
    if (heading) reveal(heading, 'instant')
    if (heading || read.isComplete) sought.current = undefined
  }, [read, page, element, assembled, anchorInAddress, headingOf, restoreScroll])

  useEffect(() => {
    if (!keepsHash) return
    const follow = () => {
      const heading = headingOf(anchorInAddress())
      if (heading) reveal(heading, 'instant')
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [keepsHash, anchorInAddress, headingOf])

  return useMemo(() => {
    const pathOf = (anchor: string) => `${path}?section=${encodeURIComponent(anchor)}`
    const hashOf = (anchor: string) => hashUrl(`#${encodeURIComponent(headingId(anchor))}`)
    return {
      hrefOf: (anchor) => (keepsHash ? hashOf(anchor) : hrefFor(pathOf(anchor))),
      open(anchor) {
        const heading = headingOf(anchor)
        if (heading) reveal(heading, isMotionReduced() ? 'instant' : 'smooth')
        if (keepsHash) window.history.replaceState(window.history.state, '', hashOf(anchor))
        else navigate(pathOf(anchor), { replace: true })
      },
    }
  }, [path, keepsHash, hrefFor, navigate, headingOf])
}

/** A new page begins at its top, for the eyes and for the keyboard. One that the reader comes back to is scrolled as it was. */
function showTop(
  page: HTMLElement | null,
  element: HTMLElement,
  assembled: boolean,
  restoreScroll: () => boolean,
): void {
  const heading = page?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  if (restoreScroll()) return
  if (assembled) window.scrollTo({ top: 0, behavior: 'instant' })
  else if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' })
}
