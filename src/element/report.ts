/** Fires an event of a kit element. It bubbles and crosses shadow roots. False when a listener canceled it. */
export function fire(element: HTMLElement, name: string, detail: unknown = {}, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}

/**
 * Tells the page that something inside an element failed: programs through `element-error`, people who build the page
 * through the console.
 */
export function reportError(element: HTMLElement, error: unknown): void {
  console.error(error)
  fire(element, 'element-error', { error })
}
