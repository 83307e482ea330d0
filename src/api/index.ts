export * from './account'
export type { UserEntity } from './auth-base'
export { signInUrl } from './auth-base'
export { documentImageUrl, loadDocumentMarkdown, loadDocumentText, loadDocumentTree } from './documents'
export {
  isPortalError,
  isUnknown,
  needsSession,
  PortalError,
  type PortalErrorCode,
  type SessionErrorCode,
} from './errors'
export type { Credentials, CustomEndpoint, FormRequestName, RequestWrapper } from './forms-client'
export * from './own-account'
export { createPortalApi, type PortalApi, type PortalApiOptions } from './portal-api-client'
export { type Read, readOf } from './read'
export { type RefreshLock, RefreshQueue } from './refresh-queue'
export { type Tagged, tagged } from './tagged'
export type { OperationPath } from './typed-client'
export type * from './types'
