/**
 * Takes the place of text-loader.ts in the npm package. Modules add the folders that they need (scripts/follow-imports.mjs), so that a
 * bundler finds no texts but those of the tags that an application imports.
 */
import type { Language } from './languages'
import type { TextFile } from './text-loader'

type Loaders = Readonly<Record<Language, () => Promise<{ readonly default: TextFile }>>>

const added = new Map<string, Loaders>()

export function addTexts(folder: string, loaders: Loaders): void {
  added.set(folder, loaders)
}

/** @throws if no module has added the folder. */
export async function loadTexts(language: Language, folder: string): Promise<{ readonly default: TextFile }> {
  const loaders = added.get(folder)
  if (!loaders) throw new Error(`No module has added the texts "${folder}".`)
  return loaders[language]()
}
