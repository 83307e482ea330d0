import { readScriptTag, tagPrefix } from '../src/element/configuration'
import { copyFor } from '../src/element/copies'
import { defineElement } from '../src/element/define'
import portalAcceptInvitation from './portal-accept-invitation'
import portalAccount from './portal-account'
import portalApp from './portal-app'
import portalApplication from './portal-application'
import portalApplicationForm from './portal-application-form'
import portalCatalog from './portal-catalog'
import portalChangePassword from './portal-change-password'
import portalContent from './portal-content'
import portalCopyId from './portal-copy-id'
import portalDashboard from './portal-dashboard'
import portalDocs from './portal-docs'
import portalEmptyState from './portal-empty-state'
import portalForbidden from './portal-forbidden'
import portalForgotPassword from './portal-forgot-password'
import portalHeader from './portal-header'
import portalLogin from './portal-login'
import portalMyApps from './portal-my-apps'
import portalNotFound from './portal-not-found'
import portalRegister from './portal-register'
import portalResetPassword from './portal-reset-password'
import portalOAuth2Redirect from './portal-oauth2-redirect'
import portalSpec from './portal-spec'

export { configure } from '../src/element/configuration'

/** Every tag of the kit. */
const declarations = [
  portalAcceptInvitation,
  portalAccount,
  portalApp,
  portalApplication,
  portalApplicationForm,
  portalCatalog,
  portalChangePassword,
  portalContent,
  portalCopyId,
  portalDashboard,
  portalDocs,
  portalEmptyState,
  portalForbidden,
  portalForgotPassword,
  portalHeader,
  portalLogin,
  portalMyApps,
  portalNotFound,
  portalRegister,
  portalResetPassword,
  portalOAuth2Redirect,
  portalSpec,
]

/** Upgrades the kit's tags below a root that is not part of the page yet. Everywhere else they are defined already. */
export function observe(root: Document | DocumentFragment | Element): void {
  customElements.upgrade(root)
}

readScriptTag(import.meta.url)
// A module that imports this one runs next and may still choose a prefix.
queueMicrotask(() => {
  if (copyFor(tagPrefix(), import.meta.url)) declarations.forEach((declaration) => defineElement(declaration))
})
