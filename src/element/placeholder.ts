import { markBox } from './styles'
import css from './placeholder.css?inline'

/**
 * Shows the name of an element in a box, in the place of what it shows on the published page. The box is in a shadow root, so that editors do
 * not store it with the content.
 */
export function showPlaceholder(element: HTMLElement, elementId: string): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const { defaultView } = element.ownerDocument
  const sheet = new (defaultView?.CSSStyleSheet ?? CSSStyleSheet)()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const box = element.ownerDocument.createElement('div')
  markBox(box, elementId)
  box.setAttribute('data-portal-placeholder', '')
  box.textContent = element.localName
  root.replaceChildren(box)
}
