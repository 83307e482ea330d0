import type { ComponentType } from 'react'
import { type Language, loadExport } from '../i18n'
import type { ScreenDeclaration } from './element-contract'

export type Screen = ComponentType<Readonly<Record<string, unknown>>>

/** Loads the screen of one declaration with its texts: once per language, and again after a failure. */
export class ScreenLoader {
  readonly #screen: ScreenDeclaration['screen']
  readonly #loaded = new Map<Language, Screen>()

  constructor({ screen }: ScreenDeclaration) {
    this.#screen = screen
  }

  /** The screen, if it and its texts are here already: another element of the tag then appears without any delay. */
  loaded(language: Language): Screen | undefined {
    return this.#loaded.get(language)
  }

  /** @throws what the browser throws when a chunk cannot be loaded. */
  async load(language: Language): Promise<void> {
    // The declaration was checked to give the screen every prop it wants.
    this.#loaded.set(language, (await loadExport(this.#screen, language)) as Screen)
  }
}
