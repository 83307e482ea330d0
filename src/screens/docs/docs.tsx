import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Empty } from '../../ui/empty'
import type { DocsProps } from './docs-props'
import { ProductDocs } from './product-docs'
import './docs.css'

/** The documentation of one product. Another product starts over, with a tree and a version of its own. */
export function Docs({ product, ...props }: DocsProps) {
  const t = useMessages('docs')
  const { headingLevel } = useHost()
  if (!product) {
    return (
      <Empty level={headingLevel} title={t('noProduct')}>
        {t('noProductText')}
      </Empty>
    )
  }
  return <ProductDocs key={product} productId={product} {...props} />
}
