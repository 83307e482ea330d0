import List from 'lucide-react/icons/list'
import PanelLeft from 'lucide-react/icons/panel-left'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { DeprecatedBanner } from './deprecated-banner'
import type { ShellProduct } from './use-product'
import { VersionChoice } from './version-choice'
import { useId } from '../../ui/basics/use-id'
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
  /** Changes with every page; on narrow windows what was unfolded to choose it is folded again. */
  page: string
}

/**
 * The frame of pages about one product: its name, the version that is looked at, the way to its other pages, and a word
 * about a version that will go. On narrow windows navigation and places fold into two buttons. Reads the messages `product`.
 */
export function ProductShell({ shell, navigation, children, aside, page }: ProductShellProps) {
  const t = useMessages('product')
  const id = useId()
  const [unfolded, setUnfolded] = useState<{ part: 'navigation' | 'aside'; page: string }>()
  const part = unfolded?.page === page ? unfolded.part : undefined
  const fold = (wanted: 'navigation' | 'aside') => ({
    'aria-expanded': part === wanted,
    'aria-controls': `${id}${wanted}`,
    onClick: () => setUnfolded(part === wanted ? undefined : { part: wanted, page }),
  })

  return (
    <div className="pe-shell">
      <div className="pe-shell-columns" data-aside={aside !== undefined || undefined}>
        <div className="pe-shell-folds">
          <button type="button" className="pe-shell-fold" {...fold('navigation')}>
            <PanelLeft size={16} aria-hidden="true" />
            {t('contents')}
          </button>
          {aside !== undefined && (
            <button type="button" className="pe-shell-fold" {...fold('aside')}>
              <List size={16} aria-hidden="true" />
              {t('onThisPage')}
            </button>
          )}
        </div>
        <div
          className="pe-shell-side"
          id={`${id}navigation`}
          data-unfolded={part === 'navigation' || undefined}
        >
          <p className="pe-shell-name">{shell.product.name}</p>
          <VersionChoice shell={shell} />
          {navigation}
        </div>
        {aside !== undefined && (
          <div className="pe-shell-aside" id={`${id}aside`} data-unfolded={part === 'aside' || undefined}>
            {aside}
          </div>
        )}
        <div className="pe-shell-content">
          <DeprecatedBanner shell={shell} />
          {children}
        </div>
      </div>
    </div>
  )
}
