import { NoSpecification } from './no-specification'
import { TryItContext } from './try-it/settings'
import type { RendererName } from './renderers'
import { SpecOfAddress } from './spec-of-address'
import { SpecOfProduct } from './spec-of-product'
import './spec.css'

export interface SpecProps {
  /** ID of a product of the portal. */
  product?: string
  /** ID or name. */
  productVersion?: string
  /** An API description anywhere on the web; a product then does not count. */
  specUrl?: string
  /** What is open. */
  operation?: string
  renderer: RendererName
  hideTryIt: boolean
  /** Where identity providers send visitors back to. */
  redirectUrl?: string
  onOperationOpen(detail: { operationId: string }): boolean
  onRegistrationCreated(detail: { registrationId: string; status: string }): boolean
}

/** An API reference: of a version of a product, or of a description somewhere else. */
export function Spec({ redirectUrl = '', hideTryIt, ...props }: SpecProps) {
  const settings = {
    isHidden: hideTryIt,
    redirectUrl,
    product: props.specUrl ? '' : (props.product ?? ''),
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
}: Omit<SpecProps, 'redirectUrl' | 'hideTryIt'>) {
  if (specUrl) return <SpecOfAddress specUrl={specUrl} {...shared} />
  if (product)
    return <SpecOfProduct key={product} productId={product} wantedVersion={productVersion} {...shared} />
  return <NoSpecification />
}
