import type { Application, RequestRecord } from '../../../api'
import { useMessages } from '../../../i18n'
import { fillTemplate } from '../../../lib/fill-template'
import { PortalLink } from '../../../parts/portal-link/portal-link'
import { applicationPath, specPath } from '../../../router/paths'
import type { Remedy } from './explanation'
import { versionName } from './version-name'
import '../../../ui/basics/button.css'

/** URL templates that the page gives. Absent: the portal's own. */
export interface RemedyHrefs {
  /** With `{application}`. */
  readonly applicationHref?: string
  /** With `{product}` and `{version}`. */
  readonly specHref?: string
}

interface RemedyLinkProps {
  remedy: Remedy
  application: Application
  request: RequestRecord
  hrefs: RemedyHrefs
}

const applicationTexts = {
  credentials: 'toCredentials',
  registrations: 'toRegistrations',
  application: 'toApplication',
} as const

/** Leads to the page that fixes a request. Without a page, as for a deleted version, there is nothing. */
export function RemedyLink({ remedy, application: { id, name }, request, hrefs }: RemedyLinkProps) {
  const t = useMessages('dashboard')
  if (remedy !== 'reference') {
    const href = fillTemplate(hrefs.applicationHref, { application: id })
    return (
      <PortalLink className="pe-button" path={applicationPath(id)} href={href}>
        {t(applicationTexts[remedy], { application: name })}
      </PortalLink>
    )
  }
  const { product, id: version } = request.product_version
  if (!product) return null
  const target = { product: product.id, version }
  return (
    <PortalLink className="pe-button" path={specPath(target)} href={fillTemplate(hrefs.specHref, target)}>
      {t('toReference', { version: versionName(request) })}
    </PortalLink>
  )
}
