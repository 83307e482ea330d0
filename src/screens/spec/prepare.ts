import { openAhead } from './reading/opening'

/** Has the description read that an element names by its address. */
export function prepare(element: Element): void {
  const specUrl = element.getAttribute('spec-url')
  if (specUrl) openAhead(specUrl)
}
