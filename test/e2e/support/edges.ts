import type { Page } from '@playwright/test'

interface Edges {
  /** Where the header's logo starts. */
  readonly header: number
  /** Of everything that can be seen in the screen: texts, pictures, controls. */
  readonly left: number
  readonly right: number
  readonly width: number
}

/** Measures where a screen of the portal starts and ends, in CSS pixels. */
export function edgesOf(page: Page): Promise<Edges> {
  return page.evaluate(() => {
    const everyElement = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? everyElement(one.shadowRoot) : []),
      ])
    const isHidden = (one: Element) =>
      one.closest('.pe-hidden, [aria-hidden=true]') !== null ||
      !one.checkVisibility({ visibilityProperty: true })
    const rectsOf = (one: Element): DOMRect[] => {
      if (one.matches('img, input, select, textarea, button')) return [one.getBoundingClientRect()]
      const range = document.createRange()
      return [...one.childNodes]
        .filter((node) => node instanceof Text && node.data.trim())
        .flatMap((node) => {
          range.selectNodeContents(node)
          return [...range.getClientRects()]
        })
    }
    const main = document.querySelector('main')
    if (!main) throw new Error('There is no main landmark.')
    const rects = everyElement(main)
      .filter((one) => !isHidden(one))
      .flatMap(rectsOf)
      .filter(({ width, height }) => width > 1 && height > 1)
    const logo = everyElement(document).find((one) => one.matches('.pe-header-home'))
    return {
      header: logo?.getBoundingClientRect().left ?? 0,
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      width: document.documentElement.clientWidth,
    }
  })
}
