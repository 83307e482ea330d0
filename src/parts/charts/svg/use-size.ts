import { type RefObject, startTransition, useEffect, useState } from 'react'

/** In CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
  /** Of the text in it. */
  readonly fontSize: number
}

/** Returns how large an element is; undefined before it has been laid out, and while it is not displayed. */
export function useSize(element: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>()
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    // An observer also reports the first size, after the browser's own layout: asking for it earlier would make the
    // browser lay the page out once for each chart. As a transition, the charts of a page are rendered one by one.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured
      const fontSize = Number.parseFloat(getComputedStyle(measured).fontSize)
      startTransition(() =>
        setSize((before) => {
          if (width === 0 || height === 0) return undefined
          const isSame = before?.width === width && before.height === height && before.fontSize === fontSize
          return isSame ? before : { width, height, fontSize }
        }),
      )
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
