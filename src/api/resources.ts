import { type AccountResource, accountResource } from './account'
import { authBaseOf, type UserEntity } from './auth-base'
import { type DeveloperResource, developerResource } from './developer'
import { createFormsClient } from './forms-client'
import { type PortalResource, portalResource } from './portal'
import { createPortalClient, type PortalClientOptions } from './portal-client'
import { type ProductsResource, productsResource } from './products'
import { type SearchResource, searchResource } from './search'
import { type UserResource, userResource } from './user'

/** Resources that the first screens of a portal use. */
export interface Resources {
  readonly portal: PortalResource
  readonly developer: DeveloperResource
  readonly user: UserResource
  readonly account: AccountResource
  readonly products: ProductsResource
  readonly search: SearchResource
}

export interface PortalApiOptions extends PortalClientOptions {
  /** Absolute, without a trailing slash. */
  readonly authBaseUrl?: string
  readonly userEntity: UserEntity
}

export function createResources(options: PortalApiOptions): Resources {
  const { apiBaseUrl, language } = options
  const client = createPortalClient(options)
  const forms = createFormsClient({ authBaseUrl: authBaseOf(options), language })
  return {
    portal: portalResource(apiBaseUrl, language),
    developer: developerResource(apiBaseUrl, language, forms),
    user: userResource(apiBaseUrl, language, forms),
    account: accountResource(forms, options),
    products: productsResource(client),
    search: searchResource(client),
  }
}
