/** Returns the file behind a relative specifier. Throws if there is none. */
export function resolveModule(from: string, specifier: string): string
/** Returns the files that a module of ours imports statically, in their order. Types and packages are left out. */
export function importsOf(file: string): string[]
/** Returns a module and all that come with it by static imports. */
export function modulesBelow(file: string, met?: Set<string>): Set<string>
