import { preloadDescription } from './reading/pending-description'

/** Has the description read that an element names by its address. */
export function prepare(element: Element): void {
  const specUrl = element.getAttribute('spec-url')
  if (specUrl) preloadDescription(specUrl)
}
