import { type RefObject, useLayoutEffect, useState } from 'react'

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
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    function measure(target: HTMLElement) {
      const { clientWidth: width, clientHeight: height } = target
      const fontSize = Number.parseFloat(getComputedStyle(target).fontSize)
      setSize((before) => {
        if (width === 0 || height === 0) return undefined
        const isSame = before?.width === width && before.height === height && before.fontSize === fontSize
        return isSame ? before : { width, height, fontSize }
      })
    }
    measure(measured)
    const observer = new ResizeObserver(() => measure(measured))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
