import { useState, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../parts/portal-link/portal-link'
import { useEnvironment } from '../../state'
import type { ReferenceReaderProps } from './reading/reference-reader'

type PageNavigation = Pick<ReferenceReaderProps, 'address' | 'isPathExplicit' | 'linkTo'>

/**
 * What is open, and the ways to something else.
 *
 * @param given - The element's `operation`.
 * @param path - Of this screen in the portal; undefined where the page is not the portal's.
 */
export function usePageNavigation(given: string | undefined, path: string | undefined): PageNavigation {
  const ofPage = useHostNavigation(given)
  const ofPortal = usePortalNavigation(given, path ?? '')
  return path === undefined ? ofPage : ofPortal
}

/** Inside the portal its location says what is open, and moves go through it. */
function usePortalNavigation(given: string | undefined, path: string): PageNavigation {
  const { hrefFor, keepsHash, navigate, query } = useEnvironment()
  return {
    address: given ?? '',
    isPathExplicit: true,
    linkTo(to) {
      const target = portalPagePath(path, to, keepsHash, query())
      return {
        href: hrefFor(target),
        onClick(event) {
          if (!isPlainClick(event)) return
          event.preventDefault()
          navigate(target)
        },
      }
    },
  }
}

/** @param query - Of the present location; what it says of other things is kept. */
export function portalPagePath(
  path: string,
  to: { readonly path: string; readonly id: string },
  keepsHash: boolean,
  query: string,
): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('operation')
  if (!keepsHash && to.path !== '') parameters.set('operation', to.id || to.path)
  const search = parameters.size > 0 ? `?${parameters}` : ''
  return `${path}${search}${keepsHash && to.path !== '' ? `#/${to.path}` : ''}`
}

const HASH = /^#[/]/

/** In a host page: the attribute, and the page's own hash where it looks like one of ours. */
function useHostNavigation(given: string | undefined): PageNavigation {
  const { emit } = useEnvironment()
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash)
  const [latest, setLatest] = useState({ given, hash, isHash: HASH.test(hash) })
  if (latest.hash !== hash && (HASH.test(hash) || hash === ''))
    setLatest({ given, hash, isHash: HASH.test(hash) })
  else if (latest.given !== given) setLatest({ ...latest, given, isHash: false })
  return {
    address: latest.isHash ? latest.hash.replace(HASH, '') : (latest.given ?? ''),
    isPathExplicit: !latest.isHash,
    linkTo(to) {
      // Whole, because a <base> of the page would lead a bare hash elsewhere.
      const href = `${window.location.pathname}${window.location.search}#/${to.path}`
      return {
        href,
        onClick(event) {
          if (isPlainClick(event) && !emit('navigate', { to: href }, { cancelable: true }))
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
