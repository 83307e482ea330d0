import Library from 'lucide-react/icons/library'
import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Empty } from '../../ui/empty'

/** A product about which nothing is written. */
export function DocsEmpty({ product }: { product: string }) {
  const t = useMessages('docs')
  const { headingLevel } = useHost()
  return (
    <Empty
      level={headingLevel}
      title={t('empty')}
      icon={<Library size={32} strokeWidth={1.5} aria-hidden="true" />}
    >
      {t('emptyText', { product })}
    </Empty>
  )
}
