import { webUrl } from '../lib/web-url'
import { browserPage, type Navigation, portalFor, type ScreenContexts } from '../state'
import type { ElementConfiguration } from './declared-element'
import { fire } from './report'

interface Host extends HTMLElement {
  readonly fieldsContainer: HTMLElement | null
}

/**
 * What a screen reads through its contexts.
 *
 * @throws {TypeError} when a base address of the configuration is malformed.
 */
export function contextsOf(element: Host, configuration: ElementConfiguration): ScreenContexts {
  const { apiBaseUrl, authBaseUrl, portalId, userEntity, language, headingLevel, theme, texts } =
    configuration
  return {
    portal: portalFor({ apiBaseUrl, authBaseUrl, portalId, userEntity, language }),
    localization: { language, texts },
    navigation: navigationOf(element, configuration),
    host: {
      element,
      headingLevel,
      theme,
      fieldsContainer: element.fieldsContainer,
      emit: (name, detail, options) => fire(element, name, detail, options?.cancelable),
    },
  }
}

function navigationOf(element: Host, { assembled, loginHref }: ElementConfiguration): Navigation {
  const hrefFor = (path: string) => assembled?.hrefFor(path) ?? path
  return {
    assembled: assembled !== undefined,
    parameters: () => (assembled ? new URLSearchParams(assembled.query()) : browserPage.parameters()),
    removeParameters: (assembled ?? browserPage).removeParameters,
    hrefFor,
    redirectUrlFor: (path) => assembled?.redirectUrlFor(path) ?? '',
    loginHref: assembled ? undefined : loginHref,
    keepsHash: assembled?.keepsHash ?? true,
    query: () => assembled?.query() ?? '',
    nameScreen: (title) => assembled?.nameScreen(title),
    entry: () => assembled?.entry(),
    restoreScroll: () => assembled?.restoreScroll() ?? false,
    navigate(path, { replace = false, href } = {}) {
      const target = href ?? hrefFor(path)
      if (!fire(element, 'navigate', { to: path, href: target, replace }, true)) return
      if (assembled && href === undefined) assembled.navigate(path, { replace })
      else moveTo(target, replace)
    },
    leave(address, { replace = false } = {}) {
      const isAllowed = fire(element, 'navigate', { to: address, href: address, replace }, true)
      if (isAllowed) moveTo(address, replace)
      return isAllowed
    },
  }
}

/** @throws {TypeError} If the target is no http(s) URL: a template must not turn into a script. */
function moveTo(href: string, replace: boolean): void {
  const url = webUrl(href, document.baseURI)
  if (!url) throw new TypeError(`Cannot navigate to "${href}". Only http and https URLs are allowed.`)
  if (replace) location.replace(url)
  else location.assign(url)
}
