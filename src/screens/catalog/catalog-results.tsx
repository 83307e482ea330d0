import { useState } from 'react'
import PackageOpen from 'lucide-react/icons/package-open'
import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { GetAccess } from '../../parts/get-access/get-access'
import { useHost } from '../../state'
import { Button } from '../../ui/basics/button'
import { Empty } from '../../ui/empty'
import { ProductCard } from './product-card'
import { type LinkTemplates, productTargets } from './product-targets'
import { ProductTable } from './product-table'
import type { Found } from './use-catalog'
import type { View } from './view-switch'
import './catalog.css'

interface CatalogResultsProps extends LinkTemplates {
  found: Found
  view: View
  onShowAll(): void
  onProductOpen(detail: { productId: string }): void
}

/** The results of a search, as cards or as a table, or a sentence that there are none. */
export function CatalogResults({ found, view, onShowAll, onProductOpen, ...templates }: CatalogResultsProps) {
  const t = useMessages('catalog')
  const { headingLevel } = useHost()
  const [accessTo, setAccessTo] = useState<CatalogProduct>()
  const products = found.response.data.map(({ source }) => source)

  if (products.length === 0) {
    const showAll = found.query && <Button onClick={onShowAll}>{t('showAll')}</Button>
    return (
      <Empty
        level={headingLevel + 1}
        title={t('empty')}
        icon={<PackageOpen strokeWidth={1.5} />}
        actions={showAll}
      >
        {found.query ? t('emptySearchText', { query: found.query }) : t('emptyText')}
      </Empty>
    )
  }

  const shown = products.map((product) => ({
    product,
    targets: productTargets(product, templates),
    onOpen: () => onProductOpen({ productId: product.id }),
    onGetAccess: () => setAccessTo(product),
  }))
  return (
    <>
      {view === 'table' ? (
        <ProductTable products={shown} />
      ) : (
        <ul className="pe-products" aria-label={t('products')}>
          {shown.map((one) => (
            <li key={one.product.id}>
              <ProductCard {...one} level={headingLevel + 1} />
            </li>
          ))}
        </ul>
      )}
      {accessTo && (
        <GetAccess
          to={{ product: accessTo.slug ?? accessTo.id }}
          specHref={templates.specHref}
          onClose={() => setAccessTo(undefined)}
        />
      )}
    </>
  )
}
