import type { ReactNode } from 'react'

/**
 * A page may come with the first markup of an element, as the page of the portal does with its sign-in form. The element takes the nodes
 * over, so that what has been typed into them stays. The script in that page imports this file, so it imports types only.
 */

/** Marks a box of such markup until its element has taken it over. */
export const firstBoxAttribute = 'data-portal-first'

/** On an element that does not appear before the element around it has set its properties. */
export const waitsAttribute = 'data-portal-waits'

export const isFirstBox = (box: HTMLElement): boolean => box.hasAttribute(firstBoxAttribute)

export const firstBoxIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>(`:scope > [${firstBoxAttribute}]`)

/** Renders into a first box. @returns ends it. */
type TakeOver = (box: HTMLElement, content: ReactNode) => () => void

/** What takes over the boxes of elements that have waited. Pages without such boxes do not load it. */
export const takeOvers = new WeakMap<HTMLElement, TakeOver>()
