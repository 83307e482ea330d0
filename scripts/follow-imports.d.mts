import type { Plugin } from 'vite'
import type { Namespace } from '../src/i18n/messages'

/** Makes `import './button.css'` register the sheet with the kit, in place of putting it into the page's head. */
export function stylesFollowImports(): Plugin
/**
 * Writes into each `lazyExport(() => import('./x'), 'X')` the message namespaces of the module.
 *
 * @param options.importsOf Returns specifiers that the calling module has to import for some namespaces.
 */
export function textsFollowImports(options?: {
  readonly importsOf?: (namespaces: readonly Namespace[]) => readonly string[]
}): Plugin
/** Returns the message namespaces that a module and everything below it ask for, sorted. */
export function namespacesBelow(file: string): string[]
