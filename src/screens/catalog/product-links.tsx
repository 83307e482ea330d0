import BookOpen from 'lucide-react/icons/book-open'
import FileCode from 'lucide-react/icons/file-code'
import type { ReactNode } from 'react'
import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { LinkTarget, ProductTargets } from './product-targets'
import { useHasSpecification } from './use-has-specification'
import './catalog.css'

export interface ShownProduct {
  readonly product: CatalogProduct
  readonly targets: ProductTargets
  onOpen(): void
}

export const nameOf = (product: CatalogProduct): string => product.name || product.id

/** The product's name, which leads to its page. */
export function ProductTitle({ product, targets, onOpen }: ShownProduct) {
  return (
    <PortalLink className="pe-product-title" {...targets.page} onFollow={onOpen}>
      {nameOf(product)}
    </PortalLink>
  )
}

/** Ways to the specification and the documentation, each only where there is one. */
export function ProductLinks({ product, targets, onOpen }: ShownProduct) {
  const t = useMessages('catalog')
  const specification = useHasSpecification(product) ? targets.page : undefined
  const { documentation } = targets
  if (!specification && !documentation) return null
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
    </ul>
  )
}
