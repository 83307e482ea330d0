/** Fires an event of a kit element. It bubbles and crosses shadow roots. False when a listener canceled it. */
export function fire(element: HTMLElement, name: string, detail: unknown = {}, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

const told = new WeakSet<object>()

/**
 * Fires `session-change` on an element. Of all elements that tell of one change only the event of the first bubbles, so that the document hears it
 * once. @param detail - The same object for all of them.
 */
export function fireSessionChange(element: HTMLElement, detail: object): void {
  const isFirst = !told.has(detail)
  told.add(detail)
  element.dispatchEvent(new CustomEvent('session-change', { detail, bubbles: isFirst, composed: isFirst }))
}

/**
 * Tells the page that something inside an element failed: programs through `element-error`, people who build the page
 * through the console.
 */
export function reportError(element: HTMLElement, error: unknown): void {
  console.error(error)
  fire(element, 'element-error', { error })
}
