import { badgeCss } from '../../ui/badge'
import { choiceButtonsCss } from '../../ui/choice-buttons'
import { compactSelectCss } from '../../ui/compact-select'
import { emptyCss } from '../../ui/empty'
import { headingCss } from '../../ui/heading'
import { searchFieldCss } from '../../ui/search-field'
import { skeletonCss } from '../../ui/skeleton'
import { documentStyles } from '../../parts/document/styles'
import { productHeadStyles } from '../../parts/product-shell/styles'
import navigationCss from './navigation/navigation.css?inline'
import { NoSpecification } from './no-specification'
import operationCss from './operation/operation.css?inline'
import overviewCss from './overview/overview.css?inline'
import disclosureCss from './reading/disclosure.css?inline'
import marksCss from './reading/marks.css?inline'
import readingCss from './reading/reading.css?inline'
import descriptionTextCss from './reading/description-text.css?inline'
import schemaCss from './schema/schema.css?inline'
import { TryItContext } from './try-it/settings'
import type { RendererName } from './renderers'
import { SpecOfAddress } from './spec-of-address'
import { SpecOfProduct } from './spec-of-product'
import css from './spec.css?inline'

const controls = [searchFieldCss, choiceButtonsCss, compactSelectCss]
const pieces = [headingCss, emptyCss, skeletonCss, badgeCss]
const reading = [readingCss, descriptionTextCss, marksCss, disclosureCss, overviewCss]
export const styles = [
  ...productHeadStyles,
  ...documentStyles,
  ...controls,
  ...pieces,
  ...reading,
  ...[navigationCss, operationCss, schemaCss, css],
]

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
