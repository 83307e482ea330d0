import SunMoon from 'lucide-react/icons/sun-moon'
import { useLayoutEffect } from 'react'
import { useMessages } from '../../i18n'
import { useStoredChoice } from '../../state'
import { showScheme } from '../../theme/visitor-scheme'
import { MenuButton } from '../../ui/menu-button'

const schemes = ['light', 'dark', 'auto'] as const

/** Light, dark or as the portal and the visitor's system have it; remembered, and the same in all tabs. */
export function ThemeMenu() {
  const t = useMessages('header')
  const [scheme = 'auto', choose] = useStoredChoice('theme', schemes)

  useLayoutEffect(() => showScheme(scheme), [scheme])

  const items = schemes.map((value) => ({
    key: value,
    label: t(value),
    isChosen: value === scheme,
    onSelect: () => choose(value),
  }))
  return (
    <MenuButton isIcon label={t('theme')} icon={<SunMoon size={20} aria-hidden="true" />} items={items} />
  )
}
