import AppWindow from 'lucide-react/icons/app-window'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Button } from '../../ui/basics/button'
import { Empty } from '../../ui/empty'

interface MyAppsEmptyProps {
  /** The searched text; empty if there is no application at all. */
  query: string
  /** The first step where there is none. */
  create: ReactNode
  onShowAll(): void
}

export function MyAppsEmpty({ query, create, onShowAll }: MyAppsEmptyProps) {
  const t = useMessages('my-apps')
  const { headingLevel } = useHost()
  const icon = { strokeWidth: 1.5 }
  if (query) {
    return (
      <Empty
        level={headingLevel + 1}
        title={t('noneFound')}
        icon={<SearchX {...icon} />}
        actions={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      >
        {t('noneFoundText', { query })}
      </Empty>
    )
  }
  return (
    <Empty level={headingLevel + 1} title={t('none')} icon={<AppWindow {...icon} />} actions={create}>
      {t('noneText')}
    </Empty>
  )
}
