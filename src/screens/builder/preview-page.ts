/** Script of the page in the preview's frame: makes the tag that the builder names, and reports what happens to it. */
import { type PreviewContent, type PreviewReport, readContent } from './preview-messages'

const builder = window.parent

const report = (message: PreviewReport): void => builder.postMessage(message, location.origin)

/** As JSON; errors, which have none, by their message. */
function jsonOf(detail: unknown): string {
  try {
    const text = JSON.stringify(detail, (_, value: unknown) =>
      value instanceof Error ? value.message : value,
    )
    return text ?? ''
  } catch {
    return String(detail)
  }
}

let shown: HTMLElement | undefined
/** Names of the attributes that the builder has set. */
let written: readonly string[] = []

function listen(element: HTMLElement, events: readonly string[]): void {
  for (const name of events) {
    element.addEventListener(name, (event) => {
      // Where it leads cannot be framed. What moves inside portal-app stays in the preview.
      if (name === 'navigate' && element.localName !== 'portal-app') event.preventDefault()
      report({ kind: 'event', name, detail: jsonOf(event instanceof CustomEvent ? event.detail : null) })
    })
  }
}

function show({ tag, attributes, events }: PreviewContent): void {
  document.documentElement.dataset['scheme'] = attributes['theme'] ?? 'light'
  const element = shown?.localName === tag ? shown : document.createElement(tag)
  for (const name of written) if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  written = Object.keys(attributes)
  if (element === shown) return
  listen(element, events)
  shown = element
  document.body.replaceChildren(element)
}

addEventListener('message', ({ source, origin, data }) => {
  const content = source === builder && origin === location.origin ? readContent(data) : undefined
  if (content) show(content)
})

addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report({ kind: 'violation', directive: effectiveDirective, source: blockedURI }),
)

// Alone in a window it would be a page of the portal that shows whatever the author of a link wrote.
if (builder === window) location.replace(`/builder${location.search}`)
else {
  document.documentElement.dataset['preview'] = 'ready'
  report({ kind: 'ready' })
}
