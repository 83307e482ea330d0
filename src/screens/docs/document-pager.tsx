import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { PlacedDocument } from '../../parts/product-shell/tree-walk'
import type { Places } from './use-places'

/** The pages before and after the open one, in reading order. */
export function DocumentPager({
  documents,
  places,
}: {
  documents: readonly PlacedDocument[]
  places: Places
}) {
  const t = useMessages('docs')
  const position = documents.findIndex(({ node }) => node.slug === places.current)
  const previous = position > 0 ? documents[position - 1] : undefined
  const next = position >= 0 ? documents[position + 1] : undefined
  if (!previous && !next) return null

  const link = (placed: PlacedDocument, words: string, way: 'previous' | 'next', icon: ReactNode) => (
    <PortalLink
      className="pe-docs-turn"
      data-way={way}
      rel={way === 'previous' ? 'prev' : 'next'}
      {...places.placeOf(placed.node.slug)}
      onFollow={() => places.leave(placed.node.slug)}
    >
      <span className="pe-docs-turn-way">
        {icon}
        {words}
      </span>
      <span className="pe-docs-turn-title">{placed.node.title || placed.node.slug}</span>
    </PortalLink>
  )
  return (
    <nav className="pe-docs-pager" aria-label={t('pager')}>
      {previous && link(previous, t('previous'), 'previous', <ArrowLeft size={16} aria-hidden="true" />)}
      {next && link(next, t('next'), 'next', <ArrowRight size={16} aria-hidden="true" />)}
    </nav>
  )
}
