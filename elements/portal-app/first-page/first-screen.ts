import { firstBoxAttribute, isFirstBox, waitsAttribute } from '../../../src/element'
import type { FirstScreen } from '../frame-state'
import { routes } from '../routes'
import { firstTheme } from './names'

/** Returns the screen that the page of the portal came with. */
export function firstScreenIn(container: HTMLElement): FirstScreen | undefined {
  const element = container.querySelector<HTMLElement>(`:scope > .pe-app > main > [${waitsAttribute}]`)
  // Screens that several routes show do not come with the page.
  const route = element && routes.find(({ tag }) => element.localName === `portal-${tag}`)
  return element && route ? { route, element } : undefined
}

/** Returns the header that the page of the portal came with. */
export const firstHeaderIn = (container: HTMLElement): HTMLElement | undefined =>
  container.querySelector<HTMLElement>(`:scope > .pe-app > [${waitsAttribute}]`) ?? undefined

/** Whether the page has applied a theme already: to do it again would start the transitions of its colors. */
export function hasFirstTheme(box: HTMLElement, theme: unknown): boolean {
  const applied: unknown = Reflect.get(box, firstTheme)
  Reflect.deleteProperty(box, firstTheme)
  return applied !== undefined && applied === JSON.stringify(theme)
}

/** Ends the styles of the page once those of the kit are enough. What is in the header comes a little later than the header. */
export function endFirst(container: HTMLElement): void {
  if (!isFirstBox(container)) return
  const observer = new MutationObserver(end)
  observer.observe(container, { attributes: true, childList: true, subtree: true })
  end()
  function end() {
    if (!container.querySelector('.pe-header') || firstHeaderIn(container)) return
    observer.disconnect()
    container.removeAttribute(firstBoxAttribute)
  }
}
