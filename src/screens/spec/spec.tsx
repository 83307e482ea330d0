import { useMemo } from 'react'
import { type PageLinks, PageLinksContext } from '../../parts/portal-link/page-links'
import { NoSpecification } from './no-specification'
import { TryItContext } from '../../parts/try-it/settings'
import { SpecOfAddress } from './spec-of-address'
import { SpecOfProduct } from './spec-of-product'
import type { SpecProps } from './spec-props'
import './spec.css'

/** An API reference: of a version of a product, or of a description somewhere else. */
export function Spec({
  redirectUrl = '',
  trustedServers = '',
  hideTryIt,
  onTryItResponse,
  ...given
}: SpecProps) {
  const { docsHref, createHref, applicationHref, ...props } = given
  const links = useMemo(
    () => ({ docsHref, createHref, applicationHref }),
    [docsHref, createHref, applicationHref],
  )
  const settings = {
    isHidden: hideTryIt,
    redirectUrl,
    trustedServers,
    onResponse: onTryItResponse,
  }
  return (
    <PageLinksContext value={links}>
      <TryItContext value={settings}>
        <Described {...props} />
      </TryItContext>
    </PageLinksContext>
  )
}

function Described({
  product,
  productVersion,
  specUrl,
  ...shared
}: Omit<SpecProps, 'redirectUrl' | 'trustedServers' | 'hideTryIt' | 'onTryItResponse' | keyof PageLinks>) {
  if (specUrl) return <SpecOfAddress specUrl={specUrl} {...shared} />
  if (product)
    return <SpecOfProduct key={product} productId={product} wantedVersion={productVersion} {...shared} />
  return <NoSpecification />
}
