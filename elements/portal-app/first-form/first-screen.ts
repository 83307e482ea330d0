import { firstBoxAttribute, isFirstBox, waitsAttribute } from '../../../src/element'
import type { FirstScreen } from '../frame-state'
import { routeNamed } from '../routes'
import { firstTheme } from './names'

/** Returns the sign-in form that the page of the portal came with. */
export function firstScreenIn(container: HTMLElement): FirstScreen | undefined {
  const element = container.querySelector<HTMLElement>(`[${waitsAttribute}]`)
  return element ? { route: routeNamed('login'), element } : undefined
}

/** Whether the page has applied a theme already: to do it again would start the transitions of its colors. */
export function hasFirstTheme(box: HTMLElement, theme: unknown): boolean {
  const applied: unknown = Reflect.get(box, firstTheme)
  Reflect.deleteProperty(box, firstTheme)
  return applied !== undefined && applied === JSON.stringify(theme)
}

/** Ends the styles of the page once those of the kit are enough. The contents of the header come a little later than the header. */
export function endFirst(container: HTMLElement): void {
  if (!isFirstBox(container)) return
  const observer = new MutationObserver(end)
  observer.observe(container, { childList: true, subtree: true })
  end()
  function end() {
    if (!container.querySelector('.pe-header')) return
    observer.disconnect()
    container.removeAttribute(firstBoxAttribute)
  }
}
