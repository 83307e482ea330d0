import type { Language } from './languages'
import type { Messages, Namespace } from './messages'

/** Key of a text for embedders, such as `login.heading`. Plural forms have keys of their own, such as `docs.found_other`. */
export type TextKey = {
  [N in Namespace]: `${N}.${keyof Messages[N] & string}`
}[Namespace]

/** Texts of the embedder in place of the kit's, by language and key: `{ en: { 'login.heading': 'Welcome' } }`. */
export type ReplacedTexts = {
  readonly [L in Language]?: { readonly [Key in TextKey]?: string }
}

/** What decides the words of an element. */
export interface Localization {
  readonly language: Language
  readonly texts?: ReplacedTexts
}
