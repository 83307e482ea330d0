import type { AssembledPortal, ElementConfiguration } from '../../src/element'
import type { PortalHistory } from '../../src/router'
import { hrefIn } from './portal-visit'

type Moves = Pick<AssembledPortal, 'navigate' | 'nameScreen' | 'removeParameters' | 'entry' | 'restoreScroll'>
type Source =
  | {
      readonly configuration: ElementConfiguration
      readonly props: { readonly redirectUrl?: string; readonly history: string }
    }
  | undefined

/** Makes a function that returns what elements inside the portal read, the same object for the same arguments. */
export function assembledPortalOf(moves: Moves) {
  let latest: { values: Source; history: PortalHistory | undefined; portal: AssembledPortal } | undefined
  return (values: Source, history: PortalHistory | undefined): AssembledPortal => {
    if (!latest || latest.values !== values || latest.history !== history)
      latest = { values, history, portal: assemble(moves, values, history) }
    return latest.portal
  }
}

function assemble(moves: Moves, values: Source, history: PortalHistory | undefined): AssembledPortal {
  const configuration = values?.configuration
  return {
    ...moves,
    configuration: {
      apiBaseUrl: configuration?.apiBaseUrl,
      authBaseUrl: configuration?.authBaseUrl,
      portalId: configuration?.portalId,
      userEntity: 'developer',
      theme: configuration?.theme,
      lang: configuration?.language,
      texts: configuration?.texts,
    },
    hrefFor: (path) => (history ? hrefIn(history, path) : path),
    redirectUrlFor(path) {
      // In memory no location has a URL. That of a hash is refused where it is used.
      const hasOwn = history && values?.props.history !== 'memory'
      return values?.props.redirectUrl || (hasOwn ? hrefIn(history, path) : '')
    },
    keepsHash: history?.keepsHash ?? true,
    query: () => history?.current().search ?? '',
  }
}
