import type { Transaction } from 'kysely'
import { stringify } from 'yaml'
import { titleFromName } from '../import/document-names'
import { firstHeading } from '../import/markdown-lines'
import { documentsFolder } from '../import/read-documents'
import type { Schema } from '../store/schema'
import { storedDocumentImages, storedDocuments, storedTexts } from '../store/stored-content'
import type { ContentFile } from './content-file'

/** A document of a server that did not store yet in which file it was. */
export class PathUnknown extends Error {
  override readonly name = 'PathUnknown'
}

/** Returns the documents of a product, a file for each language, with the images beside them. */
export async function* documentFiles(
  db: Transaction<Schema>,
  product: { id: string; slug: string },
): AsyncGenerator<ContentFile> {
  const root = documentsFolder(product.slug)
  const documents = await storedDocuments(db, product.id)
  for (const { path, revision_id, slug, position } of documents) {
    if (path === null) throw new PathUnknown(`${product.slug}/${slug}`)
    const texts = await storedTexts(db, revision_id)
    for (const text of texts) {
      const { language, title, content, metadata } = text
      // Only the main text has them.
      const place = language === '' ? { slug, order: position } : {}
      const front = { ...(title !== titleWithout(path, content) && { title }), ...place, ...metadata }
      yield { path: `${root}/${inLanguage(path, language)}`, content: withFrontMatter(front, content) }
    }
  }
  for (const { path, bytes } of await storedDocumentImages(db, product.id))
    yield { path: `${root}/${path}`, content: bytes }
}

/** `guides/index.md` is `guides/index.de.md` in German. */
const inLanguage = (path: string, language: string) =>
  language === '' ? path : path.replace(/\.md$/, `.${language}.md`)

/** Returns the title that the file has without one in its front matter. */
function titleWithout(path: string, content: string): string {
  const names = path.replace(/\.md$/, '').split('/')
  const last = names.at(-1) ?? ''
  return firstHeading(content) || titleFromName(last === 'index' ? (names.at(-2) ?? last) : last)
}

/** A content that begins as front matter does has some before it, if only an empty mapping. */
function withFrontMatter(front: object, content: string): string {
  if (Object.keys(front).length === 0 && !content.startsWith('---')) return content
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${content}`
}
