import { paths } from '../../router/paths'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import Grid from 'lucide-react/icons/layout-grid'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/circle-user-round'
import { useState } from 'react'
import { type Language, lazyExport, useMessages } from '../../i18n'
import { isPlainClick } from '../../lib/is-plain-click'
import { LazyComponent } from '../../parts/lazy/lazy-component'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useHost, useIsVisitor, useNavigation, usePortalContext, useSession } from '../../state'
import { MenuButton, type MenuItem } from '../../ui/menu-button'
import { SEARCH_KEYS, useSearchShortcut } from '../../ui/use-search-shortcut'
import { FullScreenLoader } from '../../ui/basics/spinner'
import { Logo } from './logo'
import { ThemeMenu } from './theme-menu'
import { useLogout } from './use-logout'
import './header.css'

const lazyLanguageMenu = lazyExport(() => import('./language-menu'), 'LanguageMenu')
const lazySearch = lazyExport(() => import('./search-dialog'), 'SearchDialog')

const none: readonly Language[] = []

export interface HeaderProps {
  /** URL of the catalog. */
  homeHref?: string
  myAppsHref?: string
  accountHref?: string
  onLogout(): boolean
}

/**
 * Logo, link to the catalog and, for the signed-in developer of a private portal, a link to the applications and the account menu. Visitors who
 * may read have links to the sign-in and the registration.
 */
export function Header({ homeHref, myAppsHref, accountHref, onLogout }: HeaderProps) {
  const t = useMessages('header')
  const errors = useMessages('errors')
  const { theme } = useHost()
  const { hrefFor, navigate } = useNavigation()
  const context = usePortalContext()
  const { viewer } = useSession()
  const { isLoggingOut, logout } = useLogout(onLogout)
  const languages = context.status === 'ready' ? context.data.languages : none
  const hasPasswords = context.status === 'ready' && context.data.authClientConfig.basicAuthEnabled
  const isPrivate = context.status === 'ready' && !context.data.isPublic
  const isVisitor = useIsVisitor()
  // For visitors of other private portals the catalog leads back to the sign-in.
  const isCatalogClosed =
    context.status === 'loading' || (isPrivate && !viewer && !context.data.isOpenReading)
  const isSignedIn = isPrivate && viewer !== undefined
  const hasCatalog = homeHref !== undefined || !isCatalogClosed

  // 0: closed. Another number each time, so that code that was lost is loaded again.
  const [searches, setSearches] = useState(0)
  const openSearch = () => setSearches((count) => count + 1)
  useSearchShortcut(hasCatalog, openSearch)

  const linkTo = (path: string, href: string | undefined): Pick<MenuItem, 'href' | 'onSelect'> => ({
    href: href ?? hrefFor(path),
    onSelect(event) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      navigate(path, { href })
    },
  })
  const items: MenuItem[] = [
    {
      key: 'my-apps',
      label: t('myApps'),
      icon: <Grid size={16} aria-hidden="true" />,
      ...linkTo(paths.myApps, myAppsHref),
    },
    {
      key: 'account',
      label: t('account'),
      icon: <UserRoundCog size={16} aria-hidden="true" />,
      ...linkTo(paths.account, accountHref),
    },
    {
      key: 'logout',
      label: t('logout'),
      icon: <LogOut size={16} aria-hidden="true" />,
      onSelect: logout,
    },
  ]

  return (
    <header className="pe-header">
      <PortalLink className="pe-header-home" path="/" href={homeHref}>
        <Logo />
      </PortalLink>
      <div className="pe-header-nav">
        {hasCatalog && (
          <nav className="pe-header-links" aria-label={t('navigation')}>
            <PortalLink className="pe-header-link" path="/" href={homeHref}>
              {t('catalog')}
            </PortalLink>
            {isSignedIn && (
              <PortalLink className="pe-header-link pe-header-my-apps" path={paths.myApps} href={myAppsHref}>
                {t('myApps')}
              </PortalLink>
            )}
          </nav>
        )}
      </div>
      {hasCatalog && (
        <button
          type="button"
          className="pe-menu-button"
          title={t('search')}
          aria-label={t('search')}
          aria-haspopup="dialog"
          aria-keyshortcuts={SEARCH_KEYS}
          onClick={openSearch}
        >
          <Search size={20} aria-hidden="true" />
        </button>
      )}
      {searches > 0 && (
        <LazyComponent
          key={searches}
          of={lazySearch}
          props={{ onClose: () => setSearches(0) }}
          fallback={() => <span role="alert">{errors('unreachable')}</span>}
        />
      )}
      {/* Without it the header is whole, in the language of the page. */}
      {languages.length > 1 && (
        <LazyComponent of={lazyLanguageMenu} props={{ languages }} fallback={() => null} />
      )}
      {/* With another theme there is nothing to choose. */}
      {theme === 'auto' && <ThemeMenu />}
      {isVisitor && (
        <nav className="pe-header-links" aria-label={t('account')}>
          <PortalLink className="pe-header-link" path={paths.login}>
            {errors('logIn')}
          </PortalLink>
          {hasPasswords && (
            <PortalLink className="pe-header-link pe-header-sign-up" path={paths.registration}>
              {t('signUp')}
            </PortalLink>
          )}
        </nav>
      )}
      {isSignedIn && (
        <MenuButton
          label={viewer.email}
          icon={<UserRound size={20} aria-hidden="true" />}
          heading={
            <>
              <strong>{viewer.full_name}</strong> {viewer.email}
            </>
          }
          items={items}
        />
      )}
      {isLoggingOut && <FullScreenLoader label={t('loggingOut')} />}
    </header>
  )
}
