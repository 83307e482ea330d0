import type { RendererName } from './renderers'
import type { TryItResponse } from '../../parts/try-it/settings'

export interface SpecProps {
  /** ID or slug of a product of the portal. */
  product?: string
  /** ID or name. */
  productVersion?: string
  /** An API description anywhere on the web; a product then does not count. */
  specUrl?: string
  /** The open page. */
  operation?: string
  renderer: RendererName
  hideTryIt: boolean
  /** Where identity providers send visitors back to. */
  redirectUrl?: string
  /** Servers that Try it may send to, separated by spaces. */
  trustedServers?: string
  /** Templates of addresses outside the reference. */
  docsHref?: string
  createHref?: string
  applicationHref?: string
  onOperationOpen(detail: { operationId: string }): boolean
  onTryItResponse(detail: TryItResponse): boolean
  onRegistrationCreated(detail: { registrationId: string; status: string }): boolean
}
