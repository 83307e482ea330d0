import type { Operation } from '../http/operation'
import { analyticsOperations } from './analytics'
import { applicationOperations } from './applications'
import { authenticate } from './authenticate'
import { authenticateCode } from './authenticate-code'
import { authenticateSso } from './authenticate-sso'
import { changeDeveloperPassword } from './change-developer-password'
import { changeMyPassword } from './change-my-password'
import { developerOidcCallback } from './developer-oidc-callback'
import { endDeveloperSession } from './end-developer-session'
import { endOtherDeveloperSessions } from './end-other-developer-sessions'
import { endSessionsAtProvider } from './end-sessions-at-provider'
import { forgotPassword } from './forgot-password'
import { gatewayOperations } from './gateway'
import { getCaptchaChallenge } from './get-captcha-challenge'
import { getContract } from './get-contract'
import { getDeveloperMe } from './get-developer-me'
import { getDocumentImage } from './get-document-image'
import { getFirstSteps } from './get-first-steps'
import { getPortalAppearance } from './get-portal-appearance'
import { getPortalCatalogCover } from './get-portal-catalog-cover'
import { getPortalContext } from './get-portal-context'
import { getPortalFavicon } from './get-portal-favicon'
import { getPortalFontStylesheet } from './get-portal-font-stylesheet'
import { getPortalLogo } from './get-portal-logo'
import { getPortalStylesheet } from './get-portal-stylesheet'
import { getProduct } from './get-product'
import { getProductActions } from './get-product-actions'
import { getProductDocument } from './get-product-document'
import { getProductVersion } from './get-product-version'
import { getProductVersionSpec } from './get-product-version-spec'
import { getProductVersionSpecOperations } from './get-product-version-spec-operations'
import { listDeveloperSessions } from './list-developer-sessions'
import { listProductDocuments } from './list-product-documents'
import { getSecurityTxt } from './get-security-txt'
import { listProducts } from './list-products'
import { listProductVersions } from './list-product-versions'
import { logout } from './logout'
import { operatorOperations } from './operator'
import { redirectToChangePassword } from './redirect-to-change-password'
import { refresh } from './refresh'
import { register } from './register'
import { resetPassword } from './reset-password'
import { searchPortal } from './search-portal'
import { searchPortalEntities } from './search-portal-entities'
import { searchProductDocuments } from './search-product-documents'
import { trafficOperations } from './traffic'
import { updateDeveloperMe } from './update-developer-me'
import { updateFirstSteps } from './update-first-steps'
import { userOperations } from './users'
import { verifyEmail } from './verify-email'

/** Every operation of the contract that this server answers. */
export const operations: readonly Operation[] = [
  ...analyticsOperations,
  ...applicationOperations,
  ...gatewayOperations,
  ...operatorOperations,
  ...trafficOperations,
  ...userOperations,
  authenticate,
  authenticateCode,
  authenticateSso,
  changeDeveloperPassword,
  changeMyPassword,
  developerOidcCallback,
  endDeveloperSession,
  endOtherDeveloperSessions,
  endSessionsAtProvider,
  forgotPassword,
  getCaptchaChallenge,
  getContract,
  getDeveloperMe,
  getDocumentImage,
  getFirstSteps,
  getPortalAppearance,
  getPortalCatalogCover,
  getPortalContext,
  getPortalFavicon,
  getPortalFontStylesheet,
  getPortalLogo,
  getPortalStylesheet,
  getProduct,
  getProductActions,
  getProductDocument,
  getProductVersion,
  getProductVersionSpec,
  getProductVersionSpecOperations,
  getSecurityTxt,
  listDeveloperSessions,
  listProductDocuments,
  listProducts,
  listProductVersions,
  logout,
  redirectToChangePassword,
  refresh,
  register,
  resetPassword,
  searchPortal,
  searchPortalEntities,
  searchProductDocuments,
  updateDeveloperMe,
  updateFirstSteps,
  verifyEmail,
]
