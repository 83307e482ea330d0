import { paths } from '../../router/paths'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { Button } from '../../ui/basics/button'

interface NewAppProps {
  href?: string
  /** Not yet known whether there is a way for an application to identify itself, or there is none. */
  disabled: boolean
}

/** The way to the form, a link that a new tab can open as well. */
export function NewApp({ href, disabled }: NewAppProps) {
  const t = useMessages('applications')
  if (disabled) {
    return (
      <Button variant="primary" disabled>
        {t('newApp')}
      </Button>
    )
  }
  return (
    <PortalLink className="pe-button" data-variant="primary" path={paths.createApplication} href={href}>
      {t('newApp')}
    </PortalLink>
  )
}
