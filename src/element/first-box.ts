/**
 * A page may come with the first markup of an element, as the page of the portal does with its sign-in form. The element hydrates it, so
 * that what has been typed into its nodes stays. The script in that page imports this file, so it imports nothing.
 */

/** Marks a box of such markup until its element has hydrated it. Its value begins the IDs in it. */
export const firstBoxAttribute = 'data-portal-first'

/** On an element that does not appear before the element around it has set its properties. */
export const waitsAttribute = 'data-portal-waits'

export const isFirstBox = (box: HTMLElement): boolean => box.hasAttribute(firstBoxAttribute)

export const firstBoxIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>(`:scope > [${firstBoxAttribute}]`)

/** Lets an element appear that has waited for the element around it. */
export function appearNow(element: HTMLElement): void {
  if (!element.hasAttribute(waitsAttribute)) return
  element.removeAttribute(waitsAttribute)
  ;(element as HTMLElement & { connectedCallback(): void }).connectedCallback()
}
