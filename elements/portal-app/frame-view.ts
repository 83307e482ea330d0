import { html, nothing, render, type TemplateResult } from 'lit-html'
import { messagesFor } from '../../src/i18n'
import { type FrameChrome, type FrameFailure, type FrameState, screenIn } from './frame-state'
import { firstHeaderIn } from './first-page/first-screen'
import { outletId } from './first-page/names'
import './portal-app.css'

/** Nodes that stay while what is in them changes. */
interface FrameNodes {
  readonly frame: HTMLElement
  /** Before it is the link to the content, or the space of the header. */
  readonly chromeEnd: Comment
  readonly outlet: HTMLElement
  readonly status: HTMLElement
  /** The outlet has an element of the page's own markup. */
  isFirst: boolean
}

const known = new WeakMap<HTMLElement, FrameNodes>()

/** Renders a state. @param isInsideMain - The page around has the one main landmark. */
export function renderFrame(container: HTMLElement, state: FrameState, isInsideMain: boolean): void {
  const nodes = nodesIn(container, isInsideMain ? 'div' : 'main')
  const { chrome } = state
  const { frame, chromeEnd, status } = nodes
  const hasHeader = chrome !== undefined || chromeEnd.nextSibling !== nodes.outlet
  render(chrome ? skipLink(chrome) : hasHeader ? nothing : headerSpace(state), frame, {
    renderBefore: chromeEnd,
  })
  if (chrome && chromeEnd.nextSibling !== chrome.header) chromeEnd.after(chrome.header)
  showContent(nodes, contentOf(state))
  const announcement = screenIn(state)?.announcement ?? ''
  if (status.textContent !== announcement) status.textContent = announcement
}

export function clearFrame(container: HTMLElement): void {
  known.delete(container)
  container.replaceChildren()
}

function nodesIn(container: HTMLElement, outletTag: string): FrameNodes {
  const before = known.get(container)
  if (before?.outlet.localName === outletTag) return before
  const find = (selector: string) => container.querySelector<HTMLElement>(`:scope > .pe-app${selector}`)
  const [frame, outlet, status] = [find(''), find(' > main'), find(' > [role=status]')]
  const isFirst = !before && frame !== null && outlet !== null && status !== null
  const nodes = isFirst ? { frame, outlet, status } : createNodes(container, outletTag)
  const chromeEnd = document.createComment('')
  const header = isFirst ? firstHeaderIn(container) : undefined
  ;(header ?? nodes.outlet).before(chromeEnd)
  // It is rendered again, with what it does.
  if (isFirst) frame.querySelector('.pe-app__skip')?.remove()
  const created = { ...nodes, chromeEnd, isFirst }
  known.set(container, created)
  return created
}

function createNodes(container: HTMLElement, outletTag: string) {
  const create = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  const frame = create('div', { class: 'pe-app' })
  const outlet = create(outletTag, { class: 'pe-app__outlet', id: outletId })
  const status = create('div', { class: 'pe-hidden', role: 'status' })
  frame.append(outlet, status)
  container.replaceChildren(frame)
  return { frame, outlet, status }
}

/** An element of the page's own markup is left in its position: to insert it again would take the focus from its fields. */
function showContent(nodes: FrameNodes, content: TemplateResult | HTMLElement): void {
  const { outlet } = nodes
  if (nodes.isFirst && outlet.firstElementChild === content) return
  if (nodes.isFirst) outlet.replaceChildren()
  nodes.isFirst = false
  render(content, outlet)
}

function contentOf(state: FrameState): TemplateResult | HTMLElement {
  if (state.status === 'failed') return failureView(state.failure, state.chrome)
  if (state.status === 'screen') return state.screen.element
  return state.first?.element ?? html`<div class="pe-app__loading" aria-busy="true"></div>`
}

/** Keeps what is below the header where it will be. A failure before the header is all there is. */
const headerSpace = ({ status }: FrameState) =>
  status === 'loading' ? html`<div class="pe-app__header-space"></div>` : nothing

function skipLink({ localization }: FrameChrome): TemplateResult {
  const text = messagesFor(localization, 'routes')('skipToContent')
  return html`<a class="pe-app__skip" href="#${outletId}" @click=${skipToContent}>${text}</a>`
}

/** Not the browser's own navigation: a URL with this hash would be another location of the portal. */
function skipToContent(event: Event): void {
  event.preventDefault()
  const link = event.currentTarget as HTMLElement
  const outlet = link.parentElement?.querySelector<HTMLElement>(`#${outletId}`)
  if (outlet) outlet.tabIndex = -1
  outlet?.focus()
}

/** The failure with a retry button; in English if the texts could not be loaded. */
function failureView(
  { hasStarted, isLost, reason, retry }: FrameFailure,
  chrome: FrameChrome | undefined,
): TemplateResult {
  const texts = chrome
    ? {
        heading: messagesFor(chrome.localization, 'routes')(hasStarted ? 'screenFailed' : 'startFailed'),
        retry: messagesFor(chrome.localization, 'common')('retry'),
        reload: messagesFor(chrome.localization, 'routes')('reload'),
      }
    : {
        heading: 'The portal could not be loaded',
        retry: 'Try again',
        reload: 'Reload the page',
      }
  return html`<div class="pe-app__failure" role="alert">
    <h1>${texts.heading}</h1>
    <p>${reason}</p>
    <button type="button" class="pe-app__retry" @click=${retry}>${texts.retry}</button>
    ${
      isLost
        ? html`<button type="button" class="pe-app__retry" @click=${() => location.reload()}>
            ${texts.reload}
          </button>`
        : nothing
    }
  </div>`
}
