import { readScriptTag } from '../src/element/configuration'
import { defineElement } from '../src/element/define'
import { portalApp } from './portal-app'
import { portalCatalog } from './portal-catalog'
import { portalContent } from './portal-content'
import { portalCopyId } from './portal-copy-id'
import { portalEmptyState } from './portal-empty-state'
import { portalForbidden } from './portal-forbidden'
import { portalHeader } from './portal-header'
import { portalLogin } from './portal-login'
import { portalNotFound } from './portal-not-found'

export { configure } from '../src/element/configuration'

/** Every tag of the kit. */
const declarations = [
  portalApp,
  portalCatalog,
  portalContent,
  portalCopyId,
  portalEmptyState,
  portalForbidden,
  portalHeader,
  portalLogin,
  portalNotFound,
]

/** Upgrades the kit's tags below a root that is not part of the page yet. Everywhere else they are defined already. */
export function observe(root: Document | DocumentFragment | Element): void {
  customElements.upgrade(root)
}

readScriptTag(import.meta.url)
// A module that imports this one runs next and may still choose a prefix.
queueMicrotask(() => declarations.forEach((declaration) => defineElement(declaration)))
