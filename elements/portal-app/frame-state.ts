import { type Localization, messagesFor } from '../../src/i18n'
import type { PortalRoute } from './routes'

/** Header and footer around every screen. Loaded before the first screen, with the texts of `routes` and `common`. */
export interface FrameChrome {
  readonly header: HTMLElement
  readonly localization: Localization
}

/** An element of the page's own markup. */
export interface FirstScreen {
  readonly route: PortalRoute
  readonly element: HTMLElement
}

export interface ShownScreen extends FirstScreen {
  /** Given by the screen. Undefined: the title of its route. */
  readonly title: string | undefined
  /** Read out by screen readers; empty for the first screen. */
  readonly announcement: string
}

export interface FrameFailure {
  /** False if the portal could not start, true if a location in it failed. */
  readonly hasStarted: boolean
  /** Code could not be loaded. Some browsers do not ask for it again before the page is loaded again. */
  readonly isLost: boolean
  /** Empty if its text could not be loaded. */
  readonly reason: string
  readonly retry: () => void
}

export type FrameState =
  /** The first screen is loading, or `first` is shown, which the page came with. */
  | { readonly status: 'loading'; readonly chrome?: FrameChrome; readonly first?: FirstScreen }
  | { readonly status: 'screen'; readonly chrome: FrameChrome; readonly screen: ShownScreen }
  /** Without `chrome`, the texts could not be loaded. `screen` is shown again if the retry leads to its route. */
  | {
      readonly status: 'failed'
      readonly chrome?: FrameChrome
      readonly screen?: ShownScreen
      readonly failure: FrameFailure
    }

export const screenIn = (state: FrameState): ShownScreen | undefined =>
  state.status === 'loading' ? undefined : state.screen

/** The element of a route that need not be created. */
export const elementIn = (state: FrameState): FirstScreen | undefined =>
  state.status === 'loading' ? state.first : state.screen

export function withChrome(state: FrameState, chrome: FrameChrome): FrameState {
  return { ...state, chrome }
}

/** Shows the element of a route. An element that replaces another one is announced by its title. */
export function withScreen(
  state: FrameState,
  chrome: FrameChrome,
  route: PortalRoute,
  element: HTMLElement,
): FrameState {
  const previous = screenIn(state)
  if (previous?.element === element) return { status: 'screen', chrome, screen: { ...previous, route } }
  const announcement = previous ? messagesFor(chrome.localization, 'routes')(route.title) : ''
  return { status: 'screen', chrome, screen: { route, element, title: undefined, announcement } }
}

/** Renames the screen that is shown. */
export function withTitle(state: FrameState, title: string | undefined): FrameState {
  if (state.status === 'loading' || !state.screen) return state
  return { ...state, screen: { ...state.screen, title } }
}

export function withFailure(state: FrameState, failure: FrameFailure): FrameState {
  return { status: 'failed', chrome: state.chrome, screen: screenIn(state), failure }
}

/** Returns the title of what is shown; undefined while nothing is. */
export function titleOf(state: FrameState): string | undefined {
  const routes = state.chrome && messagesFor(state.chrome.localization, 'routes')
  if (state.status === 'failed') return routes ? routes('error') : 'Error'
  return state.status === 'screen' ? (state.screen.title ?? routes?.(state.screen.route.title)) : undefined
}
