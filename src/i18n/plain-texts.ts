import { isolated } from '../lib/isolated'

/** The texts of one namespace in one language, by key. */
export type Texts = Readonly<Record<string, string>>

/** Gives the texts of a namespace that has no plural forms. Values take the places of their names as they are. */
export const plainTexts =
  (texts: Texts) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    (texts[key] ?? key).replace(/{{(\w+)}}/g, (placeholder, name: string) =>
      isolated(String(values[name] ?? placeholder)),
    )
