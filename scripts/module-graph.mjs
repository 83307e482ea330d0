import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

// Prettier and the compiler's `verbatimModuleSyntax` leave these forms only: types are imported by `import type`.
const statement = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'(\.[^']*)'/gm

/** Returns the file behind a relative specifier. Throws if there is none. */
export function resolveModule(from, specifier) {
  const base = resolve(dirname(from), specifier.split('?', 1)[0])
  const found = ['', '.ts', '.tsx', '.d.ts', '/index.ts']
    .map((end) => base + end)
    .find((path) => /\.\w+$/.test(path) && existsSync(path))
  if (!found) throw new Error(`"${specifier}" in ${from} leads to no file.`)
  return found
}

/** Returns the files that a module of ours imports statically, in their order. Types and packages are left out. */
export const importsOf = (file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(statement), ([, specifier]) =>
    resolveModule(file, specifier),
  )

/** Returns a module and all that come with it by static imports. */
export function modulesBelow(file, met = new Set()) {
  if (met.has(file)) return met
  met.add(file)
  if (/\.tsx?$/.test(file)) for (const imported of importsOf(file)) modulesBelow(imported, met)
  return met
}
