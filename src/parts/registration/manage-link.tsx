import { useMessages } from '../../i18n'
import { applicationPath } from '../../router/paths'
import { fillTemplate } from '../../lib/fill-template'
import { usePageLinks } from '../portal-link/page-links'
import { PortalLink } from '../portal-link/portal-link'

interface ManageLinkProps {
  application: { readonly id: string; readonly name: string }
  onFollow?(): void
}

/** Leads to an application, where its registrations are. Reads the messages `registration`. */
export function ManageLink({ application: { id, name }, onFollow }: ManageLinkProps) {
  const t = useMessages('registration')
  const { applicationHref } = usePageLinks()
  const href = fillTemplate(applicationHref, { application: id })
  return (
    <PortalLink path={applicationPath(id)} href={href} onFollow={onFollow}>
      {t('manage')}
      <span className="pe-hidden">: {name}</span>
    </PortalLink>
  )
}
