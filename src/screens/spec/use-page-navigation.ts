import { useState, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../lib/is-plain-click'
import {
  addressInHash,
  addressInLocation,
  isPageHash,
  pageHash,
  withPageParameters,
} from '../../lib/page-location'
import { specPath } from '../../router/paths'
import { useHost, useNavigation } from '../../state'
import type { ReferenceReaderProps } from './reading/reference-reader'

interface PageNavigation extends Pick<
  ReferenceReaderProps,
  'address' | 'isPathExplicit' | 'linkTo' | 'onPageFound'
> {
  /** Goes to an operation. @param id - Within the description. */
  goTo(id: string): void
}

/** The version whose reference a screen shows. */
interface VersionRoute {
  readonly product: string
  readonly version: string
}

/**
 * Returns what is open, and links to everything else.
 *
 * @param given - The element's `operation`.
 * @param version - Undefined outside the portal, where the page's own hash says what is open.
 */
export function usePageNavigation(
  given: string | undefined,
  version: VersionRoute | undefined,
): PageNavigation {
  const ofPage = useHostNavigation(given)
  const ofPortal = usePortalNavigation(given, version ?? { product: '', version: '' })
  return version === undefined ? ofPage : ofPortal
}

/** Inside the portal its location says what is open, and links navigate in it. */
function usePortalNavigation(given: string | undefined, version: VersionRoute): PageNavigation {
  const { hrefFor, keepsHash, navigate, query } = useNavigation()
  return {
    address: given ?? '',
    isPathExplicit: true,
    linkTo({ parameters }) {
      const target = specPath({
        ...version,
        query: withPageParameters(withoutRegistration(query()), parameters),
      })
      return {
        href: hrefFor(target),
        onClick(event) {
          if (!isPlainClick(event)) return
          event.preventDefault()
          navigate(target)
        },
      }
    },
    goTo: (operation) =>
      navigate(
        specPath({ ...version, query: withPageParameters(withoutRegistration(query()), { operation }) }),
      ),
    onPageFound(address, parameters) {
      const hash = keepsHash ? window.location.hash : ''
      // The visitor may have gone on meanwhile.
      if (addressInLocation({ hash, search: query() }) !== address) return
      const search = withPageParameters(query(), parameters)
      if (isPageHash(hash) || addressInLocation({ hash: '', search }) !== address)
        navigate(specPath({ ...version, query: search }), { replace: true })
    },
  }
}

/** The page that a registration leads to goes on with it; pages after that one do not. */
function withoutRegistration(query: string): string {
  const others = new URLSearchParams(query)
  others.delete('application')
  others.delete('access')
  return `${others}`
}

/** In a host page: the attribute, and the page's own hash where it looks like one of ours. */
function useHostNavigation(given: string | undefined): PageNavigation {
  const { emit } = useHost()
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  )
  const [latest, setLatest] = useState({ given, hash, isHash: isPageHash(hash) })
  if (latest.hash !== hash && (isPageHash(hash) || hash === ''))
    setLatest({ given, hash, isHash: isPageHash(hash) })
  else if (latest.given !== given) setLatest({ ...latest, given, isHash: false })
  return {
    address: latest.isHash ? addressInHash(latest.hash) : (latest.given ?? ''),
    isPathExplicit: !latest.isHash,
    goTo(id) {
      const href = pageHash(encodeURIComponent(id))
      if (emit('navigate', { to: href, href, replace: false }, { cancelable: true }))
        window.location.hash = href
    },
    linkTo(to) {
      // Whole, because a <base> of the page would lead a bare hash elsewhere.
      const href = `${window.location.pathname}${window.location.search}${pageHash(to.path)}`
      return {
        href,
        onClick(event) {
          if (!isPlainClick(event)) return
          if (!emit('navigate', { to: href, href, replace: false }, { cancelable: true }))
            event.preventDefault()
        },
      }
    },
  }
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
