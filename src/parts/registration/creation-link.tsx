import { useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { usePageLinks } from '../portal-link/page-links'
import { PortalLink } from '../portal-link/portal-link'
import { useStrategyName } from '../strategy-name/strategy-name'
import { creationPath, type RegistrationTarget } from './registration-target'
import '../../ui/basics/button.css'

interface CreationLinkProps {
  target: RegistrationTarget
  isButton?: boolean
  onFollow?(): void
}

/** Leads to the form for an application that the version accepts. Reads the messages `registration`. */
export function CreationLink({ target, isButton, onFollow }: CreationLinkProps) {
  const t = useMessages('registration')
  const { createHref } = usePageLinks()
  const strategyName = useStrategyName()
  const [first] = target.configurations
  if (!first) return null
  return (
    <PortalLink
      className={isButton ? 'pe-button' : undefined}
      data-variant={isButton ? 'primary' : undefined}
      path={creationPath(target)}
      href={fillTemplate(createHref, {
        product: target.product.id,
        version: target.version.id,
        strategy: first.id,
      })}
      onFollow={onFollow}
    >
      {t('create', { strategy: strategyName(first) })}
    </PortalLink>
  )
}
