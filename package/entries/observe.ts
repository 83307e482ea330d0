/** Upgrades the kit's tags below a root that is not part of the page yet. Does nothing on a server. */
export function observe(root: Document | DocumentFragment | Element): void {
  if ('customElements' in globalThis) customElements.upgrade(root)
}
