import {
  chosenTag,
  defineElement,
  type ElementConfiguration,
  type ElementDeclaration,
} from '../../src/element'
import { type Localization, messagesFor } from '../../src/i18n'
import type { Arrival, PortalLocation } from '../../src/router'
import { type HistoryEntry, type Portal, portalFor } from '../../src/state'
import { mayRead } from '../../src/state/screen/may-read'
import type { FirstScreen, FrameChrome } from './frame-state'
import type { FrameValues } from './frame-values'
import { loadHeader, loadScreen } from './declarations'
import { locationProperties, matchRoute, type PortalRoute } from './routes'

export type ShownArrival = Extract<Arrival<PortalRoute>, { status: 'shown' }>

export function portalOf(configuration: ElementConfiguration): Portal {
  const { apiBaseUrl, authBaseUrl, portalId, language } = configuration
  return portalFor({ apiBaseUrl, authBaseUrl, portalId, language, userEntity: 'developer' })
}

/**
 * Loads what the screen of a location reads first. If the portal then shows another screen, it is left unused.
 *
 * @param entry - Of the history: it may be another page of a list.
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function prefetchRoute(
  portal: Portal,
  location: PortalLocation,
  entry: HistoryEntry,
): Promise<void> {
  const match = matchRoute(location.path)
  // Visitors of a private portal are led to the sign-in.
  if (!match || !(await mayRead(portal))) return
  const declaration = await loadScreen(match.route.tag)
  if (declaration.renderer !== 'react' || !declaration.prefetch) return
  const defaults = Object.entries(declaration.props ?? {}).map(([prop, kind]) => [prop, kind.initial])
  const props = { ...Object.fromEntries(defaults), ...locationProperties(match, location) }
  const { prefetch } = await declaration.prefetch()
  // The declaration was checked to give it the props that it wants.
  await prefetch(portal, props as never, entry)
}

/** Returns the name of the portal, for people. */
export function portalTitleOf(
  { configuration, props }: FrameValues,
  chrome: FrameChrome | undefined,
): string {
  const common = chrome && messagesFor(chrome.localization, 'common')
  const fallback = common ? common('developerPortal') : 'Developer Portal'
  return portalOf(configuration).context.title(props.portalTitle, fallback)
}

/**
 * @param first - The header that the page came with.
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function loadHeaderElement(first: HTMLElement | undefined): Promise<HTMLElement> {
  const declaration = await loadHeader()
  if (!first) return createElement(declaration)
  defineElement(declaration)
  return first
}

/**
 * Loads the element of a route and sets its properties.
 *
 * @param shown - Its element is used again if the route is the same.
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function elementFor(
  { location, match }: ShownArrival,
  portal: Portal,
  { localization, portalTitle }: { localization: Localization; portalTitle: string },
  shown: () => FirstScreen | undefined,
): Promise<HTMLElement> {
  const { route } = match
  const declaration = await loadScreen(route.tag)
  const t = messagesFor(localization, 'routes')
  const context = portal.context.current
  const previous = shown()
  const isShown = previous?.route.name === route.name
  // An element of the page's own markup may be older than its definition.
  if (isShown) defineElement(declaration)
  const element = isShown ? previous.element : createElement(declaration)
  const ofSettings = context && route.settingProperties?.({ context, portalTitle, t })
  return Object.assign(element, locationProperties(match, location), ofSettings)
}

function createElement(declaration: ElementDeclaration): HTMLElement {
  defineElement(declaration)
  return document.createElement(chosenTag(declaration))
}
