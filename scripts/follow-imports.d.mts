import type { Plugin } from 'vite'

/** Makes `import './button.css'` register the sheet with the kit, in place of putting it into the page's head. */
export function stylesFollowImports(): Plugin
/** Writes into each `lazyExport(() => import('./x'), 'X')` the message namespaces of the module. */
export function textsFollowImports(): Plugin
/** Returns the message namespaces that a module and everything below it ask for, sorted. */
export function namespacesBelow(file: string): string[]
