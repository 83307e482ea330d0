import BookOpen from 'lucide-react/icons/book-open'
import FileCode from 'lucide-react/icons/file-code'
import type { ReactNode } from 'react'
import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { ProductPlaces } from './product-places'
import './catalog.css'

export interface ShownProduct {
  readonly product: CatalogProduct
  readonly places: ProductPlaces
  onOpen(): void
}

export const nameOf = (product: CatalogProduct): string => product.name || product.id

/** The product's name, which leads to where there is most to read. */
export function ProductTitle({ product, places, onOpen }: ShownProduct) {
  const place = places.specification ?? places.documentation
  const name = nameOf(product)
  if (!place) return name
  return (
    <PortalLink className="pe-product-title" {...place} onFollow={onOpen}>
      {name}
    </PortalLink>
  )
}

/** Ways to the specification and the documentation, each only where there is one. */
export function ProductLinks({ product, places, onOpen }: ShownProduct) {
  const t = useMessages('catalog')
  const ways: [keyof ProductPlaces, string, ReactNode][] = [
    ['specification', t('specification'), <FileCode key="icon" size={16} aria-hidden="true" />],
    ['documentation', t('documentation'), <BookOpen key="icon" size={16} aria-hidden="true" />],
  ]
  const shown = ways.filter(([way]) => places[way])
  if (shown.length === 0) return null
  return (
    <ul className="pe-product-links">
      {shown.map(([way, words, icon]) => {
        const place = places[way]
        return (
          place && (
            <li key={way}>
              <PortalLink {...place} onFollow={onOpen}>
                {icon}
                {words}
                <span className="pe-hidden">: {nameOf(product)}</span>
              </PortalLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
