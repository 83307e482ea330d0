/** English is the default and the type of the others. */
export const languages = ['en', 'ca', 'de', 'es', 'fr'] as const

export type Language = (typeof languages)[number]

/** The language of a BCP 47 tag, its region ignored: `de-AT` gives `de`, an unknown or missing tag nothing. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().split(/[-_]/, 1)[0]?.toLowerCase()
  return languages.find((language) => language === primary)
}

/** The first of the tags, in order of preference, whose language we speak; else English. */
export function chooseLanguage(tags: Iterable<string | null | undefined>): Language {
  for (const tag of tags) {
    const language = languageOf(tag)
    if (language) return language
  }
  return 'en'
}
