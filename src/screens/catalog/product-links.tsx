import BookOpen from 'lucide-react/icons/book-open'
import FileCode from 'lucide-react/icons/file-code'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { usePortalContext } from '../../state'
import { Button } from '../../ui/basics/button'
import type { LinkTarget, ProductTargets } from './product-targets'
import { useHasSpecification } from './use-has-specification'
import './catalog.css'

export interface ShownProduct {
  readonly product: CatalogProduct
  readonly targets: ProductTargets
  onOpen(): void
  onGetAccess(): void
}

export const nameOf = (product: CatalogProduct): string => product.name || product.id

/** Servers that do not say it have products that take some. */
const takesApplications = ({ latest_version: latest }: CatalogProduct): boolean =>
  latest !== null && latest.takes_applications !== false

/** The product's name, which leads to its page. */
export function ProductTitle({ product, targets, onOpen }: ShownProduct) {
  return (
    <PortalLink className="pe-product-title" {...targets.page} onFollow={onOpen}>
      {nameOf(product)}
    </PortalLink>
  )
}

/** Ways to the specification, the documentation and access, each only where there is one. */
export function ProductLinks({ product, targets, onOpen, onGetAccess }: ShownProduct) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const specification = useHasSpecification(product) ? targets.page : undefined
  const { documentation } = targets
  const context = usePortalContext()
  const isOpen = context.status === 'ready' && !context.data.isPublic && takesApplications(product)
  if (!specification && !documentation && !isOpen) return null
  const item = (target: LinkTarget, label: string, icon: ReactNode) => (
    <li>
      <PortalLink {...target} onFollow={onOpen}>
        {icon}
        {label}
        <span className="pe-hidden">: {nameOf(product)}</span>
      </PortalLink>
    </li>
  )
  return (
    <ul className="pe-product-links">
      {specification && item(specification, t('specification'), <FileCode size={16} aria-hidden="true" />)}
      {documentation && item(documentation, t('documentation'), <BookOpen size={16} aria-hidden="true" />)}
      {isOpen && (
        <li>
          <Button variant="link" onClick={onGetAccess}>
            <KeyRound size={16} aria-hidden="true" />
            {common('getAccess')}
            <span className="pe-hidden">: {nameOf(product)}</span>
          </Button>
        </li>
      )}
    </ul>
  )
}
