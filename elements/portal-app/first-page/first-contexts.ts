import type { Language } from '../../../src/i18n'
import type { ElementHost, Portal, ScreenContexts } from '../../../src/state'

/** What a first render reads of its surroundings, in the page of the portal. @param address - Whole address of the page. */
export function firstContexts(portal: Portal, address: string, language: Language): ScreenContexts {
  const { origin, search } = new URL(address)
  // Effects, which are not run, use the element.
  const host: Partial<ElementHost> = {
    headingLevel: 1,
    theme: 'auto',
    fieldsContainer: null,
    emit: () => true,
  }
  return {
    portal,
    localization: { language, texts: undefined },
    navigation: {
      assembled: true,
      parameters: () => new URLSearchParams(search),
      removeParameters: () => undefined,
      hrefFor: (path) => path,
      redirectUrlFor: (path) => origin + path,
      loginHref: undefined,
      keepsHash: true,
      query: () => search,
      nameScreen: () => undefined,
      entry: () => undefined,
      restoreScroll: () => false,
      navigate: () => undefined,
      leave: () => false,
    },
    host: host as ElementHost,
  }
}
