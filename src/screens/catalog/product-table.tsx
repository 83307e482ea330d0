import { useMessages } from '../../i18n'
import { ProductLabels } from './product-labels'
import { ProductLinks, ProductTitle, type ShownProduct } from './product-links'

/** The products for people who scan. */
export function ProductTable({ products }: { products: readonly ShownProduct[] }) {
  const t = useMessages('catalog')
  return (
    <div className="pe-table-place" role="region" aria-label={t('products')} tabIndex={0}>
      <table className="pe-table">
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            <th scope="col">{t('description')}</th>
            <th scope="col">{t('latestVersion')}</th>
            <th scope="col">{t('details')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((shown) => (
            <tr key={shown.product.id}>
              <th scope="row">
                <ProductTitle {...shown} />
                <ProductLabels product={shown.product} />
              </th>
              <td>{shown.product.description}</td>
              <td>{shown.product.latest_version?.name ?? t('noVersions')}</td>
              <td>
                <ProductLinks {...shown} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
