import type { ComponentType } from 'react'
import { type Language, loadMessages } from '../i18n'
import type { ScreenDeclaration } from './declare'

/** What a screen needs before it can be drawn. */
export interface ScreenParts {
  readonly Screen: ComponentType<Readonly<Record<string, unknown>>>
  readonly styles: readonly string[]
}

/** Loads the parts of one declaration: once per language, and again after a failure. */
export class PartsLoader {
  readonly #declaration: ScreenDeclaration
  readonly #loaded = new Map<Language, ScreenParts>()

  constructor(declaration: ScreenDeclaration) {
    this.#declaration = declaration
  }

  /** The parts, when they are here already: another element of the tag then appears without any delay. */
  loaded(language: Language): ScreenParts | undefined {
    return this.#loaded.get(language)
  }

  /** @throws what the browser throws when a chunk cannot be loaded. */
  async load(language: Language): Promise<ScreenParts> {
    const { screen, styles, messages } = this.#declaration
    const [Screen, texts] = await Promise.all([
      screen(),
      styles?.() ?? [],
      loadMessages(language, messages ?? []),
    ])
    // The declaration was checked to give the screen every prop it wants.
    const parts = { Screen: Screen as ScreenParts['Screen'], styles: [texts].flat() }
    this.#loaded.set(language, parts)
    return parts
  }
}
