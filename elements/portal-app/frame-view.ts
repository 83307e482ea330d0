import { html, nothing, render, type TemplateResult } from 'lit-html'
import { messagesFor } from '../../src/i18n'
import { type FrameChrome, type FrameFailure, type FrameState, screenIn } from './frame-state'
import './portal-app.css'

const OUTLET_ID = 'pe-app-content'

/** Returns the markup of a state. @param isInsideMain - The page around has the one main landmark. */
export function frameView(state: FrameState, isInsideMain: boolean): TemplateResult {
  const { chrome } = state
  const content = contentOf(state)
  const outlet = isInsideMain
    ? html`<div class="pe-app__outlet" id=${OUTLET_ID}>${content}</div>`
    : html`<main class="pe-app__outlet" id=${OUTLET_ID}>${content}</main>`
  return html`<div class="pe-app">
    ${chrome ? skipLink(chrome) : nothing} ${chrome?.header ?? headerSpace(state)} ${outlet}
    <div class="pe-hidden" role="status">${screenIn(state)?.announcement ?? ''}</div>
  </div>`
}

export const renderFrame = (container: HTMLElement, view: TemplateResult): unknown => render(view, container)

export const clearFrame = (container: HTMLElement): unknown => render(nothing, container)

function contentOf(state: FrameState): unknown {
  if (state.status === 'failed') return failureView(state.failure, state.chrome)
  return state.status === 'screen'
    ? state.screen.element
    : html`<div class="pe-app__loading" aria-busy="true"></div>`
}

/** Keeps what is below the header where it will be. A failure before the header is all there is. */
const headerSpace = ({ status }: FrameState) =>
  status === 'loading' ? html`<div class="pe-app__header-space"></div>` : nothing

function skipLink({ language }: FrameChrome): TemplateResult {
  const text = messagesFor(language, 'routes')('skipToContent')
  return html`<a class="pe-app__skip" href="#${OUTLET_ID}" @click=${skipToContent}>${text}</a>`
}

/** Not the browser's own navigation: a URL with this hash would be another location of the portal. */
function skipToContent(event: Event): void {
  event.preventDefault()
  const link = event.currentTarget as HTMLElement
  const outlet = link.parentElement?.querySelector<HTMLElement>(`#${OUTLET_ID}`)
  if (outlet) outlet.tabIndex = -1
  outlet?.focus()
}

/** What failed, with a retry button; in English if the texts are what could not be loaded. */
function failureView(
  { hasStarted, isLost, reason, retry }: FrameFailure,
  chrome: FrameChrome | undefined,
): TemplateResult {
  const texts = chrome
    ? {
        heading: messagesFor(chrome.language, 'routes')(hasStarted ? 'screenFailed' : 'startFailed'),
        retry: messagesFor(chrome.language, 'common')('retry'),
        reload: messagesFor(chrome.language, 'routes')('reload'),
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
