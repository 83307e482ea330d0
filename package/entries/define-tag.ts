import { tagPrefix } from '../../src/element/configuration'
import type { ElementDeclaration } from '../../src/element/declare'

export type LoadDeclaration = () => Promise<{ readonly default: ElementDeclaration }>

/** Elements exist only in browsers. On a server nothing is loaded or defined, so that pages rendered there may import every entry. */
const isBrowser = 'customElements' in globalThis

/** Loads a declaration with what defines it, and defines its tag. Does nothing on a server. Never throws. */
export function defineTag(load: LoadDeclaration): void {
  if (!isBrowser) return
  Promise.all([load(), import('../../src/element/define'), import('../../src/element/copies')])
    .then(([{ default: declaration }, { defineElement }, { copyFor }]) => {
      if (copyFor(tagPrefix(), import.meta.url)) defineElement(declaration)
    })
    .catch((error: unknown) => console.error('A tag of portal-elements could not be loaded.', error))
}
