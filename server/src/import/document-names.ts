import { fold } from '../store/folding'

/** Languages in which a document may have a text of its own: `page.de.md` beside `page.md`. */
export const languageCodes = ['en', 'ca', 'de', 'es', 'fr'] as const

/** Returns the last segment of a document's path: lowercase letters, digits and hyphens. Empty if nothing is left. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns `getting-started` as `Getting started`. */
export function titleFromName(name: string): string {
  const title = name.replace(/[-_]+/g, ' ').trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}
