import type { Product, ProductVersion, Registration } from '../../api'

/** A version of a product that is there already, or the name of one that is read. */
export type AccessTo =
  | { readonly product: Pick<Product, 'id' | 'slug' | 'name'>; readonly version: ProductVersion }
  | {
      /** ID or slug. */
      readonly product: string
      /** ID or name. Default: the newest that is not deprecated. */
      readonly version?: string
    }

export interface GetAccessProps {
  to: AccessTo
  /** ID or address of the operation for the first request. Default: the first that needs the least. */
  operation?: string
  /** ID of the application that it goes on with. */
  application?: string
  /** Part of the name of an application that is searched for at first. */
  search?: string
  /** Template of an API reference, with `{product}` and `{version}`. */
  specHref?: string
  onRegistered?(registration: Registration): void
  /** At once, or after a decision that came as long as the dialog was open. */
  onGranted?(access: { applicationId: string; registrationId: string }): void
  onCredentialCreated?(credentialId: string): void
  onClose(): void
}
