import List from 'lucide-react/icons/list'
import PanelLeft from 'lucide-react/icons/panel-left'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { useHost, useStateFor } from '../../state'
import { Drawer } from './drawer'
import { DeprecatedBanner } from './deprecated-banner'
import type { ShellProduct } from './use-product'
import { VersionChoice } from './version-choice'
import './product-shell.css'
import './product-head.css'

interface ProductShellProps {
  shell: ShellProduct
  /** Below name and version: where one may go within the product. */
  navigation: ReactNode
  /** The content of the page, with its heading. */
  children: ReactNode
  /** Beside the content: places within it. Absent where there are none. */
  aside?: ReactNode
  /** Changes with every page; the drawer in which it was chosen closes. */
  page: string
}

/**
 * The frame of pages about one product: its name, the version that is looked at, the way to its other pages, and a word
 * about a version that will go. On narrow windows navigation and places are drawers, and the name stays in sight. Reads the messages `product`.
 */
export function ProductShell({ shell, navigation, children, aside, page }: ProductShellProps) {
  const t = useMessages('product')
  const { headingLevel } = useHost()
  const [opened, setOpened] = useStateFor<'navigation' | 'aside' | undefined>(page, () => undefined)
  const close = () => setOpened(undefined)
  const side = (
    <>
      <VersionChoice shell={shell} />
      {navigation}
    </>
  )

  return (
    <div className="pe-shell">
      <div className="pe-shell-columns" data-aside={aside !== undefined || undefined}>
        <div className="pe-shell-bar pe-product-bar">
          <p className="pe-shell-name" title={shell.product.name}>
            {shell.product.name}
          </p>
          <button
            type="button"
            className="pe-shell-open"
            aria-haspopup="dialog"
            onClick={() => setOpened('navigation')}
          >
            <PanelLeft size={16} aria-hidden="true" />
            <span>{t('contents')}</span>
          </button>
          {aside !== undefined && (
            <button
              type="button"
              className="pe-shell-open"
              aria-haspopup="dialog"
              onClick={() => setOpened('aside')}
            >
              <List size={16} aria-hidden="true" />
              <span>{t('onThisPage')}</span>
            </button>
          )}
        </div>
        <div className="pe-shell-side">
          <p className="pe-shell-name">{shell.product.name}</p>
          {opened !== 'navigation' && side}
        </div>
        {aside !== undefined && <div className="pe-shell-aside">{opened !== 'aside' && aside}</div>}
        {opened && (
          <Drawer
            level={headingLevel + 1}
            title={t(opened === 'aside' ? 'onThisPage' : 'contents')}
            onClose={close}
          >
            {opened === 'aside' ? aside : side}
          </Drawer>
        )}
        <div className="pe-shell-content">
          <DeprecatedBanner shell={shell} />
          {children}
        </div>
      </div>
    </div>
  )
}
