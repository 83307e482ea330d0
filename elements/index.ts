import { readScriptTag, tagPrefix } from '../src/element/configuration'
import { copyFor } from '../src/element/copies'
import type { ElementDeclaration } from '../src/element/declare'
import { defineElement } from '../src/element/define'

export { configure } from '../src/element/configuration'

/** Every tag of the kit. */
const declarations = import.meta.glob<ElementDeclaration>('./portal-*.ts', { eager: true, import: 'default' })

/** Upgrades the kit's tags below a root that is not part of the page yet. Everywhere else they are defined already. */
export function observe(root: Document | DocumentFragment | Element): void {
  customElements.upgrade(root)
}

readScriptTag(import.meta.url)
// A module that imports this one runs next and may still choose a prefix.
queueMicrotask(() => {
  if (copyFor(tagPrefix(), import.meta.url))
    Object.values(declarations).forEach((declaration) => defineElement(declaration))
})
