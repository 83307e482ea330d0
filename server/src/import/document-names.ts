import { fold } from '../store/folding'

/** Languages in which a document may have a text of its own: `page.de.md` beside `page.md`. */
export const languageCodes = ['en', 'ca', 'de', 'es', 'fr'] as const

/** The last part of a document's address: small letters, digits and hyphens. Empty when nothing is left. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** `getting-started` as people would write it. */
export function titleFromName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
