import { html, nothing, render } from 'lit-html'
import { type Language, messagesFor } from '../../src/i18n'

export interface FrameView {
  readonly header: HTMLElement | undefined
  /** Undefined while the first screen is on its way. */
  readonly content: unknown
  /** Read out by screen readers when it changes. */
  readonly announcement: string
  readonly isInsideMain: boolean
}

export function drawFrame(container: HTMLElement, view: FrameView): void {
  const content = view.content ?? html`<div class="pe-app__loading" aria-busy="true"></div>`
  const outlet = view.isInsideMain
    ? html`<div class="pe-app__outlet">${content}</div>`
    : html`<main class="pe-app__outlet">${content}</main>`
  render(
    html`<div class="pe-app">
      ${view.header ?? nothing} ${outlet}
      <div class="pe-hidden" role="status">${view.announcement}</div>
    </div>`,
    container,
  )
}

export const clearFrame = (container: HTMLElement): unknown => render(nothing, container)

export interface FrameFailure {
  /** Empty when the words for it could not be loaded. */
  readonly reason: string
  readonly retry: () => void
}

/**
 * What went wrong, and the way on.
 *
 * @param language - Undefined when the texts are what could not be loaded; it then says so in English.
 */
export function failureView({ reason, retry }: FrameFailure, language: Language | undefined) {
  const texts = language
    ? {
        heading: messagesFor(language, 'routes')('startFailed'),
        retry: messagesFor(language, 'common')('retry'),
      }
    : { heading: 'The portal could not be loaded', retry: 'Try again' }
  return html`<div class="pe-app__failure" role="alert">
    <h1>${texts.heading}</h1>
    <p>${reason}</p>
    <button type="button" class="pe-app__retry" @click=${retry}>${texts.retry}</button>
  </div>`
}
