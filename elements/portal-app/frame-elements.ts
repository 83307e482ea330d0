import {
  chosenTag,
  defineElement,
  type ElementConfiguration,
  type ElementDeclaration,
} from '../../src/element'
import { type Language, messagesFor } from '../../src/i18n'
import { type Arrival, matchRoute, type PortalLocation } from '../../src/router'
import { type Portal, portalFor } from '../../src/state'
import type { FrameChrome, ShownScreen } from './frame-state'
import type { FrameValues } from './frame-values'
import { loadHeader, loadScreen } from './declarations'
import { screenProperties } from './screens'

export type ShownArrival = Extract<Arrival, { status: 'shown' }>

export function portalOf(configuration: ElementConfiguration): Portal {
  const { apiBaseUrl, authBaseUrl, portalId, language } = configuration
  return portalFor({ apiBaseUrl, authBaseUrl, portalId, language, userEntity: 'developer' })
}

/**
 * Asks for what the screen of a location asks first. If the portal then shows another screen, the responses are left unused.
 *
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function askAhead(portal: Portal, { path }: PortalLocation): Promise<void> {
  // Most visitors without a session are led elsewhere.
  if (portal.session.viewerId === undefined) return
  const match = matchRoute(path)
  const declaration = match && (await loadScreen(match.route.name))
  if (declaration?.renderer === 'react') (await declaration.ahead?.())?.(portal)
}

/** Returns the name of the portal, for people. */
export function portalTitleOf(
  { configuration, props }: FrameValues,
  chrome: FrameChrome | undefined,
): string {
  const common = chrome && messagesFor(chrome.language, 'common')
  const fallback = common ? common('developerPortal') : 'Developer Portal'
  return portalOf(configuration).context.title(props.portalTitle, fallback)
}

/** @throws what the browser throws when a chunk cannot be loaded. */
export const loadHeaderElement = async (): Promise<HTMLElement> => createElement(await loadHeader())

/**
 * Loads the element of a route and sets its properties.
 *
 * @param shown - Its element is used again if the route is the same.
 * @throws what the browser throws when a chunk cannot be loaded.
 */
export async function elementFor(
  { location, match }: ShownArrival,
  portal: Portal,
  { language, portalTitle }: { language: Language; portalTitle: string },
  shown: () => ShownScreen | undefined,
): Promise<HTMLElement> {
  const { name } = match.route
  const declaration = await loadScreen(name)
  const routes = messagesFor(language, 'routes')
  const context = portal.context.current
  const previous = shown()
  const element = previous?.name === name ? previous.element : createElement(declaration)
  const properties = context && screenProperties[name]?.({ match, location, context, portalTitle, t: routes })
  return Object.assign(element, properties)
}

function createElement(declaration: ElementDeclaration): HTMLElement {
  defineElement(declaration)
  return document.createElement(chosenTag(declaration))
}
