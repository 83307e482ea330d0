import type { Plugin } from 'vite'

/** A file of the library as it is built; undefined for files that stay as they are. */
export function fitted(id: string, code: string): string | undefined
/** @param options.isApart - The library is bundled by itself, before the kit, which it then imports by addresses from the root. */
export function fitStoplight(options?: { isApart?: boolean }): Plugin
