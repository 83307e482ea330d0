import { useMessages } from '../../i18n'
import { useEnvironment } from '../../state'
import { Empty } from '../../ui/empty'
import { ProductDocs } from './product-docs'
import './docs.css'

export interface DocsProps {
  /** Identifier of the product. */
  product?: string
  /** Slug of the page, or a path that ends in it. Default: the first page. */
  slug?: string
  /** Identifier or name of the version. Default: the newest. */
  productVersion?: string
  /** Address of a page, with `{product}`, `{slug}` and `{version}`. */
  docsHref?: string
  onDocumentOpen(detail: { productId: string; slug: string }): boolean
}

/** The documentation of one product. Another product starts over, with a tree and a version of its own. */
export function Docs({ product, ...props }: DocsProps) {
  const t = useMessages('docs')
  const { headingLevel } = useEnvironment()
  if (!product) {
    return (
      <Empty level={headingLevel} title={t('noProduct')}>
        {t('noProductText')}
      </Empty>
    )
  }
  return <ProductDocs key={product} productId={product} {...props} />
}
