import BookOpen from 'lucide-react/icons/book-open'
import FileCode from 'lucide-react/icons/file-code'
import type { ReactNode } from 'react'
import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { ProductTargets } from './product-targets'
import './catalog.css'

export interface ShownProduct {
  readonly product: CatalogProduct
  readonly targets: ProductTargets
  onOpen(): void
}

export const nameOf = (product: CatalogProduct): string => product.name || product.id

/** The product's name, which leads to where there is most to read. */
export function ProductTitle({ product, targets, onOpen }: ShownProduct) {
  const target = targets.specification ?? targets.documentation
  const name = nameOf(product)
  if (!target) return name
  return (
    <PortalLink className="pe-product-title" {...target} onFollow={onOpen}>
      {name}
    </PortalLink>
  )
}

/** Ways to the specification and the documentation, each only where there is one. */
export function ProductLinks({ product, targets, onOpen }: ShownProduct) {
  const t = useMessages('catalog')
  const links: [keyof ProductTargets, string, ReactNode][] = [
    ['specification', t('specification'), <FileCode key="icon" size={16} aria-hidden="true" />],
    ['documentation', t('documentation'), <BookOpen key="icon" size={16} aria-hidden="true" />],
  ]
  const shown = links.filter(([link]) => targets[link])
  if (shown.length === 0) return null
  return (
    <ul className="pe-product-links">
      {shown.map(([link, label, icon]) => {
        const target = targets[link]
        return (
          target && (
            <li key={link}>
              <PortalLink {...target} onFollow={onOpen}>
                {icon}
                {label}
                <span className="pe-hidden">: {nameOf(product)}</span>
              </PortalLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
