import { type Context, createContext, createElement, type ReactNode, useContext } from 'react'
import { type Localization, LocalizationContext } from '../i18n'
import type { HistoryEntry } from './screen/history-entry'
import type { Portal } from './portal'

/** Details of the events of every element that screens fire themselves. Events of one tag are props of its screen. */
export interface CommonEvents {
  readonly 'element-error': { readonly error: unknown }
  readonly navigate: { readonly to: string; readonly href: string; readonly replace: boolean }
}

/** The element that renders a screen, as the screen sees it. */
export interface ElementHost {
  readonly element: HTMLElement
  /** Level of the element's own main heading. */
  readonly headingLevel: 1 | 2 | 3 | 4 | 5 | 6
  /** Undefined: the colors of the surrounding page. */
  readonly theme: 'light' | 'dark' | 'auto' | undefined
  /** Where form fields go when the element has a shadow root: a light child slotted into it. Null: in place. */
  readonly fieldsContainer: HTMLElement | null
  /** Fires an event of every element; it bubbles and crosses shadow roots. False if a listener canceled it. */
  emit<Name extends keyof CommonEvents>(
    name: Name,
    detail: CommonEvents[Name],
    options?: { cancelable?: boolean },
  ): boolean
}

/** Addresses and moves: those of portal-app for an element inside it, else those of the page. */
export interface Navigation {
  /** True inside portal-app, which owns title, focus and routes. */
  readonly assembled: boolean
  /** Query of the address that the element stands at: the portal's inside portal-app, else the page's. */
  parameters(): URLSearchParams
  /** Takes parameters out of that address, so that no secret stays in it. */
  removeParameters(...names: string[]): void
  /** Address for a link to a path of the portal's route table, such as `/spec/<id>`. */
  hrefFor(path: string): string
  /** URL to which identity providers redirect after a sign-in in Try it: the portal's own for `path`, or another. Empty outside portal-app. */
  redirectUrlFor(path: string): string
  /** Address of the sign-in that the embedder gave; undefined inside portal-app, which has its own. */
  readonly loginHref: string | undefined
  /** True where an address may end in a hash; else a place inside a screen travels in the query. */
  readonly keepsHash: boolean
  /** Query of the portal's present location, with its question mark; empty outside portal-app. */
  query(): string
  /** Sets the title of the page inside portal-app. Undefined: the title of the route. */
  nameScreen(title: string | undefined): void
  /** Entry of the history that the portal shows; undefined outside portal-app. */
  entry(): HistoryEntry | undefined
  /**
   * Scrolls to where the viewer was in the entry that is shown, as soon as the page is that long. False if they come for the first
   * time.
   */
  restoreScroll(): boolean
  /** Fires the cancelable `navigate`; not canceled, the page goes to `href`, else to the address of `path`. */
  navigate(path: string, options?: { replace?: boolean; href?: string }): void
  /**
   * Fires the cancelable `navigate` with an address outside the portal and goes there; false when a listener canceled it.
   *
   * @throws {TypeError} when the address is none of the web.
   */
  leave(address: string, options?: { replace?: boolean }): boolean
}

/** Everything that a screen reads of its surroundings. */
export interface ScreenContexts {
  /** Shared by all elements of one API base and kind; speaks the element's language. */
  readonly portal: Portal
  readonly localization: Localization
  readonly navigation: Navigation
  readonly host: ElementHost
}

const SharedPortalContext = createContext<Portal | null>(null)
export const NavigationContext = createContext<Navigation | null>(null)
const HostContext = createContext<ElementHost | null>(null)

/** Gives the screens below it their surroundings. */
export function ScreenContextsProvider(props: { value: ScreenContexts; children?: ReactNode }): ReactNode {
  const { portal, localization, navigation, host } = props.value
  return createElement(
    SharedPortalContext.Provider,
    { value: portal },
    createElement(
      NavigationContext.Provider,
      { value: navigation },
      createElement(
        HostContext.Provider,
        { value: host },
        createElement(LocalizationContext.Provider, { value: localization }, props.children),
      ),
    ),
  )
}

function useRequired<T>(context: Context<T | null>): T {
  const value = useContext(context)
  if (!value) throw new Error('A screen is rendered inside a ScreenContextsProvider.')
  return value
}

export const usePortal = (): Portal => useRequired(SharedPortalContext)
export const useNavigation = (): Navigation => useRequired(NavigationContext)
export const useHost = (): ElementHost => useRequired(HostContext)
