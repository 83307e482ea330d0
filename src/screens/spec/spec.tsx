import { NoSpecification } from './no-specification'
import { TryItContext } from './try-it/settings'
import { SpecOfAddress } from './spec-of-address'
import { SpecOfProduct } from './spec-of-product'
import type { SpecProps } from './spec-props'
import './spec.css'

/** An API reference: of a version of a product, or of a description somewhere else. */
export function Spec({ redirectUrl = '', hideTryIt, onTryItResponse, ...props }: SpecProps) {
  const settings = {
    isHidden: hideTryIt,
    redirectUrl,
    product: props.specUrl ? '' : (props.product ?? ''),
    onResponse: onTryItResponse,
  }
  return (
    <TryItContext value={settings}>
      <Described {...props} />
    </TryItContext>
  )
}

function Described({
  product,
  productVersion,
  specUrl,
  ...shared
}: Omit<SpecProps, 'redirectUrl' | 'hideTryIt' | 'onTryItResponse'>) {
  if (specUrl) return <SpecOfAddress specUrl={specUrl} {...shared} />
  if (product)
    return <SpecOfProduct key={product} productId={product} wantedVersion={productVersion} {...shared} />
  return <NoSpecification />
}
