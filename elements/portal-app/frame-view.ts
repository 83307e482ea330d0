import { html, nothing, render } from 'lit-html'
import { type Language, messagesFor } from '../../src/i18n'
import './portal-app.css'

export interface FrameView {
  readonly header: HTMLElement | undefined
  /** Undefined while the first screen is on its way. */
  readonly content: unknown
  /** Read out by screen readers when it changes. */
  readonly announcement: string
  readonly isInsideMain: boolean
  /** Text of the skip link; absent as long as there is no header. */
  readonly skipText: string | undefined
}

const OUTLET_ID = 'pe-app-content'

export function renderFrame(container: HTMLElement, view: FrameView): void {
  const content = view.content ?? html`<div class="pe-app__loading" aria-busy="true"></div>`
  const outlet = view.isInsideMain
    ? html`<div class="pe-app__outlet" id=${OUTLET_ID}>${content}</div>`
    : html`<main class="pe-app__outlet" id=${OUTLET_ID}>${content}</main>`
  // Not the browser's own navigation: a URL with this hash would be another location of the portal.
  const skip = (event: Event) => {
    event.preventDefault()
    const target = container.querySelector<HTMLElement>(`#${OUTLET_ID}`)
    if (target) target.tabIndex = -1
    target?.focus()
  }
  const skipLink =
    view.skipText && html`<a class="pe-app__skip" href="#${OUTLET_ID}" @click=${skip}>${view.skipText}</a>`
  render(
    html`<div class="pe-app">
      ${skipLink ?? nothing} ${view.header ?? nothing} ${outlet}
      <div class="pe-hidden" role="status">${view.announcement}</div>
    </div>`,
    container,
  )
}

export const clearFrame = (container: HTMLElement): unknown => render(nothing, container)

export interface FrameFailure {
  /** False if the portal could not start, true if a location in it failed. */
  readonly hasStarted: boolean
  /** Empty if its text could not be loaded. */
  readonly reason: string
  readonly retry: () => void
}

/**
 * What failed, with a retry button.
 *
 * @param language - Undefined if the texts are what could not be loaded; the message is then in English.
 */
export function failureView({ hasStarted, reason, retry }: FrameFailure, language: Language | undefined) {
  const texts = language
    ? {
        heading: messagesFor(language, 'routes')(hasStarted ? 'screenFailed' : 'startFailed'),
        retry: messagesFor(language, 'common')('retry'),
      }
    : { heading: 'The portal could not be loaded', retry: 'Try again' }
  return html`<div class="pe-app__failure" role="alert">
    <h1>${texts.heading}</h1>
    <p>${reason}</p>
    <button type="button" class="pe-app__retry" @click=${retry}>${texts.retry}</button>
  </div>`
}
