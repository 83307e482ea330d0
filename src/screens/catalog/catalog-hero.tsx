import type { ReactNode } from 'react'
import type { PortalAppearance } from '../../api'
import { useMessages } from '../../i18n'
import { useHost, usePortal } from '../../state'
import { Heading } from '../../ui/basics/heading'
import './catalog.css'

interface CatalogHeroProps {
  /** `undefined` if it could not be read. */
  appearance: PortalAppearance | undefined
  isLoading: boolean
  hasBanner: boolean
  hasTitle: boolean
  /** The search; false without one. */
  children: ReactNode
}

/** Title, one line and the search. The operator's own words and picture come with the portal's appearance. */
export function CatalogHero({ appearance, isLoading, hasBanner, hasTitle, children }: CatalogHeroProps) {
  const t = useMessages('catalog')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const given = appearance?.variables?.catalog
  if (!hasTitle && !children && !(hasBanner && given?.cover)) return null
  return (
    <div className="pe-hero" data-loading={isLoading || undefined}>
      {hasBanner && given?.cover && <img className="pe-hero-cover" src={api.portal.catalogCoverUrl} alt="" />}
      {hasTitle && (
        <>
          <Heading level={headingLevel} size="hero">
            {given?.primary_header?.text || t('heading')}
          </Heading>
          <p className="pe-hero-text">{given?.welcome_message?.text || t('welcome')}</p>
        </>
      )}
      {children}
    </div>
  )
}
