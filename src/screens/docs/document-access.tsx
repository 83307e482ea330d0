import type { Product, ProductVersion } from '../../api'
import { GetAccessButton } from '../../parts/get-access/get-access-button'
import { usePortalContext } from '../../state'
import './docs.css'

interface DocumentAccessProps {
  product: Product
  version: ProductVersion
}

/** The way from what was read to a first request; nothing where the version takes no applications. */
export function DocumentAccess({ product, version }: DocumentAccessProps) {
  const context = usePortalContext()
  const isOpen = version.registration_configs.some((one) => one.registration_enabled)
  if (!isOpen || context.status !== 'ready' || context.data.isPublic) return null
  return (
    <div className="pe-docs-access">
      <GetAccessButton to={{ product, version }} />
    </div>
  )
}
