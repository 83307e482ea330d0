import { Chart } from 'frappe-charts/dist/frappe-charts.esm.js'
import { type RefObject, useEffect } from 'react'
import { colorOf } from '../series-sign'

type Options = ConstructorParameters<typeof Chart>[1]

/** Series of lines and bars, or slices of a donut, as the library names them. */
const PARTS = '.dataset-units, .donut-slices > path'

/** Gives the parts their colors by attributes: the library's own are fixed when a chart is made, whatever the theme. */
function colorParts(container: HTMLElement, slots: readonly number[]): void {
  container.querySelectorAll<SVGElement>(PARTS).forEach((part, at) => {
    const slot = slots[at]
    if (slot !== undefined) part.dataset.color = String(colorOf(slot))
  })
}

/**
 * Renders a chart of Frappe Charts into an element, and again when the options change.
 *
 * @param options - Memoized. Undefined: nothing is rendered.
 * @param slots - Color of each series or slice. Memoized.
 */
export function useFrappe(
  container: RefObject<HTMLElement | null>,
  options: Options | undefined,
  slots: readonly number[],
): void {
  useEffect(() => {
    const element = container.current
    if (!element || !options) return
    const chart = new Chart(element, options)
    // It begins with zeros, from which it would move to the values later.
    chart.update(options.data)
    colorParts(element, slots)
    // It renders all of it again when its width changes.
    const observer = new MutationObserver(() => colorParts(element, slots))
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      chart.destroy()
      element.replaceChildren()
    }
  }, [container, options, slots])
}
