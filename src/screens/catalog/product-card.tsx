import { useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { Heading } from '../../ui/basics/heading'
import { ProductLabels } from './product-labels'
import { ProductLinks, ProductTitle, type ShownProduct } from './product-links'
import '../../ui/card.css'
import './catalog.css'

/** One product in the grid; the whole card leads where its title leads. */
export function ProductCard({ level, ...shown }: ShownProduct & { level: number }) {
  const t = useMessages('catalog')
  const { product } = shown
  return (
    <article className="pe-card pe-product">
      <Heading level={level} size="card">
        <ProductTitle {...shown} />
      </Heading>
      {product.description && (
        <p className="pe-product-text" title={product.description}>
          {product.description}
        </p>
      )}
      <p className="pe-product-version">
        {product.latest_version
          ? `${t('latestVersion')}: ${isolated(product.latest_version.name)}`
          : t('noVersions')}
      </p>
      <ProductLabels product={product} />
      <ProductLinks {...shown} />
    </article>
  )
}
