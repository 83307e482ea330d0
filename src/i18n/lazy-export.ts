import type { Namespace } from './messages'

/** An export of a module that is loaded later, and the message namespaces that the module reads. */
export interface LazyExport<T> {
  readonly load: () => Promise<T>
  readonly namespaces: readonly Namespace[]
}

/**
 * Declares an export of a module that is loaded later. Its texts follow: scripts/follow-imports.mjs reads which namespaces the module
 * and all that it imports ask for (`useMessages('catalog')`) and writes them behind the arguments, in the development server, the
 * tests and the build alike. So nobody lists them, and texts are requested beside the module rather than after it.
 *
 * @param namespaces - Written by the tool, never by hand.
 */
export const lazyExport = <M extends object, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  namespaces: readonly Namespace[] = [],
): LazyExport<M[N]> => ({ load: async () => (await load())[name], namespaces })
