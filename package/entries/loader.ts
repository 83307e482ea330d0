/** The loader of the browser build, for applications that bundle it: defines each tag when it first appears on the page. */
export { configure } from '../../src/element/configuration'

const loader = 'customElements' in globalThis ? import('../../elements/loader') : undefined
loader?.catch((error: unknown) => console.error('The loader of portal-elements could not be loaded.', error))

/** Defines the kit's tags below a root as they appear, such as a closed shadow root. Does nothing on a server. */
export function observe(root: Document | DocumentFragment | Element): void {
  // A failure has been reported above.
  loader?.then((loaded) => loaded.observe(root)).catch(() => undefined)
}
