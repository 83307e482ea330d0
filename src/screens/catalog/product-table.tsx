import { useMessages } from '../../i18n'
import { Table } from '../../ui/table'
import { ProductLabels } from './product-labels'
import { ProductLinks, ProductTitle, type ShownProduct } from './product-links'

/** The products for people who scan. */
export function ProductTable({ products }: { products: readonly ShownProduct[] }) {
  const t = useMessages('catalog')
  const columns = [t('title'), t('description'), t('latestVersion'), t('details')]
  return (
    <Table label={t('products')} columns={columns}>
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
    </Table>
  )
}
