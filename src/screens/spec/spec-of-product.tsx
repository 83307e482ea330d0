import { useEffect } from 'react'
import { errorText, useMessages } from '../../i18n'
import { useProduct } from './product/use-product'
import { useEnvironment, useLatest } from '../../state'
import { Empty } from '../../ui/empty'
import { Failure } from '../../ui/failure'
import { ReadingSkeleton } from './reading/reading-skeleton'
import type { SpecProps } from './spec'
import { SpecOfVersion } from './spec-of-version'

interface SpecOfProductProps extends Pick<
  SpecProps,
  'operation' | 'renderer' | 'hideTryIt' | 'onOperationOpen'
> {
  productId: string
  /** ID or name. */
  wantedVersion?: string
}

/** The reference of a product of the portal, once it is known which versions there are. */
export function SpecOfProduct({ productId, ...shared }: SpecOfProductProps) {
  const t = useMessages('reference')
  const errors = useMessages('errors')
  const { headingLevel } = useEnvironment()
  const found = useProduct(productId)
  const isUnknown = found.status === 'failed' && found.error.code === 'not-found'

  const environment = useLatest(useEnvironment())
  useEffect(() => {
    const { assembled, navigate } = environment.current
    if (isUnknown && assembled) navigate('/404', { replace: true })
  }, [environment, isUnknown])

  if (found.status === 'loading') return <ReadingSkeleton />
  if (isUnknown) return <Empty level={headingLevel} title={t('unknownProduct')} />
  if (found.status === 'failed')
    return (
      <div className="pe-ref-failure">
        <Failure message={errorText(found.error, errors)} onRetry={found.retry} />
      </div>
    )
  const { product, versions } = found.data
  if (versions.length === 0)
    return (
      <Empty level={headingLevel} title={t('noVersions')}>
        {t('noVersionsText', { product: product.name })}
      </Empty>
    )
  return <SpecOfVersion product={product} versions={versions} {...shared} />
}
