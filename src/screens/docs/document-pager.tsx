import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import { Pager, type PagerDirection, pagerLink, PagerText } from '../../ui/pager'
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

  const link = (document: DocumentWithAncestors, direction: PagerDirection) => (
    <PortalLink
      {...pagerLink(direction)}
      {...navigation.targetOf(document.node.slug)}
      onFollow={() => navigation.openPage(document.node.slug)}
    >
      <PagerText direction={direction} label={t(direction)}>
        {document.node.title || document.node.slug}
      </PagerText>
    </PortalLink>
  )
  return (
    <div className="pe-docs-pager">
      <Pager label={t('pager')}>
        {previous && link(previous, 'previous')}
        {next && link(next, 'next')}
      </Pager>
    </div>
  )
}
