import type { CatalogProduct } from '../../api'
import { useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { usePortalContext } from '../../state'
import './catalog.css'

/** Labels that the operator gave a product, where the portal shows them. */
export function ProductLabels({ product }: { product: CatalogProduct }) {
  const t = useMessages('catalog')
  const context = usePortalContext()
  const isShown = context.status === 'ready' && context.data.featureFlags.public_labels
  const labels = Object.entries(product.public_labels ?? {})
  if (!isShown || labels.length === 0) return null
  return (
    <ul className="pe-labels" aria-label={t('labels')}>
      {labels.map(([name, value]) => (
        <li key={name}>{`${isolated(name)}: ${isolated(value)}`}</li>
      ))}
    </ul>
  )
}
