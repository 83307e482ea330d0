import {
  chosenTag,
  defineElement,
  type ElementConfiguration,
  type ElementDeclaration,
} from '../../src/element'
import { messagesFor } from '../../src/i18n'
import type { Arrival } from '../../src/router'
import { type Portal, portalFor } from '../../src/state'
import type { FrameChrome, ShownScreen } from './frame-state'
import { loadEmptyState, loadHeader, screens } from './screens'
import { titleKeys } from './titles'

export type ShownArrival = Extract<Arrival, { status: 'shown' }>

export function portalOf(configuration: ElementConfiguration): Portal {
  const { apiBaseUrl, authBaseUrl, portalId, language } = configuration
  return portalFor({ apiBaseUrl, authBaseUrl, portalId, language, userEntity: 'developer' })
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
  { language }: FrameChrome,
  shown: () => ShownScreen | undefined,
): Promise<HTMLElement> {
  const { name } = match.route
  const screen = screens[name]
  const declaration = await (screen ? screen.load() : loadEmptyState())
  const routes = messagesFor(language, 'routes')
  const context = portal.context.current
  const previous = shown()
  const element = previous?.name === name ? previous.element : createElement(declaration)
  const properties = screen
    ? (context && screen.properties?.(match, context, location, routes)) || {}
    : { heading: routes(titleKeys[name]), message: routes('notBuilt') }
  return Object.assign(element, properties)
}

function createElement(declaration: ElementDeclaration): HTMLElement {
  defineElement(declaration)
  return document.createElement(chosenTag(declaration))
}
