export { documentImageUrl } from './document-image-url'
export {
  isPortalError,
  isUnknown,
  needsSession,
  PortalError,
  type PortalErrorCode,
  type SessionErrorCode,
} from './errors'
export type { UserEntity } from './auth-base'
export type { CredentialColumn } from './credentials'
export type { Acceptance, SignUp } from './account'
export type { Credentials, CustomEndpoint, FormRequestName, RequestWrapper } from './forms-client'
export { createPortalApi, type PortalApi, type PortalApiOptions } from './portal-api-client'
export { prepareApi } from './prepare-api'
export { type RefreshLock, RefreshQueue } from './refresh-queue'
export { tagToKeep } from './tag-to-keep'
export type * from './types'
export type { Tagged } from './writes'
