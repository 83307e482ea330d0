import { isEdited } from '../../lib/is-edited'
import { preloadDescription } from './reading/pending-description'

/** Has the description read that an element names by its address. */
export function prepare(element: Element): void {
  if (isEdited(element)) return
  const specUrl = element.getAttribute('spec-url')
  if (specUrl) preloadDescription(specUrl)
}
