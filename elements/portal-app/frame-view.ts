import { html, nothing, render } from 'lit-html'
import { errorText, type FailedRequest, type Language, messagesFor } from '../../src/i18n'

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

/**
 * What went wrong, and the way on.
 *
 * @param language - Undefined when the texts are what could not be loaded; it then says so in English.
 */
export function failureOf(failure: { error: unknown; retry: () => void }, language: Language | undefined) {
  const texts = language
    ? {
        heading: messagesFor(language, 'routes')('startFailed'),
        reason: errorText(requestOf(failure.error), messagesFor(language, 'errors')),
        retry: messagesFor(language, 'common')('retry'),
      }
    : { heading: 'The portal could not be loaded', reason: '', retry: 'Try again' }
  return html`<div class="pe-app__failure" role="alert">
    <h1>${texts.heading}</h1>
    <p>${texts.reason}</p>
    <button type="button" class="pe-app__retry" @click=${failure.retry}>${texts.retry}</button>
  </div>`
}

const requestOf = (error: unknown): FailedRequest =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { ...error, code: error.code }
    : { code: 'unexpected' }
