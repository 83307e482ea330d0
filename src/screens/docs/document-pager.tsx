import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import type { DocumentNavigation } from './use-document-navigation'
import './docs.css'

/** The pages before and after the open one, in reading order. */
export function DocumentPager({
  documents,
  navigation,
}: {
  documents: readonly DocumentWithAncestors[]
  navigation: DocumentNavigation
}) {
  const t = useMessages('docs')
  const position = documents.findIndex(({ node }) => node.slug === navigation.current)
  const previous = position > 0 ? documents[position - 1] : undefined
  const next = position >= 0 ? documents[position + 1] : undefined
  if (!previous && !next) return null

  const link = (
    document: DocumentWithAncestors,
    label: string,
    direction: 'previous' | 'next',
    icon: ReactNode,
  ) => (
    <PortalLink
      className="pe-docs-turn"
      data-direction={direction}
      rel={direction === 'previous' ? 'prev' : 'next'}
      {...navigation.targetOf(document.node.slug)}
      onFollow={() => navigation.openPage(document.node.slug)}
    >
      <span className="pe-docs-turn-direction">
        {icon}
        {label}
      </span>
      <span className="pe-docs-turn-title">{document.node.title || document.node.slug}</span>
    </PortalLink>
  )
  return (
    <nav className="pe-docs-pager" aria-label={t('pager')}>
      {previous && link(previous, t('previous'), 'previous', <ArrowLeft size={16} aria-hidden="true" />)}
      {next && link(next, t('next'), 'next', <ArrowRight size={16} aria-hidden="true" />)}
    </nav>
  )
}
