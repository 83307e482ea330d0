import Languages from 'lucide-react/icons/languages'
import { useLayoutEffect } from 'react'
import { type Language, useLanguage, useMessages } from '../../i18n'
import { capitalize } from '../../lib/capitalize'
import { useLatest, useNavigation } from '../../state'
import { rememberedLanguage, rememberLanguage } from '../../state/language-cookie'
import { MenuButton } from '../../ui/menu-button'

/** Each language in its own words, so that everybody finds theirs. */
const nameOf = (language: Language): string =>
  capitalize(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language)

/** Names a language in the address of a page of the portal, for links and search engines. The server follows it too. */
const parameter = 'lang'

/** The choice among the languages of the portal, remembered in a cookie that the server follows. */
export function LanguageMenu({ languages }: { languages: readonly Language[] }) {
  const t = useMessages('header')
  const language = useLanguage()
  const { assembled, parameters, removeParameters } = useNavigation()

  const choose = useLatest((chosen: Language) => {
    // The page of an assembled portal is the portal's own, if it was in its language.
    const page = document.documentElement
    if (assembled && page.lang === language) page.lang = chosen
    rememberLanguage(chosen)
  })
  const named = useLatest(() => (assembled ? parameters().get(parameter) : null))
  useLayoutEffect(() => {
    const first = [named.current(), rememberedLanguage()].flatMap((name) =>
      languages.filter((one) => one === name),
    )[0]
    if (first) choose.current(first)
  }, [choose, named, languages])

  const items = languages.map((value) => ({
    key: value,
    label: nameOf(value),
    language: value,
    isChosen: value === language,
    onSelect: () => {
      // Loaded again, the page would go back to the language of its address.
      if (named.current() !== null) removeParameters(parameter)
      choose.current(value)
    },
  }))
  return (
    <MenuButton
      isIcon
      label={t('language')}
      icon={<Languages size={20} aria-hidden="true" />}
      items={items}
    />
  )
}
