import { paths } from '../../router/paths'
import { useEffect } from 'react'
import { isUnknown } from '../../api'
import { useLanguage, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useProduct } from '../../parts/product-shell/use-product'
import { useHost, useLatest, useNavigation, useReportFailure } from '../../state'
import { Empty } from '../../ui/empty'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { RefreshFailure } from '../../parts/load-failure/refresh-failure'
import { prepareAccess } from './access'
import { ReadingSkeleton } from './reading/reading-skeleton'
import type { SpecProps } from './spec-props'
import { SpecOfVersion } from './spec-of-version'
import './reading/reading.css'

interface SpecOfProductProps extends Pick<
  SpecProps,
  'operation' | 'renderer' | 'onOperationOpen' | 'onRegistrationCreated'
> {
  /** ID or slug. */
  productId: string
  /** ID or name. */
  wantedVersion?: string
}

/** The reference of a product of the portal, once it is known which versions there are. */
export function SpecOfProduct({ productId, wantedVersion, ...shared }: SpecOfProductProps) {
  const t = useMessages('reference')
  const language = useLanguage()
  const { headingLevel } = useHost()
  const { assembled } = useNavigation()
  const found = useProduct(productId, wantedVersion)
  const isMissing = found.status === 'failed' && isUnknown(found.error)

  useReportFailure(isMissing ? found.error : undefined)
  // In a page that comes with its content, the button of the card does nothing before its code is there.
  useEffect(() => runInBackground(prepareAccess(language)), [language])

  const navigation = useLatest(useNavigation())
  useEffect(() => {
    if (isMissing && assembled) navigation.current.navigate(paths.notFound, { replace: true })
  }, [navigation, isMissing, assembled])

  if (found.status === 'loading') return <ReadingSkeleton />
  if (isMissing) return <Empty level={headingLevel} title={t('unknownProduct')} />
  if (found.status === 'failed')
    return (
      <div className="pe-ref-failure">
        <LoadFailure error={found.error} onRetry={found.retry} />
      </div>
    )
  const { product, version } = found.shell
  if (!version)
    return (
      <Empty level={headingLevel} title={t('noVersions')}>
        {t('noVersionsText', { product: product.name })}
      </Empty>
    )
  return (
    <>
      <RefreshFailure of={[found]} />
      <SpecOfVersion
        productId={productId}
        shell={found.shell}
        version={version}
        wantedVersion={wantedVersion}
        {...shared}
      />
    </>
  )
}
