import Library from 'lucide-react/icons/library'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useHost, useNavigation } from '../../state'
import { Empty } from '../../ui/empty'
import '../../ui/basics/button.css'

/** A product about which nothing is written. */
export function DocsEmpty({ product }: { product: string }) {
  const t = useMessages('docs')
  const { headingLevel } = useHost()
  const { assembled } = useNavigation()
  return (
    <Empty
      level={headingLevel}
      title={t('empty')}
      actions={
        assembled && (
          <PortalLink className="pe-button" path="/">
            {t('catalog')}
          </PortalLink>
        )
      }
      icon={<Library strokeWidth={1.5} />}
    >
      {t('emptyText', { product })}
    </Empty>
  )
}
