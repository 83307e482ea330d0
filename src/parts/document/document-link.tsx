import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { isPlainClick } from '../../lib/is-plain-click'
import { PortalLink } from '../portal-link/portal-link'
import { useDocumentLinks } from './document-links'
import type { LinkNode } from './nodes'
import './document.css'

/** A link of a document: to a section, another document, a page of the portal or elsewhere. */
export function DocumentLink({
  href,
  title,
  children,
}: Omit<LinkNode, 'type' | 'children'> & { children: ReactNode }) {
  const t = useMessages('document')
  const links = useDocumentLinks()
  if (href === undefined) return children
  const target = links.target(href)
  switch (target.kind) {
    case 'section':
      return (
        <a
          href={links.sectionHref(target.anchor)}
          title={title}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            links.openSection(target.anchor)
          }}
        >
          {children}
        </a>
      )
    case 'document': {
      const { slug, anchor } = target
      const open = () => links.openDocument(slug, anchor)
      return (
        <PortalLink {...links.targetOf(slug, anchor)} title={title} onFollow={open}>
          {children}
        </PortalLink>
      )
    }
    case 'page':
      return (
        <a href={target.href} title={title} onClick={target.onClick}>
          {children}
        </a>
      )
    case 'text':
      return children
    case 'portal':
      return (
        <PortalLink path={target.path} title={title}>
          {children}
        </PortalLink>
      )
    case 'broken':
      return (
        <span className="pe-doc-broken" title={t('brokenLink')}>
          {children}
          <span className="pe-hidden">{` (${t('brokenLink')})`}</span>
        </span>
      )
    case 'address':
      return (
        <a className="pe-doc-address" href={target.href} title={title} rel="noreferrer">
          {children}
        </a>
      )
  }
}
